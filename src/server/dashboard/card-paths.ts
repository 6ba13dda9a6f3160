/** Where a card and the shelf under it lead, with what is known already: day, hour, party and place. */
import type { Recommendation } from '#contract/catalogue/profile.ts';
import type { Dashboard, RecommendedCard } from '#contract/dashboard.ts';
import type { Day } from '#contract/primitives.ts';
import type { OfferingWish } from '#domain/bookings/plan.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { EndingPaper } from '#server/dashboard/ending-papers.ts';
import type { Standing } from '#server/dashboard/store.ts';

/** A start that the booking engine has just confirmed. */
export interface FreeStart extends Pick<OfferingWish, 'day' | 'time' | 'party'> {
  slug: string;
}

interface Known {
  standing: Standing;
  snapshot: Snapshot;
  paper: EndingPaper | undefined;
  today: Day;
}

type Query = Record<string, string | number | null | undefined>;

function withQuery(path: string, query: Query): string {
  const told = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) told.set(name, String(value));
  return told.size > 0 ? `${path}?${told}` : path;
}

/** By the names that each page reads. */
export function pathOf(card: Recommendation, free: FreeStart | undefined, known: Known): string {
  const { href, showWhen } = card;
  const { standing, paper } = known;
  if (showWhen.documentExpiresWithinDays !== undefined) return paper?.path ?? href;
  if (free) {
    const { slug, day, time, party } = free;
    return withQuery(`${href}/${slug}`, {
      book: slug,
      on: day,
      'said.time': time,
      'said.party': party,
    });
  }
  if (href.startsWith('/bookings/')) return withQuery(href, { guests: standing.party });
  if (href === '/real-estate') return homesPath(href, standing);
  return href === '/vip' ? tablePath(card, known) : href;
}

/** Homes of one kind have a list of their own. */
const listsOfType: Record<string, string> = {
  villa: '/real-estate/villas',
  apartment: '/real-estate/apartments',
  penthouse: '/real-estate/penthouses',
};

const onlyOne = (list: readonly string[]) => (list.length === 1 ? list[0] : undefined);

function homesPath(href: string, { brief }: Standing): string {
  if (!brief) return href;
  const { purpose, types, areas, bedrooms } = brief;
  return withQuery(listsOfType[onlyOne(types) ?? ''] ?? '/real-estate/homes', {
    for: purpose === 'buy' ? 'sale' : 'rent',
    area: onlyOne(areas),
    beds: bedrooms,
  });
}

/** The form of the table that the card names, for this evening. */
function tablePath(
  { href, refs: [slug = ''] }: Recommendation,
  { snapshot, today, standing }: Known,
) {
  if (!snapshot.bySlug('venues', slug)) return href;
  const people = standing.party;
  return withQuery(`/vip/venues/${slug}`, {
    ask: 'table',
    about: slug,
    on: today,
    'said.people': people,
  });
}

/** Of what each place on the shelf is. */
const lists: Record<string, string> = {
  'desert-safari': '/bookings/desert-safari',
  'yacht-limo': '/bookings/yachts',
};

/** The shelf says of its days what the cards over it say: a day they did not confirm is not named. */
export function shelfPath(
  action: Pick<Dashboard['quickActions'][number], 'id' | 'path'>,
  cards: readonly RecommendedCard[],
  { party }: Standing,
): string {
  const list = lists[action.id];
  if (!list || action.path !== '/bookings') return action.path;
  const day = cards.find(({ path }) => path.startsWith(`${list}/`))?.freeOn;
  return withQuery(action.path, { guests: party, day });
}
