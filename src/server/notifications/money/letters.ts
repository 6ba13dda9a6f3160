/** Letters about money: one for each event, with a subject of its own, why, how much and by which way. */
import type { Language } from '#contract/primitives.ts';
import { termWords } from '#domain/matters/version-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { cardWords } from '#domain/money/words/card.ts';
import { writtenReason } from '#domain/money/words/reason.ts';
import { unpaidWords } from '#domain/money/words/term.ts';
import {
  factOf,
  type LetterNews,
  type LetterWords,
  payButton,
  type WrittenLetter,
} from '#server/notifications/events.ts';
import { type MoneyNews, sumIn, textOf, words } from '#server/notifications/money/news.ts';
import { periods } from '#server/notifications/money/periods.ts';
import { sumLines } from '#server/notifications/money/sums.ts';
import type { MoneyLetterKind } from '#server/notifications/money/text.en.ts';
import type { Fact } from '#server/platform/messages/content.ts';

/** Which letter it is; undefined where the news is not about money. */
function moneyLetterKind({ kind, about }: MoneyNews): MoneyLetterKind | undefined {
  if (kind !== 'invoice' && kind !== 'payment') return undefined;
  const { letters } = words.en;
  // Safe: the key was found in the table.
  return Object.hasOwn(letters, String(about.event)) ? (about.event as MoneyLetterKind) : undefined;
}

/** Whoever looked at the bell has read that it was paid, and has no receipt. */
export const isReceipt = (news: MoneyNews): boolean => {
  const kind = moneyLetterKind(news);
  return kind !== undefined && receipts.includes(kind);
};

/** Money came: for something, or as the fee of what ended. */
const receipts: readonly MoneyLetterKind[] = [
  'received',
  'joined',
  'cancellation_fee',
  'no_show_fee',
  'change_fee',
  'withdrawal_fee',
];

const asksForMoney: readonly MoneyLetterKind[] = ['issued', 'declined', 'bank_asks'];

export function moneyLetter(news: LetterNews): WrittenLetter | undefined {
  const kind = moneyLetterKind(news);
  if (!kind) return undefined;
  return {
    in: (language) => written(kind, news, language),
    // Where a refund waits nobody can refuse the letter.
    isOwed: kind === 'refund_delayed',
    // Where it asks for money it may be for today.
    isPrompt: asksForMoney.includes(kind) || sumIn(news, 'toPay') !== undefined,
  };
}

function written(kind: MoneyLetterKind, news: LetterNews, language: Language): LetterWords {
  const { subject, heading, open } = words[language].letters[kind];
  return {
    subject: subject(news.title[language], textOf(news, 'number') ?? ''),
    heading,
    paragraphs: paragraphs(kind, news, language),
    facts: [
      ...named(news, language),
      ...reasons(news, language),
      ...sumLines(kind, news, language).map((line) => factOf(line, language)),
      ...periods(news, language),
    ],
    buttons: [
      ...payButton({ invoice: textOf(news, 'pay'), due: sumIn(news, 'toPay') }, language),
      { label: open, path: news.path },
    ],
  };
}

function paragraphs(kind: MoneyLetterKind, news: MoneyNews, language: Language): string[] {
  const { letters, paidFor, ask, towardsQuote } = words[language];
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
    ...(news.about.waitsForQuote === 1 ? [towardsQuote] : []),
    ...(email ? [ask(email)] : []),
  ];
}

/** Why the card has not paid what the house has just said yes to. */
function notPaid(kind: MoneyLetterKind, { about }: MoneyNews, language: Language): string[] {
  if (kind !== 'application_approved' || !about.failure) return [];
  const { asks, declined } = words[language].notPaid;
  return [about.failure === 'step_needed' ? asks : declined];
}

/** What the version that was accepted keeps if it comes to nothing, as it said before. */
function agreedTerms(news: MoneyNews, language: Language): string[] {
  const { event, keptPercent } = news.about;
  const total = sumIn(news, 'amount');
  if (event !== 'replaced' || typeof keptPercent !== 'number' || !total) return [];
  return [termWords({ total, keptPercent }, language)];
}

/** What it is about: the thing, and the documents by their names. */
function named(news: MoneyNews, language: Language): Fact[] {
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
    [facts.card, event === 'declined' || event === 'let_go' ? paidWith(news, language) : undefined],
    [facts.cardAsked, event === 'bank_asks' ? paidWith(news, language) : undefined],
    [facts.bankReference, textOf(news, 'bankReference')],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** With its own sum, where the letter also names what was agreed in all. */
function numberIn(news: MoneyNews, language: Language): string | undefined {
  const number = textOf(news, 'number');
  const invoiced = sumIn(news, 'invoiced');
  return number && invoiced
    ? words[language].invoiced(number, moneyIn(language, invoiced))
    : number;
}

/** The card as its owner knows it. */
function paidWith(news: MoneyNews, language: Language): string | undefined {
  const by = textOf(news, 'by');
  if (!by) return undefined;
  const { transfer, card } = words[language].by;
  if (by === 'transfer') return transfer;
  return by === 'card' ? card : cardWords(by, language);
}

/** As a person wrote it, or one that every house has. */
function reasons(news: MoneyNews, language: Language): Fact[] {
  const { facts, why } = words[language];
  const own = news.kind === 'payment' ? undefined : textOf(news, 'reason');
  // Safe: a name that is missing is undefined.
  const known = why[textOf(news, 'why') as keyof typeof why];
  const byClient = textOf(news, 'by') === 'client';
  const value = known ?? (own && (byClient ? own : writtenReason(own, language)));
  return value ? [{ label: facts.reason, value }] : [];
}
