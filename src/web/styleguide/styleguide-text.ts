import type { Language } from '#contract/primitives.ts';
import { styleguide as arabic } from '#web/styleguide/text.ar.ts';
import { styleguide as english } from '#web/styleguide/text.en.ts';

export type StyleguideText = typeof english;

/** Both languages at once: the page shows them side by side, and no visitor ever loads it. */
export const styleguideTexts: Record<Language, StyleguideText> = { en: english, ar: arabic };
