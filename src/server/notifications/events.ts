/** What the mail of a notification says, where a sentence is not enough. Whoever tells the news may write it. */
import type { Language, Localised, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { payNow } from '#domain/money/words/payment.ts';
import type { Addressed } from '#server/notifications/store.ts';
import { event } from '#server/platform/events.ts';
import type { Fact, LetterPrint } from '#server/platform/messages/content.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface LetterWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What a person wrote, where the news is that they did. */
  words?: { name: string; text: string };
  facts: Fact[];
  /** Where it leads, without the language; the first is its button, and others stand in a line. */
  buttons: { label: string; path: string }[];
}

export interface WrittenLetter {
  /** Left out where a sentence is enough. */
  in?: (language: Language) => LetterWords;
  /** What it is about, where the house has drawn it. */
  print?: ((language: Language) => LetterPrint) | undefined;
  /** Money hangs on it: nobody can refuse it. */
  isOwed: boolean;
  /** Waits for an answer with a last day: it does not wait for other letters to join it. */
  isPrompt?: boolean;
}

export type LetterNews = Pick<Addressed, 'kind' | 'path' | 'about'> & { title: Localised };

interface Wanted {
  acting: { tx: Sql };
  news: LetterNews;
}

/** A mail is about to be written: the feature that told the news answers with its letter, or with nothing. */
export const letterWanted = event<Wanted, WrittenLetter | undefined>('letter wanted');

/** A line about money as a letter lists it. */
export const factOf = (line: MoneyLine, language: Language): Fact => ({
  label: line.label,
  value: lineValue(line, (sum) => moneyIn(language, sum)),
});

interface Payable {
  invoice: string | undefined;
  due: Money | null | undefined;
}

/** Where something is still to be paid that can be paid now, a letter leads there. */
export const payButton = ({ invoice, due }: Payable, language: Language): LetterWords['buttons'] =>
  invoice && due && due.amount > 0
    ? [{ label: payNow(due, language), path: `/profile/invoices?pay=${invoice}` }]
    : [];
