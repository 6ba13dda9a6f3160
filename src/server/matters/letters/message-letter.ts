/** The letter that brings what somebody of the house wrote, in their own words. */
import type { Language } from '#contract/primitives.ts';
import { letterWords } from '#server/matters/letters/facts.ts';
import type { MessageRow } from '#server/matters/messages/store.ts';
import type { LetterNews, LetterWords } from '#server/notifications/events.ts';

/** What is longer is read where it was written. */
const mostLetters = 900;

export function messageLetter(
  news: LetterNews,
  { writerName: name, text, fileIds }: MessageRow,
  language: Language,
): LetterWords {
  const { message: words } = letterWords[language];
  const title = news.title[language];
  const shown = beginning(text.trim());
  return {
    subject: words.subject(name, title),
    heading: title,
    ...(shown && { words: { name, text: shown } }),
    paragraphs: [
      ...(shown === text.trim() ? [] : [words.goesOn]),
      ...(fileIds.length > 0 ? [words.files(fileIds.length)] : []),
    ],
    facts: [],
    buttons: [{ label: words.open, path: news.path }],
  };
}

/** Ends between two words. */
function beginning(text: string): string {
  if (text.length <= mostLetters) return text;
  const cut = text.slice(0, mostLetters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostLetters / 2)).trimEnd()}…`;
}
