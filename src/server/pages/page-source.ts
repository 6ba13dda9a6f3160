import type { Art } from '#contract/catalogue-shapes.ts';
import type { Picture } from '#contract/pages.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

/** What a page is read from: the catalogue at one version, in the language of one reader. */
export interface PageSource {
  snapshot: Snapshot;
  language: Language;
  artBase: string;
  say: (text: Localised) => string;
  picture: (art: Art) => Picture;
}

export function pageSource(snapshot: Snapshot, language: Language, artBase: string): PageSource {
  const words = snapshot.texts('taxonomy');
  return {
    snapshot,
    language,
    artBase,
    say: (text) => text[language],
    picture: (art) => pictureOf(art, { artBase, language, words }),
  };
}
