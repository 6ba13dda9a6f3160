/** Letters about money: one for each event, with a subject of its own, why, how much and by which way. */
import { Currency, Day, Instant, type Language, type Money } from '#contract/primitives.ts';
import { dateInWords } from '#domain/date-words.ts';
import {
  carriedIn,
  carriedLines,
  endingIn,
  matterEndingLines,
  pausedWords,
  quotedNote,
  wayIn,
} from '#domain/matters/money-words.ts';
import { asksIn } from '#domain/money/asked.ts';
import { moneyIn } from '#domain/money/figures.ts';
import {
  backSum,
  dueBy,
  lineValue,
  type MoneyLine,
  nothingMore,
  paidSum,
} from '#domain/money/words.ts';
import { money } from '#domain/money.ts';
import { whenInDubai } from '#domain/time.ts';
import { moneyLetters as arabic } from '#server/notifications/money-text.ar.ts';
import {
  moneyLetters as english,
  type MoneyLetterKind,
  type MoneyLetters,
} from '#server/notifications/money-text.en.ts';
import type { Addressed } from '#server/notifications/store.ts';
import type { Fact } from '#server/platform/messages/mail-layout.ts';

const words: Record<Language, MoneyLetters> = { en: english, ar: arabic };

interface MoneyLetter {
  subject: string;
  heading: string;
  paragraphs: string[];
  facts: Fact[];
  open: string;
}

type News = Pick<Addressed, 'kind' | 'title' | 'about'>;

const ends: Record<string, MoneyLetterKind> = {
  withdrawn: 'withdrawn',
  declined: 'request_declined',
};

/** Which letter it is; undefined where the news is not about money or an end. */
function moneyLetterKind({ kind, about }: News): MoneyLetterKind | undefined {
  if (kind === 'moved')
    return about.event === 'supplier_failed' ? 'supplier_failed' : ends[String(about.state)];
  if (kind === 'quote') return 'quoted';
  if (kind !== 'invoice' && kind !== 'payment') return undefined;
  const { letters } = english;
  // Safe: the key was found in the table.
  return Object.hasOwn(letters, String(about.event)) ? (about.event as MoneyLetterKind) : undefined;
}

/** Where an agreement ends or waits, or a refund does, nobody can refuse the letter: money hangs on it. */
export const isOwed = (news: News): boolean =>
  endingIn(news.about) !== undefined ||
  ['supplier_failed', 'refund_delayed'].includes(moneyLetterKind(news) ?? '');

export function moneyLetter(news: News, language: Language): MoneyLetter | undefined {
  const kind = moneyLetterKind(news);
  if (!kind) return undefined;
  const { letters } = words[language];
  const { subject, heading, open } = letters[kind];
  const title = news.title[language];
  return {
    subject: subject(title, textOf(news, 'number') ?? ''),
    ...{ heading, open, paragraphs: paragraphs(kind, news, language) },
    facts: [
      ...named(news, language),
      ...reasons(news, language),
      ...lines(kind, news, language).map((line) => spoken(line, language)),
      ...periods(news, language),
    ],
  };
}

function textOf({ about }: News, name: string): string | undefined {
  const value = about[name];
  return value === undefined || value === '' ? undefined : String(value);
}

function paragraphs(kind: MoneyLetterKind, news: News, language: Language): string[] {
  const { letters, withdrawnByHouse, paidFor, ask } = words[language];
  const name = textOf(news, 'name');
  const email = textOf(news, 'ask');
  const byHouse = kind === 'withdrawn' && textOf(news, 'by') !== 'client';
  const first =
    kind === 'received' && name ? paidFor(name) : byHouse ? withdrawnByHouse : letters[kind].text;
  const say = (sum: Money) => moneyIn(language, sum);
  return [
    first,
    ...(kind === 'supplier_failed' ? [pausedWords(language, sumOf(news, 'paid'), say)] : []),
    ...(email ? [ask(email)] : []),
  ];
}

