import type { Art, ArtTime } from '#contract/catalogue/shapes.ts';
import type { TaxonomyTexts } from '#contract/catalogue/taxonomy.ts';
import type { Picture } from '#contract/pages/parts.ts';
import type { Language, Localised } from '#contract/primitives.ts';

/** A dark page shows the same place later in the day. */
const darker: Record<ArtTime, ArtTime> = {
  dawn: 'dusk',
  day: 'dusk',
  golden: 'dusk',
  dusk: 'night',
  night: 'night',
};

export const darkerHour = (time: ArtTime): ArtTime => darker[time];

/** Where a reader's pictures lie and in which words they are described. */
interface PictureSource {
  artBase: string;
  language: Language;
  words: Pick<TaxonomyTexts, 'artScenes' | 'artTimes'>;
}

/** The two files of a picture, and its description: the scene, then the light it is seen in. */
export function pictureOf({ key, scene, time }: Art, source: PictureSource): Picture {
  const { artBase, language, words } = source;
  const file = (hour: ArtTime) => `${artBase}/${key}.${hour}.svg`;
  const place = labelOf(words.artScenes, scene)[language];
  const light = labelOf(words.artTimes, time)[language];
  return { light: file(time), dark: file(darkerHour(time)), alt: `${place} ${light}` };
}

/** The same place at another hour. Only what can be booked is drawn at every hour. */
export function pictureAt(art: Art, hour: ArtTime, source: PictureSource) {
  const isDrawn = art.key.startsWith('offering/');
  const { light: src, alt } = pictureOf(isDrawn ? { ...art, time: hour } : art, source);
  return { src, alt };
}

function labelOf(terms: { id: string; label: Localised }[], id: string): Localised {
  const term = terms.find((candidate) => candidate.id === id);
  if (!term) throw new RangeError(`The taxonomy has no word for ${id}.`);
  return term.label;
}
