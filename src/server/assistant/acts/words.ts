import type { Language } from '#contract/primitives.ts';
import { actWords as arabic } from '#server/assistant/acts/text.ar.ts';
import { type ActWords, actWords as english } from '#server/assistant/acts/text.en.ts';

export const actWords: Record<Language, ActWords> = { en: english, ar: arabic };
