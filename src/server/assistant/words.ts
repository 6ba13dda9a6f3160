import { text as arabic } from '#server/assistant/text.ar.ts';
import { text as english } from '#server/assistant/text.en.ts';

/** The assistant's own words, by the language it answers in. */
export const words = { en: english, ar: arabic };
export type Words = typeof english;
