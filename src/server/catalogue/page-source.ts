import type { Art } from '#contract/catalogue/shapes.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { Picture } from '#contract/pages/parts.ts';
import type { Day, Language, Localised } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Config } from '#server/platform/config/config.ts';

/** What a page is read from: the catalogue at one version, in the language of one reader, on one day. */
export interface PageSource {
  snapshot: Snapshot;
  language: Language;
  artBase: string;
  config: Config;
  /** Today in Dubai; every page is made anew when it changes. */
  today: Day;
  say: (text: Localised) => string;
  picture: (art: Art) => Picture;
}

/** A page that is the same for everybody, by its address without the language. */
export interface PublicPage {
  path: string;
  read: (source: PageSource) => Page;
  /** Kept out of the site map and out of search: a client's own screens and the workshop's. */
  unlisted?: boolean;
}

type Beginnings = Pick<PageSource, 'snapshot' | 'language' | 'artBase' | 'config' | 'today'>;

export function pageSource(given: Beginnings): PageSource {
  const { snapshot, language, artBase } = given;
  const words = snapshot.texts('taxonomy');
  return {
    ...given,
    say: (text) => text[language],
    picture: (art) => pictureOf(art, { artBase, language, words }),
  };
}
