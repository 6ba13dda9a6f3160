/** 'See the whole list': a page that exists, with what was said set as its filters. */
import type { ProposedAction } from '#contract/assistant/assistant.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { weekdayOf } from '#domain/time.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

type Query = Record<string, string | number | undefined>;

/** Homes of one kind have a list of their own. */
const typePaths: Record<string, string> = {
  villa: '/real-estate/villas',
  apartment: '/real-estate/apartments',
  penthouse: '/real-estate/penthouses',
};

export function wholeList(action: ProposedAction, context: Context): ProposedAction {
  const [path = '', known] = action.path.split('?');
  if (known !== undefined || path.includes('#')) return action;
  const { wish } = context.meant;
  const page = pageFor(path, context);
  const query = filtersOf(page, wish);
  return { ...action, path: query ? `${page}?${query}` : page };
}

/** Some lists stand elsewhere than what is in them. */
function pageFor(path: string, { meant }: Context): string {
  const { topics, wish } = meant;
  if (path === '/business/packages') return '/business';
  if (path === '/vip/venues') {
    if (topics.includes('nightlife')) return '/vip/nightlife';
    return topics.includes('dining') ? '/vip/restaurants' : '/vip';
  }
  const type = onlyOne(wish.types);
  return (path === '/real-estate/homes' && type && typePaths[type]) || path;
}

function filtersOf(path: string, wish: SpokenWish): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(path, wish)))
    if (value !== undefined) query.set(name, String(value));
  return query.toString();
}

const onlyOne = (list: readonly string[]) => (list.length === 1 ? list[0] : undefined);

/** By the names that each page reads. */
function queryOf(path: string, wish: SpokenWish): Query {
  const area = onlyOne(wish.areas);
  if (path.startsWith('/bookings/')) return { guests: wish.party };
  if (path === '/real-estate/homes' || Object.values(typePaths).includes(path))
    return { for: wish.purpose, area, beds: wish.bedrooms };
  if (path === '/schooling/schools')
    return { curriculum: wish.curriculum, area, age: onlyOne(wish.ages.map(String)) };
  if (path === '/business') return { visas: wish.visas };
  const { day } = wish.when;
  return ['/vip/restaurants', '/vip/nightlife', '/vip/clubs'].includes(path)
    ? { area, open: day && weekdayOf(day) }
    : {};
}
