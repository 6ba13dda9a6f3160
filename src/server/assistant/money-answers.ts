/**
 * What the assistant says of a client's money: functions of facts alone, whoever understood the question.
 * The lines are those of page, mail and paper; nothing is reckoned here.
 */
import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { dayInWords } from '#domain/date-words.ts';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { keptCardWords } from '#domain/money/card-words.ts';
import { owedLines } from '#domain/money/owed-words.ts';
import { endingLines, lineValue, type MoneyLine, moneyLines } from '#domain/money/words.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import type { AgreedMatter } from '#server/assistant/tools.ts';

/** Something of the client's that has money of its own. */
export interface Held {
  id: string;
  /** What kind of thing was booked; nothing of a request. */
  category?: string;
  reference: string;
  title: string;
  path: string;
  sums: MoneyFacts;
  /** What giving it up now means; nothing where it cannot be given up. */
  ending(language: Telling['language']): MoneyLine[] | undefined;
}

export function heldBooking({ id, reference, offering, sums }: BookingSummary): Held {
  const now = sums.endings?.now;
  const ending: Held['ending'] = (language) => now && endingLines(sums, now, language);
  return {
    ...{ id, reference, sums, ending, category: offering.category },
    title: offering.title,
    path: `/dashboard/bookings/${id}`,
  };
}

export function heldMatter({ id, reference, title, area, sums, ending }: AgreedMatter): Held {
  return {
    ...{ id, reference, title, sums, path: `/dashboard/${area}/${id}` },
    ending: (language) => (ending ? matterEndingLines(ending, language) : undefined),
  };
}

const spoken = (lines: readonly MoneyLine[], { speaker }: Telling) =>
  lines.map((line) => `- ${line.label}: ${lineValue(line, speaker.money)}`).join('\n');

const named = ({ title, reference }: Held) => `**${title}** (${reference})`;

/** What comes back and what is kept, of each that could be given up. */
export function endingAnswer(of: readonly Held[], telling: Telling): string {
  const { say, language } = telling;
  const told = of.flatMap((held) => {
    const lines = held.ending(language);
    return lines ? [`${say.money.ifEnded(named(held))}\n${spoken(lines, telling)}`] : [];
  });
  return told.length > 0 ? told.join('\n\n') : say.money.nothingToEnd;
}

/** The total, what was paid, what is due and when, what came back: of each that is asked about. */
export function standingAnswer(of: readonly Held[], telling: Telling): string {
  const { say, language, speaker } = telling;
  const told = of.map((held) => {
    const total = `- ${say.money.total}: ${speaker.money(held.sums.total)}`;
    return `${named(held)}\n${total}\n${spoken(moneyLines(held.sums, language), telling)}`;
  });
  return told.length > 0 ? told.join('\n\n') : say.money.nothingAgreed;
}

/** What a kept card does by itself, and of each that is open what is due when and who pays it. */
export function chargingAnswer(of: readonly Held[], telling: Telling): string {
  return [keptCardWords(telling.language), ...only(of, ['due', 'later', 'reserved'], telling)].join(
    '\n\n',
  );
}

/** Only the lines of some kinds, of those that have any. */
function only(of: readonly Held[], ids: readonly MoneyLine['id'][], telling: Telling): string[] {
  return of.flatMap((held) => {
    const lines = moneyLines(held.sums, telling.language).filter(({ id }) => ids.includes(id));
    return lines.length > 0 ? [`${named(held)}\n${spoken(lines, telling)}`] : [];
  });
}

/** What is held on a card, for what, and when it is taken. */
export function reservedAnswer(of: readonly Held[], telling: Telling): string {
  const told = only(of, ['reserved', 'taking', 'released'], telling);
  const some = of.some(({ sums }) => sums.reserved.amount > 0 || sums.taking.amount > 0);
  return [...(some ? [] : [telling.say.money.nothingReserved]), ...told].join('\n\n');
}

/** What is on its way back and what was sent, with what was kept. */
export function refundAnswer(of: readonly Held[], telling: Telling): string {
  const back = of.filter(({ sums }) => sums.returning.amount > 0 || sums.returned.amount > 0);
  const told = only(back, ['returning', 'returned', 'kept'], telling);
  return told.length > 0 ? told.join('\n\n') : telling.say.money.nothingBack;
}

interface OwedFacts {
  owed: readonly Owed[];
  open: readonly InvoiceSummary[];
  /** For what something is reserved, and of what something comes back. */
  held: readonly Held[];
  /** They ask what the house owes too. */
  asksBack: boolean;
}

/** Due now, later, reserved and on its way back; then each open invoice, and each of the others by its name. */
export function owedAnswer({ owed, open, held, asksBack }: OwedFacts, telling: Telling): string {
  const { money } = telling.say;
  const invoices = open.map((invoice) => `- ${invoiceLine(invoice, telling)}`);
  const comes = owed.some(({ returning }) => returning.amount > 0);
  return [
    spoken(owedLines(owed, telling.language), telling),
    ...(asksBack && !comes ? [money.nothingComing] : []),
    ...(invoices.length > 0 ? [[money.byInvoice, ...invoices].join('\n')] : []),
    ...only(held, ['reserved', 'taking', 'returning'], telling),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function invoiceLine(
  { number, title, outstanding, next, guarantee }: InvoiceSummary,
  { say, speaker, language }: Telling,
): string {
  if (!next) return `**${title}** (${number}): ${speaker.money(outstanding)}`;
  // What is due next may be a part; the whole is named apart, so that nobody takes one for the other.
  const isPart = next.amount.amount !== outstanding.amount;
  const day = dayInWords(next.dueOn, language);
  const parts = [
    speaker.money(next.amount),
    guarantee ? say.money.taken(day) : say.own.due(day),
    ...(isPart ? [say.own.ofAll(speaker.money(outstanding))] : []),
  ];
  return `**${title}** (${number}): ${parts.join(' · ')}`;
}

/** Whose reference it is not: nobody is told whether it is somebody else's. */
export const unknownAnswer = (references: readonly string[], { say }: Telling): string =>
  say.money.notYours(references.join(say.comma));
