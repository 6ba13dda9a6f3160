/** The search of a reader as it stands in the address. */
import { type HomeSort, type HomeWish, homeSorts } from '#domain/real-estate/search.ts';

export const queryNames = {
  text: 'q',
  purpose: 'for',
  area: 'area',
  bedrooms: 'beds',
  from: 'from',
  to: 'to',
  status: 'status',
  furnished: 'furnished',
  petsAllowed: 'pets',
  goldenVisa: 'visa',
  sort: 'sort',
} as const;

export type QueryName = keyof typeof queryNames;

/** Whatever somebody wrote into the address by hand: what makes no sense is as if it were not there. */
export function readWish(query: URLSearchParams): HomeWish {
  const read = (name: QueryName) => query.get(queryNames[name]) ?? undefined;
  const figure = (name: QueryName) => figureIn(read(name) ?? '');
  const isOn = (name: QueryName) => read(name) === '1' || undefined;
  return {
    text: read('text') ?? '',
    purpose: oneOf(['sale', 'rent'], read('purpose')),
    status: oneOf(['ready', 'off-plan'], read('status')),
    area: read('area'),
    bedrooms: figure('bedrooms'),
    from: figure('from'),
    to: figure('to'),
    furnished: isOn('furnished'),
    petsAllowed: isOn('petsAllowed'),
    goldenVisa: isOn('goldenVisa'),
  };
}

export const readSort = (query: URLSearchParams): HomeSort =>
  oneOf(homeSorts, query.get(queryNames.sort) ?? undefined) ?? 'recommended';

const oneOf = <Value extends string>(values: readonly Value[], given: string | undefined) =>
  values.find((value) => value === given);

/** `2,500,000` is what people type; more digits than any price has are a slip. */
export function figureIn(typed: string): number | undefined {
  const digits = typed.replace(/\D/g, '').slice(0, 12);
  return digits ? Number(digits) : undefined;
}