/** What it is about: the thing, and the documents by their names. */
function named(news: News, language: Language): Fact[] {
  const { facts } = words[language];
  const { event } = news.about;
  const isCredit = event === 'credited' || event === 'refunding';
  const all: [string, string | undefined][] = [
    [facts.what, news.title[language]],
    [facts.reference, textOf(news, 'reference')],
    [isCredit ? facts.creditNote : facts.invoice, textOf(news, 'number')],
    [facts.takesFrom, textOf(news, 'of')],
    [facts.creditNote, textOf(news, 'notes')],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
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
  const back = sumOf(news, 'back');
  const returns = back && back.amount > 0 ? [backSum(back, { way }, language)] : [];
  switch (kind) {
    case 'issued':
    case 'application_approved':
      return [...named(facts.total), ...asked(news, language)];
    case 'quoted':
      return [...named(facts.total), ...quoted(news, language)];
    case 'credited':
      return [...named(facts.credited), ...returns, ...restOf(news, language)];
    case 'refunding':
    case 'returning':
      return returns;
    case 'refunded':
      return sum ? [backSum(sum, { way, gone: true }, language)] : [];
    case 'received':
      return [...(sum ? [paidSum(sum, language)] : []), ...asked(news, language), ...returns];
    case 'declined':
    case 'refund_delayed':
      return named(facts.sum);
    default:
      return agreedLines(news, language);
  }
}

/** Of what was agreed anew, and of what has ended. */
function agreedLines(news: News, language: Language): MoneyLine[] {
  const { about } = news;
  const way = wayIn(about);
  const ending = endingIn(about);
  if (ending) return matterEndingLines(ending, language, way);
  const total = sumOf(news, 'amount');
  const carried = about.event === 'replaced' && carriedIn(about);
  if (!carried || !total) return [];
  const { total: label } = words[language].facts;
  return [{ id: 'due', label, sum: total, note: '' }, ...carriedLines(carried, language, way)];
}

/** What is still to be paid, by when and by whom; or that nothing more is. */
function asked({ kind, about }: News, language: Language): MoneyLine[] {
  const asks = asksIn(about);
  if (asks?.length === 0) return kind === 'payment' ? [nothingMore(language)] : [];
  return asks?.map((part) => dueBy(part, language)) ?? [];
}

/** Until when a version stands, and how it is paid once it is accepted. */
function quoted({ about }: News, language: Language): MoneyLine[] {
  const { until, accepted } = words[language].facts;
  const stands = Instant.safeParse(about.expiresAt);
  const days = typeof about.days === 'number' ? about.days : undefined;
  const said = (label: string, note: string): MoneyLine => ({ id: 'due', label, sum: null, note });
  return [
    ...(stands.success
      ? [said(until, words[language].inDubai(whenInDubai(stands.data, language)))]
      : []),
    said(accepted, quotedNote(language, days)),
  ];
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

const spoken = (line: MoneyLine, language: Language): Fact => ({
  label: line.label,
  value: lineValue(line, (sum) => moneyIn(language, sum)),
});

/** As a person wrote it, or one that every house has. */
function reasons(news: News, language: Language): Fact[] {
  const { facts, why } = words[language];
  const own = news.kind === 'payment' ? undefined : textOf(news, 'reason');
  // Safe: a name that is missing is undefined.
  const known = why[textOf(news, 'why') as keyof typeof why];
  const value = known ?? own;
  return value ? [{ label: facts.reason, value }] : [];
}

/** The days of a membership, that it goes on by itself, and how that is stopped. */
function periods(news: News, language: Language): Fact[] {
  const { facts, days, renews, stop } = words[language];
  const day = (name: string) => {
    const read = Day.safeParse(news.about[name]);
    return read.success ? dateInWords(read.data, language) : undefined;
  };
  const [from, to, on] = [day('from'), day('to'), day('renewsOn')];
  const price = sumOf(news, 'renewsFor');
  return [
    ...(from && to ? [{ label: facts.pays, value: days(from, to) }] : []),
    ...(on && price ? [{ label: facts.renews, value: renews(on, moneyIn(language, price)) }] : []),
    ...(on && price ? [{ label: facts.stop, value: stop }] : []),
  ];
}
