/**
 * The slow and obvious way to say what is free and what it costs: every start is tried against every
 * booking, minute by minute or night by night, and every person and night is paid by itself.
 */
import { Temporal } from 'temporal-polyfill/full';
import type { PlaceState } from '#contract/bookings/availability.ts';
import type { Offering, Season } from '#contract/catalogue/offerings.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import type { Closure } from '#domain/bookings/plan.ts';

export interface ModelBooking {
  day: Day;
  time: string;
  length: number;
  units: number;
}

interface ModelWorld {
  now: Instant;
  closures: Closure[];
  bookings: ModelBooking[];
}

const date = (day: Day) => Temporal.PlainDate.from(day);
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const at = (day: Day, time: string) =>
  date(day).toZonedDateTime({ timeZone: 'Asia/Dubai', plainTime: time }).toInstant();

function modelSeason({ seasons }: Offering, day: Day): Season | undefined {
  const { year } = date(day);
  return seasons.find(({ from, to }) =>
    // A period that runs over the new year began last year or ends in the next.
    [year - 1, year].some((first) => {
      const last = from <= to ? first : first + 1;
      return `${first}-${from}` <= day && day <= `${last}-${to}`;
    }),
  );
}

const isByDay = ({ schedule }: Offering) => 'minNights' in schedule || 'minDays' in schedule;

/** Nights or days it lives on. */
function daysFrom(offering: Offering, day: Day, length: number): Day[] {
  const count = isByDay(offering) ? length : Math.ceil(offering.duration.minutes / 1440);
  return Array.from({ length: count }, (_, index) => date(day).add({ days: index }).toString());
}

function minutes(offering: Offering): number {
  const { schedule, duration } = offering;
  if (schedule.kind !== 'charter-window') return 1;
  return Math.ceil((duration.minutes + 60) / schedule.stepMinutes) * schedule.stepMinutes;
}

/** How many units others have of the fullest moment of it. */
function mostTaken(offering: Offering, wish: ModelBooking, bookings: ModelBooking[]): number {
  const taken = (covers: (other: ModelBooking) => boolean) =>
    bookings.filter(covers).reduce((sum, { units }) => sum + units, 0);
  if (isByDay(offering))
    return Math.max(
      ...daysFrom(offering, wish.day, wish.length).map((night) =>
        taken(({ day, length }) => daysFrom(offering, day, length).includes(night)),
      ),
    );
  const start = ({ day, time }: ModelBooking) => at(day, time).epochMilliseconds / 60_000;
  const span = minutes(offering);
  const starts = bookings.map((booking) => [start(booking), booking] as const);
  const first = start(wish);
  let most = 0;
  for (let minute = first; minute < first + span; minute += 1) {
    const now = starts.filter(([begun]) => begun <= minute && minute < begun + span);
    most = Math.max(
      most,
      now.reduce((sum, [, { units }]) => sum + units, 0),
    );
  }
  return most;
}

/** Every time of the day, on the minute, at which it may start. */
export function modelTimes(offering: Offering, day: Day, length: number, closures: Closure[]) {
  const { schedule } = offering;
  if (!schedule.days.map(String).includes(weekdays[date(day).dayOfWeek - 1] ?? '')) return [];
  const days = daysFrom(offering, day, length);
  if (days.some((one) => modelSeason(offering, one)?.effect === 'closed')) return [];
  if (days.some((one) => closures.some(({ from, to }) => one >= from && one <= to))) return [];
  return everyMinute.filter((time) => startsAt(offering, day, time));
}

const everyMinute = Array.from({ length: 1440 }, (_, minute) =>
  Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString({ smallestUnit: 'minute' }),
);

function startsAt(offering: Offering, day: Day, time: string): boolean {
  const { schedule } = offering;
  const since = (from: string) =>
    Temporal.PlainTime.from(from).until(time, { largestUnit: 'minute' }).minutes;
  if (schedule.kind === 'nightly') return time === schedule.checkIn;
  if (schedule.kind === 'day-rental')
    return (
      time >= schedule.pickupFrom &&
      time <= schedule.pickupTo &&
      since(schedule.pickupFrom) % 30 === 0
    );
  if (schedule.kind === 'charter-window')
    return (
      time >= schedule.windowFrom &&
      time <= schedule.windowTo &&
      since(schedule.windowFrom) % schedule.stepMinutes === 0
    );
  const season = modelSeason(offering, day);
  return (season && 'times' in season ? season.times : schedule.times).includes(time);
}

export function modelState(
  offering: Offering,
  wish: ModelBooking,
  { now, bookings }: ModelWorld,
): { state: PlaceState; free: number } {
  const start = at(wish.day, wish.time);
  const lead = Temporal.Instant.from(now).add({ hours: offering.leadTimeHours });
  if (Temporal.Instant.compare(start, now) <= 0) return { state: 'past', free: 0 };
  if (Temporal.Instant.compare(start, lead) < 0) return { state: 'late', free: 0 };
  const free = Math.max(0, offering.capacity.perSlot - mostTaken(offering, wish, bookings));
  return { state: free >= wish.units ? 'open' : 'full', free };
}

interface Bought {
  day: Day;
  length: number;
  party: number;
  units: number;
  addOns: { id: string; quantity: number }[];
}

/** Paid one by one. */
export function modelTotal(offering: Offering, bought: Bought): number {
  const { price, duration } = offering;
  const days = isByDay(offering) ? daysFrom(offering, bought.day, bought.length) : [bought.day];
  let total = 0;
  for (const day of days) {
    const season = modelSeason(offering, day);
    const percent = season && 'priceFactorPercent' in season ? season.priceFactorPercent : 100;
    const whole = price.unit === 'per-hour' && duration.minutes % 60 > 0;
    const each = whole ? Math.round((price.amount * duration.minutes) / 60) : price.amount;
    const one = Math.round((each * percent) / 100);
    const hours = price.unit === 'per-hour' && !whole ? duration.minutes / 60 : 1;
    const buyers = price.unit === 'per-person' ? bought.party : bought.units;
    for (let buyer = 0; buyer < buyers; buyer += 1)
      for (let hour = 0; hour < hours; hour += 1) total += one;
  }
  return bought.addOns.reduce((sum, addOn) => sum + modelAddOn(offering, bought, addOn), total);
}

function modelAddOn(
  { addOns }: Offering,
  bought: Bought,
  { id, quantity }: Bought['addOns'][number],
) {
  const price = addOns.find((addOn) => addOn.id === id)?.price;
  if (!price) return Number.NaN;
  if (price.unit === 'per-person') return price.amount * bought.party;
  if (price.unit === 'per-day') return price.amount * bought.length;
  return price.amount * quantity;
}
