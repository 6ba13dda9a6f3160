/** What a paper is called where the server itself speaks of it. */
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { documents as arabic } from '#server/documents/text.ar.ts';
import { documents as english } from '#server/documents/text.en.ts';

export const words = { en: english, ar: arabic };

interface Named {
  type: DocumentType;
  title: string;
  holderName: string;
}

export function nameIn(language: Language, { type, title, holderName }: Named): string {
  const { types, of } = words[language];
  const name = title || types[type];
  return holderName ? of(name, holderName) : name;
}

export const namesOf = (paper: Named): Localised => ({
  en: nameIn('en', paper),
  ar: nameIn('ar', paper),
});
