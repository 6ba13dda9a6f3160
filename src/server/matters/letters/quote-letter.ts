/** The letter that brings a version of a quote: its lines, what it replaces, what was paid, its terms. */
import { Currency, Instant, type Language } from '#contract/primitives.ts';
import { deadlineInWords } from '#domain/calendar/date-words.ts';
import {
  carriedIn,
  carriedLines,
  noLongerLines,
  quotedNote,
  wayIn,
} from '#domain/matters/money-words.ts';
import {
  beforeIn,
  changeWords,
  type QuoteVersion,
  quoteLines,
  replacesWords,
  termChangeWords,
  termWords,
  totalChangeWords,
} from '#domain/matters/version-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { money } from '#domain/money.ts';
import { letterFactsOf, letterWords } from '#server/matters/letters/facts.ts';
import type { QuoteRow } from '#server/matters/quotes/store.ts';
import { factOf, type LetterNews, type LetterWords } from '#server/notifications/events.ts';

export function quoteLetter(
  news: LetterNews,
  quote: QuoteRow | undefined,
  language: Language,
): LetterWords {
  const { quote: words } = letterWords[language];
  const { subject, heading, paragraphs } = standing(news, language);
  return {
    subject: subject(news.title[language]),
    heading,
    paragraphs,
    facts: [
      ...letterFactsOf(news, language),
      ...quotedLines(news, quote, language).map((line) => factOf(line, language)),
    ],
    buttons: [{ label: words.open, path: news.path }],
  };
}

/** What stands meanwhile: nothing yet, what was paid for what failed, or what was agreed. */
function standing({ about }: LetterNews, language: Language) {
  const { quote: words } = letterWords[language];
  const { again, changed } = words;
  const before = beforeIn(about)?.number;
  if (before === undefined || !about.agreed) return { ...words, paragraphs: [words.text] };
  if (about.agreed === 'stands')
    return { ...changed, paragraphs: [changeWords({ number: before }, language)] };
  const paid = carriedIn(about)?.paid;
  const kept = paid && paid.amount > 0 ? again.paid(moneyIn(language, paid)) : again.unpaid;
  return { ...again, paragraphs: [again.text(before), kept] };
}

const said = (label: string, note: string): MoneyLine => ({ id: 'due', label, sum: null, note });

function quotedLines(news: LetterNews, quote: QuoteRow | undefined, language: Language) {
  const { about } = news;
  const { facts } = letterWords[language];
  const until = Instant.safeParse(about.expiresAt);
  const standsUntil = until.success && said(facts.until, deadlineInWords(until.data, language));
  const version = versionIn(about);
  if (!version) return standsUntil ? [standsUntil] : [];
  const before = beforeIn(about);
  const carried = carriedIn(about);
  const days = typeof about.days === 'number' ? about.days : undefined;
  const asks = !carried || carried.due.amount > 0;
  const lines: (MoneyLine | false | undefined | '')[] = [
    before && said(facts.quote, replacesWords(before, version, language)),
    ...(quote ? quoteLines(quote, language) : []),
    { id: 'due', label: facts.total, sum: version.total, note: '' },
    before && said(facts.change, totalChangeWords(before, version, language)),
    ...(carried ? carriedLines({ ...carried, offered: true }, language, wayIn(about)) : []),
    ...noLongerLines(openIn(about, before), [{ sum: carried?.due ?? version.total }], language),
    asks && said(facts.accepted, quotedNote(language, days)),
    said(facts.withdrawing, terms(before, version, language)),
    quote?.words && said(facts.note, quote.words),
    standsUntil,
  ];
  return lines.filter((line) => line !== undefined && line !== false && line !== '');
}

/** What is asked for until then, in the currency of what was agreed. */
function openIn({ open }: LetterNews['about'], before: QuoteVersion | undefined) {
  return before && typeof open === 'number' ? money(open, before.total.currency) : undefined;
}

function versionIn({ version, amount, currency, keptPercent }: LetterNews['about']) {
  const known = Currency.safeParse(currency);
  if (typeof amount !== 'number' || !known.success) return undefined;
  const total = money(amount, known.data);
  return { number: Number(version ?? 1), total, keptPercent: Number(keptPercent ?? 0) };
}

const terms = (
  before: QuoteVersion | undefined,
  version: QuoteVersion,
  language: Language,
): string =>
  [
    ...[termWords(version, language)],
    ...(before ? [termChangeWords(before, version, language)] : []),
  ]
    .filter(Boolean)
    .join(' ');
