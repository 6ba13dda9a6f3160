/** Letters about money: one for each event, with a subject of its own, why, how much and by which way. */
import type { MoneyTerm } from '#contract/money-facts.ts';
import { Currency, Day, type Language, type Money } from '#contract/primitives.ts';
import {
  changeLabel,
  changeWords,
  dueLabel,
  dueWords,
  stopHow,
} from '#domain/billing/membership-words.ts';
import { dateInWords } from '#domain/date-words.ts';
import { carriedIn, carriedLines, stillIn, wayIn } from '#domain/matters/money-words.ts';
import { termWords } from '#domain/matters/version-words.ts';
import { asksIn, collectingIn } from '#domain/money/asked.ts';
import { cardWords } from '#domain/money/card-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { askedByLine, backSum, feeSum, nothingMore, paidSums } from '#domain/money/letter-sums.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { collectingLine } from '#domain/money/on-way-words.ts';
import { writtenReason } from '#domain/money/reason-words.ts';
import { unpaidWords } from '#domain/money/term-words.ts';
import { money, times } from '#domain/money.ts';
import {
  factOf,
  type Letter,
  type LetterNews,
  payButton,
  type WrittenLetter,
} from '#server/notifications/events.ts';
import { moneyLetters as arabic } from '#server/notifications/money-text.ar.ts';
import {
  moneyLetters as english,
  type MoneyLetterKind,
  type MoneyLetters,
} from '#server/notifications/money-text.en.ts';
import type { Fact } from '#server/platform/messages/mail-layout.ts';

const words: Record<Language, MoneyLetters> = { en: english, ar: arabic };

type News = Pick<LetterNews, 'kind' | 'title' | 'about'>;

/** Which letter it is; undefined where the news is not about money. */
function moneyLetterKind({ kind, about }: News): MoneyLetterKind | undefined {
  if (kind !== 'invoice' && kind !== 'payment') return undefined;
  const { letters } = english;
  // Safe: the key was found in the table.
  return Object.hasOwn(letters, String(about.event)) ? (about.event as MoneyLetterKind) : undefined;
}

/** Whoever looked at the bell has read that it was paid, and has no receipt. */
export const isReceipt = (news: News): boolean => {
  const kind = moneyLetterKind(news);
  return kind !== undefined && receipts.includes(kind);
};

/** Money came: for something, or as the fee of what ended. */
const receipts: readonly MoneyLetterKind[] = [
  'received',
  'joined',
  'cancellation_fee',
  'no_show_fee',
  'withdrawal_fee',
];

const fees: Partial<Record<MoneyLetterKind, MoneyTerm>> = {
  cancellation_fee: 'late',
  no_show_fee: 'no_show',
  withdrawal_fee: 'withdrawn',
};

export function moneyLetter(news: LetterNews): WrittenLetter | undefined {
  const kind = moneyLetterKind(news);
  if (!kind) return undefined;
  return {
    in: (language) => written(kind, news, language),
    // Where a refund waits nobody can refuse the letter.
    isOwed: kind === 'refund_delayed',
  };
}

function written(kind: MoneyLetterKind, news: LetterNews, language: Language): Letter {
  const { subject, heading, open } = words[language].letters[kind];
  return {
    subject: subject(news.title[language], textOf(news, 'number') ?? ''),
    heading,
    paragraphs: paragraphs(kind, news, language),
    facts: [
      ...named(news, language),
      ...reasons(news, language),
      ...lines(kind, news, language).map((line) => factOf(line, language)),
      ...periods(news, language),
    ],
    buttons: [
      ...payButton({ invoice: textOf(news, 'pay'), due: sumOf(news, 'toPay') }, language),
      { label: open, path: news.path },
    ],
  };
}

function textOf({ about }: News, name: string): string | undefined {
  const value = about[name];
  return value === undefined || value === '' ? undefined : String(value);
}

function paragraphs(kind: MoneyLetterKind, news: News, language: Language): string[] {
  const { letters, paidFor, ask } = words[language];
  const name = textOf(news, 'name');
  const email = textOf(news, 'ask');
  const first = kind === 'received' && name ? paidFor(name) : letters[kind].text;
  const isUnpaid = kind === 'declined' || kind === 'bank_asks';
  const unpaid = isUnpaid && news.about.place === 1 ? [unpaidWords(language)] : [];
  return [
    first,
    ...notPaid(kind, news, language),
    ...unpaid,
    ...agreedTerms(news, language),
    ...(email ? [ask(email)] : []),
  ];
}

/** Why the card has not paid what the house has just said yes to. */
function notPaid(kind: MoneyLetterKind, { about }: News, language: Language): string[] {
  if (kind !== 'application_approved' || !about.failure) return [];
  const { asks, declined } = words[language].notPaid;
  return [about.failure === 'step_needed' ? asks : declined];
}

