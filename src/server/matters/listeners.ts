/** The letters of a request: what was written, a quote, an end, a supplier that failed. */
import { Id, type Language } from '#contract/primitives.ts';
import { moneyKinds } from '#domain/notifications/choices.ts';
import { endLetter } from '#server/matters/letters/end-letter.ts';
import { messageLetter } from '#server/matters/letters/message-letter.ts';
import { quoteLetter } from '#server/matters/letters/quote-letter.ts';
import { findMessage } from '#server/matters/messages/store.ts';
import { findQuoteOf } from '#server/matters/quotes/store.ts';
import { findAny } from '#server/matters/store.ts';
import { type LetterNews, letterWanted, type WrittenLetter } from '#server/notifications/events.ts';
import type { Events } from '#server/platform/events.ts';
import { printOf } from '#server/platform/messages/print.ts';
import type { Sql } from '#server/platform/sql.ts';

export const matterListeners = (events: Events): void =>
  events.on(letterWanted, ({ acting, news }) => letterOf(acting.tx, news));

async function letterOf(tx: Sql, news: LetterNews): Promise<WrittenLetter | undefined> {
  // Money has letters of its own, with the mark alone.
  if (moneyKinds.includes(news.kind)) return undefined;
  const letter = await wordsOf(tx, news);
  const print = await printFor(tx, news);
  if (!letter && !print) return undefined;
  return { isOwed: false, ...letter, print };
}

/** Nothing where a sentence is enough. */
async function wordsOf(tx: Sql, news: LetterNews): Promise<WrittenLetter | undefined> {
  const { quote: id, message: said } = news.about;
  if (news.kind === 'moved') return endLetter(news);
  if (news.kind === 'message') {
    const message = said === undefined ? undefined : await findMessage(tx, String(said));
    return message && { in: (language) => messageLetter(news, message, language), isOwed: false };
  }
  if (news.kind !== 'quote') return undefined;
  // What was sent never changes: it is read as the letter is written.
  const quote = id === undefined ? undefined : await findQuoteOf(tx, String(id));
  const written = (language: Language) => quoteLetter(news, quote, language);
  return { in: written, isOwed: false, isPrompt: true };
}

/** News about a request lead to its page, and money has pages of its own. */
async function printFor(tx: Sql, { path }: LetterNews): Promise<WrittenLetter['print']> {
  const { data: id } = Id.safeParse(path.split('/').at(-1));
  const subject = id ? (await findAny(tx, id))?.subject : undefined;
  const art = subject?.art;
  if (!art) return undefined;
  const { title } = subject;
  return (language) => printOf(art, title[language], language);
}
