/** What can be booked, lived in, founded and attended, as entries of the search. */

import { numberIn } from '#domain/localise.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import {
  joinTexts,
  labelOfTerm,
  nothing,
  priceFact,
  type SearchEntry,
} from '#server/search/entry.ts';

export const lifeEntries = (snapshot: Snapshot): SearchEntry[] => [
  ...experiences(snapshot),
  ...homes(snapshot),
  ...areas(snapshot),
  ...companies(snapshot),
  ...visas(snapshot),
  ...schools(snapshot),
];

function experiences(snapshot: Snapshot): SearchEntry[] {
  const { categories, tags, areas } = snapshot.texts('taxonomy');
  return snapshot.all('offerings').map((offering) => {
    const category = categories.find(({ id }) => id === offering.category);
    return {
      kind: 'experience',
      path: `${category?.path ?? '/bookings'}/${offering.slug}`,
      title: offering.title,
      place: joinTexts(category?.label ?? nothing, offering.location),
      text: offering.description,
      tags: [
        ...offering.tags.map((tag) => labelOfTerm(tags, tag)),
        labelOfTerm(areas, offering.area),
      ],
      art: offering.art,
      facts: (say) => [
        priceFact(snapshot, say, offering),
        { name: 'duration', value: say(offering.duration.text) },
        { name: 'rating', value: offering.rating.toFixed(1) },
      ],
    };
  });
}

/** How a home of each type is called where homes are listed. */
function typeOf(snapshot: Snapshot, type: string) {
  const { navigation } = snapshot.texts('messages');
  const children = navigation.flatMap((item) => item.children);
  return children.find(({ path }) => path === `/real-estate/${type}s`)?.label ?? nothing;
}

const homes = (snapshot: Snapshot): SearchEntry[] =>
  snapshot.all('properties').map((home) => ({
    kind: 'home',
    path: `/real-estate/homes/${home.slug}`,
    title: home.title,
    place: snapshot.bySlug('locations', home.location)?.name ?? nothing,
    text: home.description,
    tags: [typeOf(snapshot, home.type), ...home.features, purposes[home.purpose]],
    art: home.art,
    facts: (say) => [
      priceFact(snapshot, say, home),
      { name: 'bedrooms', value: String(home.bedrooms) },
      { name: 'size', value: `${numberIn('en', home.area.sqm)} m²` },
    ],
  }));

const purposes = {
  sale: { en: 'for sale', ar: 'للبيع' },
  rent: { en: 'for rent', ar: 'للإيجار' },
};

const areas = (snapshot: Snapshot): SearchEntry[] =>
  snapshot.all('locations').map((area) => ({
    kind: 'area',
    path: `/real-estate/areas/${area.slug}`,
    title: area.name,
    place: area.highlights[0] ?? nothing,
    text: area.description,
    tags: area.highlights,
    art: area.art,
    facts: (say) => [
      priceFact(snapshot, say, { price: area.avgPrice, name: 'average' }),
      { name: 'homes', value: numberIn('en', area.propertiesCount) },
    ],
  }));

const companies = (snapshot: Snapshot): SearchEntry[] =>
  snapshot.all('packages').map((offer) => ({
    kind: 'company',
    path: `/business/packages/${offer.slug}`,
    title: offer.title,
    place: offer.authority,
    text: offer.description,
    tags: [...offer.features, ...offer.allows.activityExamples, offer.bestFor],
    art: offer.art,
    facts: (say) => [
      priceFact(snapshot, say, { price: offer.price, name: offer.priceIsFrom ? 'from' : 'price' }),
      { name: 'authority', value: say(offer.authority) },
    ],
  }));

const visas = (snapshot: Snapshot): SearchEntry[] =>
  snapshot.all('visas').map((visa) => ({
    kind: 'company',
    path: '/business/visas',
    title: visa.title,
    place: visa.who,
    text: joinTexts(visa.rules[0] ?? nothing, visa.rules[1]),
    tags: [...visa.rules, ...visa.documents],
    art: null,
    facts: () => [{ name: 'valid', value: String(visa.validityYears) }],
  }));

function schools(snapshot: Snapshot): SearchEntry[] {
  const { areas } = snapshot.texts('taxonomy');
  return snapshot.all('schools').map((school) => ({
    kind: 'school',
    path: `/schooling/schools/${school.slug}`,
    title: school.name,
    place: joinTexts(
      snapshot.bySlug('curricula', school.curriculum)?.name ?? nothing,
      labelOfTerm(areas, school.area),
    ),
    text: school.description,
    tags: school.features,
    art: school.art,
    facts: (say) => [
      { name: 'waitlist', value: say(school.waitlist.text) },
      { name: 'fees', value: say(school.feesText) },
      { name: 'rating', value: school.rating.toFixed(1) },
    ],
  }));
}
