import type { Art } from '#contract/catalogue/shapes.ts';
import type { Language } from '#contract/primitives.ts';
import type { LetterPrint } from '#server/platform/messages/content.ts';
import { mail as arabic } from '#server/platform/messages/text.ar.ts';
import { mail as english } from '#server/platform/messages/text.en.ts';

const words = { en: english, ar: arabic };

/** The drawing of what a letter is about: at the hour of what is booked where there is one, else at its own. */
export const printOf = (
  { key, time }: Pick<Art, 'key' | 'time'>,
  title: string,
  language: Language,
  light?: string,
): LetterPrint => ({
  key,
  hours: light ? [light, time] : [time],
  alt: words[language].drawn(title),
});
