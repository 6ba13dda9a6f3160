import type { ListedOffering, OfferingCard } from '#contract/bookings/pages.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Localised } from '#contract/primitives.ts';
import { cardPrice } from '#domain/bookings/offerings/price.ts';
import { searchWords } from '#domain/bookings/offerings/words.ts';
import { wordFor } from '#server/bookings/offerings/words.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

/** Where an offering has its page. */
export const offeringPath = ({ category, slug }: Offering): string =>
  `/bookings/${category}/${slug}`;

export function offeringCard(offering: Offering, { say, picture }: PageSource): OfferingCard {
  const { capacity, duration, rating, isExclusive, isHotDeal, isFullyBooked } = offering;
  return {
    path: offeringPath(offering),
    title: say(offering.title),
    description: say(offering.description),
    picture: picture(offering.art),
    location: say(offering.location),
    duration: say(duration.text),
    minutes: duration.minutes,
    rating,
    isExclusive,
    isHotDeal,
    isFullyBooked,
    canAddToItinerary: offering.canAddToItinerary,
    price: cardPrice(offering),
    party: { least: capacity.minParty, most: capacity.maxParty },
  };
}

export function listedOffering(offering: Offering, source: PageSource): ListedOffering {
  const taxonomy = source.snapshot.texts('taxonomy');
  const { title, location } = offering;
  const places = [location, wordFor(taxonomy.areas, offering.area)];
  const kinds = [
    wordFor(taxonomy.categories, offering.category),
    ...offering.tags.map((tag) => wordFor(taxonomy.tags, tag)),
  ];
  return {
    ...offeringCard(offering, source),
    words: searchWords(inBoth([title]), inBoth([...places, ...kinds])),
  };
}

/** Readers type in the language they think in, whichever one they read. */
const inBoth = (texts: Localised[]): string[] => texts.flatMap(({ en, ar }) => [en, ar]);
