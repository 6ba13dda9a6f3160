/**
 * What the assistant says of a client's money: functions of facts alone, whoever understood the question.
 * The lines are those of page, mail and paper; nothing is reckoned here.
 */
import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import type { MembershipView } from '#contract/billing/memberships.ts';
import type { MoneyLineId } from '#contract/money-facts.ts';
import type { Day } from '#contract/primitives.ts';
import {
  feePaidWords,
  isReserved,
  reservedLabel,
  reservedWords,
} from '#domain/billing/invoice-words.ts';
import { lastDayBefore } from '#domain/billing/membership.ts';
import { changeWords, dueSentence, renewalWords } from '#domain/billing/membership-words.ts';
import { dayInWords, dayOfYearInWords } from '#domain/calendar/date-words.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { whoPays } from '#domain/money/kept-cards.ts';
import { askedByLine, paidSum } from '#domain/money/letter-sums.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { onWayLines, onWayOnceOwed } from '#domain/money/words/on-way.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import type { HeldAffair } from '#server/assistant/money/affairs.ts';

/** What is asked about, and whether it was asked about by its name. */
export interface AskedAffairs {
  held: readonly HeldAffair[];
  isNamed: boolean;
}

const spoken = (lines: readonly MoneyLine[], { speaker }: Telling) =>
  lines.map((line) => `- ${line.label}: ${lineValue(line, speaker.money)}`).join('\n');

/** Of two that are called the same the day tells which. */
const namesOf = ({ reference, on }: HeldAffair, { language }: Telling): string[] =>
  on ? [reference, dayInWords(on, language)] : [reference];

const named = (one: HeldAffair, telling: Telling) =>
  `**${one.title}** (${namesOf(one, telling).join(telling.say.comma)})`;

/** With the numbers of its invoices, for whoever looks for the paper. */
const numbered = (one: HeldAffair, telling: Telling) => {
  const { comma, money } = telling.say;
  const names = [...namesOf(one, telling), ...one.numbers.map(money.onInvoice)];
  return `**${one.title}** (${names.join(comma)})`;
};

/** What comes back and what is kept, of each that could be given up. */
export function endingAnswer({ held }: AskedAffairs, telling: Telling): string {
  const { say, language } = telling;
  const told = held.flatMap((one) => {
    const lines = one.ending(language);
    return lines ? [`${say.money.ifEnded(named(one, telling))}\n${spoken(lines, telling)}`] : [];
  });
  return told.length > 0 ? told.join('\n\n') : say.money.nothingToEnd;
}

/** The total, what was paid, what is due and when, what came back: of each that is asked about. */
export function standingAnswer({ held }: AskedAffairs, telling: Telling): string {
  const { say, speaker, language } = telling;
  const told = held.map((one) => {
    const lines = linesOf(one, telling);
    const isPaid = lines.some(({ id }) => id === 'paid');
    const none = isPaid ? [] : [paidSum({ ...one.sums.total, amount: 0 }, language)];
    const total = `- ${say.money.total}: ${speaker.money(one.sums.total)}`;
    return `${numbered(one, telling)}\n${total}\n${spoken([...none, ...lines], telling)}`;
  });
  return told.length > 0 ? told.join('\n\n') : say.money.nothingAgreed;
}

/** As its page says them; who pays is said also where the page leaves it unsaid. */
function linesOf({ sums }: HeldAffair, { language }: Telling): MoneyLine[] {
  // The lines of what is asked for come in the order of its parts.
  const parts = dueBeside(sums).values();
  return moneyLines(sums, language).map((line) => {
    if (line.id !== 'due' && line.id !== 'later') return line;
    const part = parts.next().value;
    const isSaid = !part || part.now || line.note !== '' || sums.stage === 'over';
    return isSaid ? line : { ...line, note: whoPays(sums, part.by, language) };
  });
}

/** Only the lines of some kinds. */
const some = (one: HeldAffair, ids: readonly MoneyLineId[], telling: Telling): string =>
  spoken(
    linesOf(one, telling).filter(({ id }) => ids.includes(id)),
    telling,
  );

/** The same of those that have any. */
const only = (
  held: readonly HeldAffair[],
  ids: readonly MoneyLineId[],
  telling: Telling,
): string[] =>
  held.flatMap((one) => {
    const lines = some(one, ids, telling);
    return lines ? [`${numbered(one, telling)}\n${lines}`] : [];
  });

const asking: MoneyLineId[] = ['taking', 'reserved', 'due', 'later'];

/** What is due when, and who pays it; that there is nothing, of what was asked about by name. */
export function nextAnswer({ held, isNamed }: AskedAffairs, telling: Telling): string {
  const told = only(held, isNamed ? [...asking, 'nothing'] : asking, telling);
  return told.join('\n\n');
}

/** What is held on a card, for what, and when it is taken; where nothing is, how it is paid. */
export function reservedAnswer({ held, isNamed }: AskedAffairs, telling: Telling): string {
  const { nothingReserved, nothingReservedFor } = telling.say.money;
  const isReserved = ({ sums }: HeldAffair) => sums.reserved.amount > 0 || sums.taking.amount > 0;
  if (!isNamed) {
    const told = only(held, ['reserved', 'taking', 'released'], telling);
    return [...(held.some(isReserved) ? [] : [nothingReserved]), ...told].join('\n\n');
  }
  const told = held.map((one) =>
    isReserved(one)
      ? `${numbered(one, telling)}\n${some(one, asking, telling)}`
      : `${nothingReservedFor(named(one, telling))}\n${some(one, paying, telling)}`.trim(),
  );
  return told.join('\n\n');
}

