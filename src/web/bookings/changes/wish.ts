import { keepPreviousData } from '@tanstack/react-query';
import type { ChangeWish } from '#contract/bookings/asks.ts';
import { type AvailableDay, availability } from '#contract/bookings/availability.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Day } from '#contract/primitives.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { clockTime } from '#domain/calendar/clocks.ts';
import { dayAfter, daysIn } from '#domain/calendar/months.ts';
import { houseZone } from '#domain/time.ts';
import { dayHere } from '#web/platform/moments.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

/** What the client would like instead; empty figures are kept as they are typed. */
export interface ChangeDraft {
  day: Day;
  time: string | null;
  party: string;
  length: string;
  /** How many of each extra, by its id. */
  addOns: Record<string, number>;
  reason: string;
}

export const changeDraftOf = ({ day, time, party, length, addOns }: Booking): ChangeDraft => ({
  day,
  time,
  party: String(party),
  length: String(length),
  addOns: Object.fromEntries(addOns.map(({ id, quantity }) => [id, quantity])),
  reason: '',
});

/** The draft as a wish; nothing while a figure is missing. */
export function changeWishOf(booking: Booking, draft: ChangeDraft): ChangeWish | undefined {
  const [party, length] = [figure(draft.party), figure(draft.length)];
  if (!party || !length) return undefined;
  return {
    day: draft.day,
    time: draft.time,
    party,
    length: lengthKind(booking) ? length : null,
    // As few as carry the new party; a party that stays keeps what it has.
    units: party === booking.party ? booking.units : null,
    addOns: Object.entries(draft.addOns)
      .filter(([, quantity]) => quantity > 0)
      .map(([id, quantity]) => ({ id, quantity })),
  };
}

const figure = (typed: string) => (/^[1-9]\d?$/.test(typed) ? Number(typed) : undefined);

/** Neither what stands nor what was asked for already. */
export function isNew(booking: Booking, wish: ChangeWish): boolean {
  if (!hasSame(booking.addOns, wish.addOns)) return true;
  return !isAs(booking, wish) && !(booking.wish && isAs(dated(booking.wish), wish));
}

const hasSame = (one: ChangeWish['addOns'], other: ChangeWish['addOns']): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity }) =>
    other.some((extra) => extra.id === id && extra.quantity === quantity),
  );

type Dated = Pick<Booking, 'day' | 'time' | 'party' | 'length'>;

const isAs = ({ day, time, party, length }: Dated, wish: ChangeWish): boolean =>
  wish.day === day &&
  (wish.time ?? time) === time &&
  wish.party === party &&
  (wish.length ?? length) === length;

const dated = ({ startsAt, party, length }: NonNullable<Booking['wish']>): Dated => ({
  day: dayHere(startsAt, houseZone),
  time: clockTime(startsAt, houseZone),
  party,
  length,
});

/** Whether what was changed now waits for the house. */
export const isAsked = ({ place, wish }: Booking): boolean => place === 'pending' || wish !== null;

interface AskedMonth {
  /** Any day of it. */
  month: Day;
  today: Day;
  party: number;
  length: number | null;
}

/**
 * What is free in a month and in the days that fill its last week: the booking
 * itself does not stand in its own way.
 */
export function monthQuery({ id, offering }: Booking, { month, today, party, length }: AskedMonth) {
  const name = month.slice(0, 7);
  const first = `${name}-01`;
  const from = first < today ? today : first;
  const to = dayAfter(`${name}-${daysIn(name)}`, 6);
  const query = { from, to, party, besides: id, ...(length && { length }) };
  return readQuery(
    ['availability', offering.slug, query],
    availability.of,
    { params: { slug: offering.slug }, query },
    { placeholderData: keepPreviousData },
  );
}

/** The hours of a day that are free, and the one that is the client's already. */
export function hoursOf(booking: Booking, day: AvailableDay | undefined): string[] {
  const own = day?.day === booking.day ? booking.time : null;
  const slots = day?.slots ?? [];
  return slots.flatMap(({ time, state }) => (state === 'open' || time === own ? [time] : []));
}
