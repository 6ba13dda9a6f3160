import { ownWords as arabic } from '#server/assistant/own/text.ar.ts';
import { ownWords as english } from '#server/assistant/own/text.en.ts';

export const ownWords = { en: english, ar: arabic };
