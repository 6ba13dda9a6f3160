/** What the catalogue itself says of each of its answers, so that a new one is understood without a new corpus. */
import type { Language, Localised } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface CataloguePhrase {
  text: string;
  entry: string;
  language: Language;
}

interface Written {
  id: string;
  question: Localised;
  answer: Localised;
}

export function cataloguePhrases(snapshot: Snapshot): CataloguePhrase[] {
  const known = snapshot.all('personas').flatMap(({ knowledge }) => knowledge);
  const asked = snapshot.all('faq').map((one) => ({ ...one, id: `faq-${one.id}` }));
  return [...known, ...asked].flatMap(phrasesOf);
}

const phrasesOf = ({ id, question, answer }: Written): CataloguePhrase[] =>
  (['en', 'ar'] as const).flatMap((language) =>
    [question[language], ...sentencesOf(answer[language])].map((text) => ({
      text,
      entry: id,
      language,
    })),
  );

const sentencesOf = (text: string) =>
  text.split(/(?<=[.;:?؟؛])\s+/).filter((one) => one.length > 3);
