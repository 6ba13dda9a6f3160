/** What the dashboard says of many things at once: one word for a tile, one order for what waits. */
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { ServiceStatus, TodayNeed } from '#contract/dashboard.ts';
import type { MatterWaitsOn } from '#contract/matters/matters.ts';
import type { MatterState } from '#contract/matters/parts.ts';
import { isOpen } from '#domain/matters/life.ts';
import { isBefore } from '#domain/time.ts';

/** So many matters that stand alike. */
export interface MatterCount {
  state: MatterState;
  waitsOn: MatterWaitsOn;
  count: number;
}

/** So many bookings that stand alike, by the clock. */
interface BookingCount {
  place: BookingPlace;
  count: number;
}

const sum = (groups: readonly { count: number }[]) =>
  groups.reduce((total, { count }) => total + count, 0);

export const openMatters = (groups: readonly MatterCount[]): number =>
  sum(groups.filter(({ state }) => isOpen(state)));

/** Open ones in which the next word is the client's. */
export const awaitingClient = (groups: readonly MatterCount[]): number =>
  sum(groups.filter(({ state, waitsOn }) => isOpen(state) && waitsOn === 'client'));

/** What most wants to be known: the client's turn before anybody else's, what runs before what is over. */
export function statusOfMatters(groups: readonly MatterCount[]): ServiceStatus | undefined {
  const open = groups.filter(({ state, count }) => isOpen(state) && count > 0);
  if (open.some(({ waitsOn }) => waitsOn === 'client')) return 'awaiting-you';
  if (open.some(({ waitsOn }) => waitsOn === 'authority')) return 'awaiting-authority';
  if (open.some(({ state }) => state !== 'submitted')) return 'in-progress';
  if (open.length > 0) return 'new';
  const past = groups.filter(({ state, count }) => state !== 'draft' && count > 0);
  if (past.some(({ state }) => state === 'closed')) return 'completed';
  return past.length > 0 ? 'cancelled' : undefined;
}

/** From the most urgent; a hold that ran out was never booked. */
const bookingWords: readonly [BookingPlace, ServiceStatus][] = [
  ['held', 'awaiting-you'],
  ['pending', 'in-progress'],
  ['confirmed', 'confirmed'],
  ['completed', 'completed'],
  ['no_show', 'completed'],
  ['cancelled', 'cancelled'],
  ['declined', 'cancelled'],
];

export function statusOfBookings(groups: readonly BookingCount[]): ServiceStatus | undefined {
  const stands = (place: BookingPlace) =>
    groups.some((group) => group.place === place && group.count > 0);
  return bookingWords.find(([place]) => stands(place))?.[1];
}

/** What costs the client most to overlook comes first; what has an end comes by its end. */
const weight: Record<TodayNeed['kind'], number> = {
  waitlist: 0,
  hold: 1,
  bank: 1,
  pay: 2,
  quote: 2,
  answer: 3,
  paper: 4,
  document: 4,
  confirm: 4,
  accept: 5,
  rate: 6,
  draft: 7,
};

/** What is late and what ends soonest comes first; of what ends together, what is worth more. */
export function byUrgency(one: TodayNeed, other: TodayNeed): number {
  if (one.until && other.until && one.until !== other.until)
    return isBefore(one.until, other.until) ? -1 : 1;
  if ((one.until === null) !== (other.until === null)) return one.until ? -1 : 1;
  const worth = (other.total?.amount ?? 0) - (one.total?.amount ?? 0);
  return worth || weight[one.kind] - weight[other.kind];
}

const mostStars = 5;

/** Stars as a share of all that could be given, in whole percent. */
export const scoreOf = ({ stars, ratings }: { stars: number; ratings: number }): string =>
  `${Math.round((100 * stars) / (ratings * mostStars))}%`;
