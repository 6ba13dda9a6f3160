import type { Language } from '#contract/primitives.ts';
import { writtenReason } from '#domain/money/words/reason.ts';
import { matterLetters as arabic } from '#server/matters/letters/text.ar.ts';
import { matterLetters as english, type MatterLetters } from '#server/matters/letters/text.en.ts';
import type { MatterRow } from '#server/matters/row.ts';
import type { LetterNews } from '#server/notifications/events.ts';
import type { Fact, MailContent } from '#server/platform/messages/content.ts';
import { printOf } from '#server/platform/messages/print.ts';

export const letterWords: Record<Language, MatterLetters> = { en: english, ar: arabic };

/** The home, the school, the evening that a request is about, where the house has drawn it. */
export function printOfMatter(
  { subject }: Pick<MatterRow, 'subject'>,
  language: Language,
): Pick<MailContent, 'print'> {
  if (!subject?.art) return {};
  return { print: printOf(subject.art, subject.title[language], language) };
}

export function textIn({ about }: LetterNews, name: string): string | undefined {
  const value = about[name];
  return value === undefined || value === '' ? undefined : String(value);
}

/** What every letter about a request names: what it is, its credit notes, and why. */
export function letterFactsOf(news: LetterNews, language: Language): Fact[] {
  const { facts } = letterWords[language];
  const all: [string, string | undefined][] = [
    [facts.what, news.title[language]],
    [facts.reference, textIn(news, 'reference')],
    [facts.creditNote, textIn(news, 'notes')],
    [facts.reason, reasonIn(news, language)],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Whoever withdrew reads their own words as they wrote them; those of the house are said to be its own. */
function reasonIn(news: LetterNews, language: Language): string | undefined {
  const own = textIn(news, 'reason');
  return own && textIn(news, 'by') !== 'client' ? writtenReason(own, language) : own;
}
