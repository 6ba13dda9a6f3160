import { privacy as arabic } from '#server/privacy/text.ar.ts';
import { privacy as english } from '#server/privacy/text.en.ts';

export const privacyWords = { en: english, ar: arabic };