/** What the version that was accepted keeps if it comes to nothing, as it said before. */
function agreedTerms(news: News, language: Language): string[] {
  const { event, keptPercent } = news.about;
  const total = sumOf(news, 'amount');
  if (event !== 'replaced' || typeof keptPercent !== 'number' || !total) return [];
  return [termWords({ total, keptPercent }, language)];
}

/** What it is about: the thing, and the documents by their names. */
function named(news: News, language: Language): Fact[] {
  const { facts } = words[language];
  const { event } = news.about;
  const isCredit = event === 'credited' || event === 'refunding';
  const all: [string, string | undefined][] = [
    [facts.what, news.title[language]],
    [facts.reference, textOf(news, 'reference')],
    [isCredit ? facts.creditNote : facts.invoice, numberIn(news, language)],
    [facts.creditNote, textOf(news, 'creditNotes')],
    [facts.takesFrom, textOf(news, 'of')],
    [facts.paidWith, isReceipt(news) ? paidWith(news, language) : undefined],
    [facts.card, event === 'declined' ? paidWith(news, language) : undefined],
    [facts.cardAsked, event === 'bank_asks' ? paidWith(news, language) : undefined],
    [facts.bankReference, textOf(news, 'bankReference')],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** With its own sum, where the letter also names what was agreed in all. */
function numberIn(news: News, language: Language): string | undefined {
  const number = textOf(news, 'number');
  const invoiced = sumOf(news, 'invoiced');
  return number && invoiced
    ? words[language].invoiced(number, moneyIn(language, invoiced))
    : number;
}

/** The card as its owner knows it. */
function paidWith(news: News, language: Language): string | undefined {
  const by = textOf(news, 'by');
  if (!by) return undefined;
  const { transfer, card } = words[language].by;
  if (by === 'transfer') return transfer;
  return by === 'card' ? card : cardWords(by, language);
}

function sumOf({ about }: News, name: string): Money | undefined {
  const amount = about[name];
  const currency = Currency.safeParse(about.currency);
  return typeof amount === 'number' && currency.success ? money(amount, currency.data) : undefined;
}

/** The sums, in the words of every page. */
function lines(kind: MoneyLetterKind, news: News, language: Language): MoneyLine[] {
  const { facts } = words[language];
  const way = wayIn(news.about);
  const sum = sumOf(news, 'amount');
  const named = (label: string): MoneyLine[] => (sum ? [{ id: 'due', label, sum, note: '' }] : []);
  const total = sumOf(news, 'total');
  const totals: MoneyLine[] = total
    ? [{ id: 'due', label: facts.total, sum: total, note: '' }]
    : [];
  const back = sumOf(news, 'back');
  const returns = back && back.amount > 0 ? [backSum(back, { way }, language)] : [];
  switch (kind) {
    case 'issued':
    case 'application_approved':
      return [...named(facts.total), ...asked(news, language)];
    case 'application_received':
      return sum ? [{ id: 'due', label: facts.ifYes, sum, note: joinNote(news, language) }] : [];
    case 'credited':
      return [...named(facts.credited), ...returns, ...restOf(news, language)];
    case 'refunding':
    case 'returning':
      return returns;
    case 'refunded':
      return sum ? [backSum(sum, { way, gone: true }, language), ...stillBack(news, language)] : [];
    case 'received':
    case 'joined':
      return [
        ...totals,
        ...(sum ? paidSums(sum, sumOf(news, 'inAll'), language) : []),
        ...collected(news, language),
        ...asked(news, language),
        ...returns,
      ];
    case 'cancellation_fee':
    case 'no_show_fee':
    case 'withdrawal_fee':
      return [
        ...(sum ? [feeSum(sum, fees[kind], language)] : []),
        ...asked(news, language),
        ...returns,
      ];
    case 'membership_ending':
      return restOf(news, language);
    case 'transfer_unfound':
      return [...named(facts.sum), ...asked(news, language)];
    case 'declined':
    case 'bank_asks':
    case 'refund_delayed':
    case 'transfer_unneeded':
      return named(facts.sum);
    default:
      return agreedLines(news, language);
  }
}

/** What the sum is made of, where joining costs something. */
function joinNote(news: News, language: Language): string {
  const [price, fee] = [sumOf(news, 'first'), sumOf(news, 'joining')];
  if (!price || !fee) return '';
  return words[language].joins(moneyIn(language, price), moneyIn(language, fee));
}

/** What else is still to come, and how. */
function stillBack(news: News, language: Language): MoneyLine[] {
  const about = stillIn(news.about);
  const back = sumOf({ ...news, about }, 'back');
  return back ? [backSum(back, { way: wayIn(about) }, language)] : [];
}

/** Of what was agreed anew. */
function agreedLines(news: News, language: Language): MoneyLine[] {
  const { about } = news;
  const way = wayIn(about);
  const total = sumOf(news, 'amount');
  const carried = about.event === 'replaced' && carriedIn(about);
  if (!carried || !total) return [];
  const { newTotal: label } = words[language].facts;
  return [{ id: 'due', label, sum: total, note: '' }, ...carriedLines(carried, language, way)];
}

/** The rest that the saved card pays at this moment: nobody is asked for it. */
function collected({ about }: News, language: Language): MoneyLine[] {
  const taken = collectingIn(about);
  return taken ? [collectingLine(taken, language)] : [];
}

/** What is still to be paid, by when and by whom; or that nothing more is. */
function asked({ kind, about }: News, language: Language): MoneyLine[] {
  const asks = asksIn(about);
  if (asks?.length === 0) return kind === 'payment' ? [nothingMore(language)] : [];
  return asks?.map((part) => askedByLine(part, language)) ?? [];
}

/** What the invoice asks for after a credit. */
function restOf(news: News, language: Language): MoneyLine[] {
  const due = sumOf(news, 'toPay');
  if (!due) return [];
  const none = { ...due, amount: 0 };
  return carriedLines({ paid: none, due, comesBack: none }, language).filter(
    ({ id }) => id !== 'paid',
  );
}

/** As a person wrote it, or one that every house has. */
function reasons(news: News, language: Language): Fact[] {
  const { facts, why } = words[language];
  const own = news.kind === 'payment' ? undefined : textOf(news, 'reason');
  // Safe: a name that is missing is undefined.
  const known = why[textOf(news, 'why') as keyof typeof why];
  const byClient = textOf(news, 'by') === 'client';
  const value = known ?? (own && (byClient ? own : writtenReason(own, language)));
  return value ? [{ label: facts.reason, value }] : [];
}

/** The days of a membership, that it goes on by itself, and how that is stopped. */
function periods(news: News, language: Language): Fact[] {
  const { facts, days, renews, until, membershipIs, dropsChange } = words[language];
  const day = (name: string) => {
    const read = Day.safeParse(news.about[name]);
    return read.success ? dateInWords(read.data, language) : undefined;
  };
  const [from, to, on] = [day('from'), day('to'), day('renewsOn')];
  const [ends, minimum] = [day('endsOn'), day('minimumUntil')];
  const answer = day('answerBy');
  const [paidFrom, paidTo] = [day('paidFrom'), day('paidTo')];
  const price = sumOf(news, 'renewsFor');
  const [due, becomes] = [dueIn(news, language), changeIn(news, language)];
  const droppedName = news.about.dropsChange === 1 ? textOf(news, language) : undefined;
  // Safe: a name that is missing is undefined.
  const became = membershipIs[textOf(news, 'membership') as keyof typeof membershipIs];
  return [
    ...(became ? [{ label: facts.membership, value: became }] : []),
    ...(from && to ? [{ label: facts.pays, value: days(from, to) }] : []),
    ...(answer ? [{ label: facts.answerBy, value: answer }] : []),
    ...(ends ? [{ label: facts.ends, value: ends }] : []),
    ...(paidFrom && paidTo ? [{ label: facts.paidFor, value: days(paidFrom, paidTo) }] : []),
    ...(becomes ? [{ label: changeLabel(language), value: becomes }] : []),
    ...(droppedName ? [{ label: facts.fallsAway, value: dropsChange(droppedName) }] : []),
    ...(due ? [{ label: dueLabel(language), value: due }] : []),
    ...(minimum ? [{ label: facts.minimum, value: until(minimum) }] : []),
    ...(on && price ? [{ label: facts.renews, value: renews(on, moneyIn(language, price)) }] : []),
    ...(on && price ? [{ label: facts.stop, value: stopHow(language) }] : []),
  ];
}

const writtenIn = (language: Language) => ({
  money: (sum: Money) => moneyIn(language, sum),
  day: (day: Day) => dateInWords(day, language),
});

/** What it becomes with its next period. */
function changeIn(news: News, language: Language): string | undefined {
  const [name, price] = [textOf(news, language), sumOf(news, 'changesFor')];
  const on = Day.safeParse(news.about.changesOn);
  if (!name || !price || !on.success) return undefined;
  const every = news.about.every === 'year' ? 'year' : 'month';
  return changeWords({ name, on: on.data, price, every }, writtenIn(language), language);
}

/** What its renewals still cost before it ends. */
function dueIn(news: News, language: Language): string | undefined {
  const each = sumOf(news, 'dueEach');
  const last = Day.safeParse(news.about.dueLast);
  const count = Number(news.about.dueTimes);
  if (!each || !last.success) return undefined;
  const due = { each, times: count, total: times(each, count), last: last.data };
  return dueWords(due, writtenIn(language), language);
}
