/** Evenings out, the pages of the site and the questions people ask, as entries of the search. */
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { Localised } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import {
  joinTexts,
  labelOfTerm,
  nothing,
  priceFact,
  type SearchEntry,
} from '#server/search/entry.ts';

export const houseEntries = (snapshot: Snapshot): SearchEntry[] => [
  ...venues(snapshot),
  ...events(snapshot),
  ...pages(snapshot),
  ...questions(snapshot),
];

function venues(snapshot: Snapshot): SearchEntry[] {
  const { sections } = snapshot.texts('vip');
  return [
    ...snapshot.all('venues').map((venue) => venueEntry(snapshot, venue, sections.venues)),
    ...snapshot.all('lounges').map((venue) => venueEntry(snapshot, venue, sections.lounges)),
    ...snapshot.all('nightclubs').map((venue) => venueEntry(snapshot, venue, sections.nightclubs)),
  ];
}

const venueEntry = (
  snapshot: Snapshot,
  venue: CatalogueItem<'venues'>,
  section: Localised,
): SearchEntry => ({
  kind: 'venue',
  path: `/vip/venues/${venue.slug}`,
  title: venue.name,
  place: joinTexts(venue.location, venue.cuisine ?? venue.hostHotel),
  text: venue.description,
  tags: [section, venue.tagline, ...venue.tags, ...venue.highlights],
  art: venue.art,
  facts: (say) => [
    { name: 'hours', value: `${venue.opens}–${venue.closes}` },
    priceFact(snapshot, say, { price: venue.minimumSpend, name: 'minimumSpend' }),
    { name: 'dress', value: say(venue.dressCode) },
  ],
});

const events = (snapshot: Snapshot): SearchEntry[] =>
  snapshot.all('events').map((event) => ({
    kind: 'event',
    path: `/vip/events/${event.slug}`,
    title: event.title,
    place: event.place,
    text: event.description,
    tags: [],
    art: event.art,
    // What costs nothing is not an offer at nought.
    facts: (say) => [
      ...(event.price.amount > 0 ? [priceFact(snapshot, say, event)] : []),
      { name: 'dress', value: say(event.dressCode) },
    ],
  }));

/** The map of the site names every page; the navigation and the pages themselves say more of some. */
function pages(snapshot: Snapshot): SearchEntry[] {
  const { navigation } = snapshot.texts('messages');
  return snapshot.texts('company').sitemap.flatMap(({ title, links }) =>
    links.map(({ label, href }) => {
      const item = navigation.find(({ path }) => path === href);
      const page = snapshot.all('pages').find(({ path }) => path === href);
      return {
        kind: 'page',
        path: href,
        title: label,
        place: item?.description ?? title,
        text: page?.intro ?? nothing,
        tags: [
          ...(page ? [page.title] : []),
          ...(page?.sections ?? []).map((part) => part.heading),
        ],
        art: null,
        facts: () => [],
        ofAccount: /^\/(dashboard|profile)(\/|$)/.test(href),
      } satisfies SearchEntry;
    }),
  );
}

function questions(snapshot: Snapshot): SearchEntry[] {
  const { faqTopics } = snapshot.texts('company');
  return snapshot.all('faq').map((entry) => ({
    kind: 'question',
    path: `/faq#${entry.id}`,
    title: entry.question,
    place: labelOfTerm(faqTopics, entry.topic),
    text: entry.answer,
    tags: [],
    art: null,
    facts: () => [],
  }));
}