/** What is on its way back and what was sent, with what was kept. */
export function refundAnswer({ held, isNamed }: AskedAffairs, telling: Telling): string {
  const { nothingBack, nothingBackOf } = telling.say.money;
  const isBack = ({ sums }: HeldAffair) => sums.returning.amount > 0 || sums.returned.amount > 0;
  const told = held.flatMap((one) => {
    if (isBack(one)) return [`${numbered(one, telling)}\n${some(one, wayBack, telling)}`];
    return isNamed
      ? [
          `${nothingBackOf(named(one, telling))}\n${some(one, ['paid', 'kept', 'released'], telling)}`.trim(),
        ]
      : [];
  });
  return told.length > 0 ? told.join('\n\n') : nothingBack;
}

const wayBack: MoneyLineId[] = ['paid', 'returning', 'toSend', 'returned', 'kept'];

/** How it is paid where nothing is reserved, and what of it came or comes back: that is asked in the same breath. */
const paying: MoneyLineId[] = [...wayBack, 'due', 'later', 'released', 'nothing'];

export interface OwedFacts {
  owed: readonly Owed[];
  /** Those of which no booking or request tells. */
  others: readonly InvoiceSummary[];
  held: readonly HeldAffair[];
  /** They ask what the house owes too. */
  asksBack: boolean;
}

/** In all as the page of invoices says it; then each thing with what is due, reserved or comes back. */
export function owedAnswer({ owed, others, held, asksBack }: OwedFacts, telling: Telling): string {
  const { money } = telling.say;
  const each = [
    ...only(held, [...asking, 'returning', 'toSend'], telling),
    ...others.map((invoice) => invoiceAnswer(invoice, telling)),
  ];
  const waits = held.some(({ sums }) => sums.due.some(({ by }) => by === null));
  const comes = owed.some(({ returning }) => returning.amount > 0);
  // What waits for a confirmation is not owed yet, and to say `nothing` above it would mislead.
  const inAll = owedLines(owed, telling.language).filter(({ id }) => !waits || id !== 'nothing');
  return [
    spoken(inAll, telling),
    ...(asksBack && !comes ? [money.nothingComing] : []),
    ...(each.length > 0 ? [[money.byThing, ...each].join('\n\n')] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A document by itself, as that of a membership. */
export function invoiceAnswer(invoice: InvoiceSummary, telling: Telling): string {
  const head = `**${invoice.title}** (${invoice.number})`;
  const lines = invoiceLines(invoice, telling);
  return `${head}\n${spoken(lines, telling)}`;
}

function invoiceLines(invoice: InvoiceSummary, { language, say, today }: Telling): MoneyLine[] {
  const { reserved, cardPays, byHand, once, paid, total, asked: next } = invoice;
  const payer = { cardPays, byHand, once };
  const coming = onWayLines(invoice, language);
  const { stillToPay } = onWayOnceOwed(invoice, invoice.outstanding);
  const line = (id: MoneyLineId, label: string, sum: MoneyLine['sum'], note = '') => ({
    id,
    label,
    sum,
    note,
  });
  if (isReserved(invoice))
    return [
      line(
        'reserved',
        reservedLabel(invoice, language),
        reserved,
        reservedWords(invoice, today, language),
      ),
    ];
  const all = line('paid', say.money.total, total);
  if (!next && coming.length > 0) return [all, ...coming];
  if (!next) {
    const open = line('due', say.money.open, stillToPay);
    return stillToPay.amount > 0
      ? [all, open]
      : [
          all,
          line('paid', feePaidWords(invoice, language) ?? say.money.paidOf, paid, invoice.paidWith),
        ];
  }
  const due = askedByLine({ sum: next.amount, by: next.dueOn, ...payer }, language);
  const isPart = next.amount.amount !== stillToPay.amount;
  const note = due.note || whoPays(payer, next.dueOn, language);
  return [
    ...coming,
    { ...due, note },
    ...(isPart ? [line('later', say.money.open, stillToPay)] : []),
  ];
}

/** When it renews and for how much, or its last day; and what is still to be paid until then. */
export function membershipAnswer(memberships: readonly MembershipView[], telling: Telling): string {
  const { say, speaker, language } = telling;
  const day = (of: Day) => dayOfYearInWords(of, language);
  const told = memberships.map((membership) => {
    const { name, price, every, periodTo, endsOn, earliestEnd, stillDue, changesTo, state } =
      membership;
    if (state === 'applied') return `**${name}**: ${say.money.membershipAsked}`;
    const last = day(lastDayBefore(endsOn ?? earliestEnd));
    const written = { money: speaker.money, day };
    const due = dueSentence(stillDue, written, language);
    if (endsOn) return `**${name}**: ${say.money.membershipEnds(last)} ${due}`;
    const next = changesTo?.on && { ...changesTo, on: changesTo.on, every };
    const becomes = next ? changeWords(next, written, language) : undefined;
    const running =
      state === 'active' ? { on: day(periodTo), becomes, stopped: { last, due } } : {};
    return `**${name}**: ${renewalWords({ every, price: speaker.money(price), ...running }, language)}`;
  });
  return told.length > 0 ? told.join('\n\n') : say.money.noMembership;
}

/** Whose reference it is not: nobody is told whether it is somebody else's. */
export const unknownAnswer = (references: readonly string[], { say }: Telling): string =>
  say.money.notYours(references.join(say.comma));
