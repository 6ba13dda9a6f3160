/** The letters that a request writes of its money: a quote, an end, a supplier that failed. */
import type { Language } from '#contract/primitives.ts';
import { endLetter } from '#server/matters/letters/end-letter.ts';
import { quoteLetter } from '#server/matters/letters/quote-letter.ts';
import { findQuoteOf } from '#server/matters/quotes/store.ts';
import { type LetterNews, letterWanted, type WrittenLetter } from '#server/notifications/events.ts';
import type { Events } from '#server/platform/events.ts';
import type { Sql } from '#server/platform/sql.ts';

export const matterListeners = (events: Events): void =>
  events.on(letterWanted, ({ acting, news }) => letterOf(acting.tx, news));

async function letterOf(tx: Sql, news: LetterNews): Promise<WrittenLetter | undefined> {
  if (news.kind === 'moved') return endLetter(news);
  if (news.kind !== 'quote') return undefined;
  const { quote: id } = news.about;
  // What was sent never changes: it is read as the letter is written.
  const quote = id === undefined ? undefined : await findQuoteOf(tx, String(id));
  return { in: (language: Language) => quoteLetter(news, quote, language), isOwed: false };
}
