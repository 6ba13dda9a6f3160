import { profile as arabic } from '#server/profile/text.ar.ts';
import { profile as english } from '#server/profile/text.en.ts';

export const profileWords = { en: english, ar: arabic };
