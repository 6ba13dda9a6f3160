import type { Language } from '#contract/primitives.ts';
import { words as arabic } from '#server/company/text.ar.ts';
import { words as english } from '#server/company/text.en.ts';

export const wordsIn: Record<Language, typeof english> = { en: english, ar: arabic };
