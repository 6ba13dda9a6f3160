import type { PlannedItem } from '#contract/itinerary.ts';
import type { Language } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PlannedRow } from '#server/itinerary/store.ts';

/** In whose language an itinerary is shown, and where the pictures lie. */
interface Reader {
  language: Language;
  snapshot: Snapshot;
  artBase: string;
}

/** A flight that has left the catalogue stays as the line it was. */
export function plannedItem(row: PlannedRow, reader: Reader): PlannedItem {
  const { id, title, day, time, minutes, position } = row;
  const offering = flightOf(row, reader);
  return { id, offering, title: offering?.title ?? title, day, time, minutes, position };
}

function flightOf({ offeringId }: PlannedRow, reader: Reader): PlannedItem['offering'] {
  const { language, snapshot, artBase } = reader;
  const offering = snapshot.all('offerings').find(({ id }) => id === offeringId);
  if (!offering) return null;
  const { slug, category, title, location, art } = offering;
  return {
    slug,
    path: `/bookings/${category}/${slug}`,
    title: title[language],
    location: location[language],
    picture: pictureOf(art, { artBase, language, words: snapshot.texts('taxonomy') }),
  };
}
