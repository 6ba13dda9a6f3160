/** How a request ended, or that its supplier failed: what becomes of what was paid, and how the rest is paid. */
import { Currency, type Language, type Money } from '#contract/primitives.ts';
import {
  endingIn,
  matterEndingLines,
  pausedWords,
  stillDue,
  wayIn,
} from '#domain/matters/money-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';
import { letterFactsOf, letterWords, textIn } from '#server/matters/letters/facts.ts';
import {
  factOf,
  type LetterNews,
  type LetterWords,
  payButton,
  type WrittenLetter,
} from '#server/notifications/events.ts';

type Ending = 'withdrawn' | 'declined' | 'failed';

function letterEnding({ about }: LetterNews): Ending | undefined {
  if (about.event === 'supplier_failed') return 'failed';
  return about.state === 'withdrawn' || about.state === 'declined' ? about.state : undefined;
}

/** Nothing where it only moved on. */
export function endLetter(news: LetterNews): WrittenLetter | undefined {
  const kind = letterEnding(news);
  if (!kind) return undefined;
  const isOwed = kind === 'failed' || endingIn(news.about) !== undefined;
  return { in: (language) => written(kind, news, language), isOwed };
}

function written(kind: Ending, news: LetterNews, language: Language): LetterWords {
  const words = letterWords[language];
  const { subject, heading } = words[kind];
  const ending = endingIn(news.about);
  const lines = ending ? matterEndingLines(ending, language, wayIn(news.about)) : [];
  return {
    subject: subject(news.title[language]),
    heading,
    paragraphs: paragraphs(kind, news, language),
    facts: [...letterFactsOf(news, language), ...lines.map((line) => factOf(line, language))],
    buttons: [
      ...payButton({ invoice: textIn(news, 'pay'), due: ending && stillDue(ending) }, language),
      { label: words.open, path: news.path },
    ],
  };
}

function paragraphs(kind: Ending, news: LetterNews, language: Language): string[] {
  const { withdrawn, [kind]: letter } = letterWords[language];
  const byHouse = kind === 'withdrawn' && textIn(news, 'by') !== 'client';
  const first = byHouse ? withdrawn.byHouse : letter.text;
  if (kind !== 'failed') return [first];
  return [first, pausedWords(language, paidIn(news), (sum) => moneyIn(language, sum))];
}

function paidIn({ about }: LetterNews): Money | undefined {
  const currency = Currency.safeParse(about.currency);
  if (typeof about.paid !== 'number' || !currency.success) return undefined;
  return money(about.paid, currency.data);
}
