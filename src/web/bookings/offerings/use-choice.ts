import {
  type OfferingChoice,
  type OfferingOrder,
  offeringOrders,
} from '#domain/bookings/offerings/choice.ts';
import { type Filters, useTypedFilter } from '#web/platform/use-filters.ts';

/** The names of the filters in the address. */
export const filterNames = {
  text: 'q',
  guests: 'guests',
  /** The calendar's name for it too: whoever turns to it finds the same day. */
  day: 'day',
  from: 'from',
  to: 'to',
  exclusive: 'exclusive',
  hotDeal: 'deal',
  order: 'sort',
  show: 'show',
  tab: 'tab',
  view: 'view',
} as const;

export const switchedOn = '1';

/** What the address asks for, and what is being typed. */
export function useChoice(filters: Filters) {
  const { query } = filters;
  const text = useTypedFilter(filters, filterNames.text);
  const from = useTypedFilter(filters, filterNames.from);
  const to = useTypedFilter(filters, filterNames.to);
  const choice: OfferingChoice = {
    text: text[0],
    from: wholeNumber(from[0]),
    to: wholeNumber(to[0]),
    guests: wholeNumber(query.get(filterNames.guests) ?? ''),
    exclusive: query.get(filterNames.exclusive) === switchedOn,
    hotDeal: query.get(filterNames.hotDeal) === switchedOn,
    order: orderNamed(query.get(filterNames.order)),
  };
  return { choice, text, from, to };
}

/** Anybody can write an address: what is no number is no limit. */
export function wholeNumber(text: string): number | undefined {
  const figures = text.replaceAll(/[\s,٬]/g, '');
  return /^\d{1,9}$/.test(figures) ? Number(figures) : undefined;
}

const orderNamed = (name: string | null): OfferingOrder | undefined =>
  offeringOrders.find((order) => order === name);

/** A day of the address; what is none, or long over, is as if it were not there. */
export function dayNamed(query: URLSearchParams): string | undefined {
  const day = query.get(filterNames.day) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** How many of the filters beside the search are in use. */
export function usedFilters({ from, to, guests, exclusive, hotDeal }: OfferingChoice): number {
  const used = [from !== undefined || to !== undefined, guests !== undefined, exclusive, hotDeal];
  return used.filter(Boolean).length;
}
