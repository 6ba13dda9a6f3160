/** What a paper is called where the server itself speaks of it. */
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { documentNames as inArabic } from '#domain/documents/text.ar.ts';
import { documentNames as inEnglish } from '#domain/documents/text.en.ts';
import { documents as arabic } from '#server/documents/text.ar.ts';
import { documents as english } from '#server/documents/text.en.ts';

export const words = { en: english, ar: arabic };

const names = { en: inEnglish, ar: inArabic };

interface Named {
  type: DocumentType;
  title: string;
  holderName: string;
}

export function nameIn(language: Language, { type, title, holderName }: Named): string {
  const name = title || names[language][type];
  return holderName ? words[language].of(name, holderName) : name;
}

export const namesOf = (paper: Named): Localised => ({
  en: nameIn('en', paper),
  ar: nameIn('ar', paper),
});
