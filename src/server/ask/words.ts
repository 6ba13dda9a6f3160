/** What a brief says of itself, in the language of its reader. */
import type { Language } from '#contract/primitives.ts';
import type { BriefWords } from '#server/ask/brief-words.ts';
import * as ar from '#server/ask/text.ar.ts';
import * as en from '#server/ask/text.en.ts';

export const wordsIn: Record<Language, BriefWords> = { en: en.brief, ar: ar.brief };
