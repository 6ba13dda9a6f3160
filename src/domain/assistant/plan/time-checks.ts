/** When, for how long, and for how much: read by the booking engine's own rules. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Price } from '#contract/catalogue/shapes.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { budgetIn } from '#domain/assistant/money.ts';
import {
  type ConstraintCheck,
  type ConstraintFinding,
  findingOf,
  type JudgedWish,
} from '#domain/assistant/plan/constraint.ts';
import type { PlanEntry, Venue } from '#domain/assistant/plan/entry.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { isByDay, lengthsOf, timesOn, whyShut } from '#domain/bookings/cells.ts';
import { carriesParty } from '#domain/bookings/party.ts';
import { baseTotal } from '#domain/bookings/price.ts';
import { seasonOf } from '#domain/bookings/season.ts';
import { money, times } from '#domain/money.ts';
import {
  daysAfter,
  daysBetween,
  hoursAfter,
  isBefore,
  minuteOf,
  momentInDubai,
  weekdayOf,
} from '#domain/time.ts';

export const dayCheck: ConstraintCheck = (entry, judged) => {
  const { day, until } = judged.wish.when;
  if (entry.of === 'venue') return venueDay(entry.item, judged.wish);
  if (!day || entry.of !== 'offering' || day < judged.today) return undefined;
  // Within a span the calendar finds the day, unless all of it is out of season.
  return until ? offeringSpan(entry.item, day, until) : offeringDay(entry.item, day, judged);
};

function venueDay(
  { openDays, opens, closes }: Venue,
  { when }: SpokenWish,
): ConstraintFinding | undefined {
  const { day, until, clock } = when;
  if (day && !until && !openDays.includes(weekdayOf(day)))
    return findingOf('day', 'no', { say: 'weekday', days: openDays });
  if (clock && !isOpenAt(clock, opens, closes))
    return findingOf('day', 'no', { say: 'hours', opens, closes });
  return (day && !until) || clock
    ? findingOf('day', 'fits', { say: 'hours', opens, closes })
    : undefined;
}

/** A closing time before the opening one is after midnight. */
function isOpenAt(clock: string, opens: string, closes: string): boolean {
  const [at, from, to] = [minuteOf(clock), minuteOf(opens), minuteOf(closes)];
  return to > from ? from <= at && at < to : at >= from || at < to;
}

function offeringDay(
  item: Offering,
  day: Day,
  { wish, now }: JudgedWish,
): ConstraintFinding | undefined {
  const shut = whyShut(item, day, nightsOf(item, wish) ?? lengthsOf(item).fewest, []);
  const season = seasonOf(item, day);
  if (shut === 'weekday')
    return findingOf('day', 'no', { say: 'weekday', days: item.schedule.days });
  if (shut === 'season' && season)
    return findingOf('day', 'no', { say: 'season', note: season.note });
  const last = timesOn(item, day).at(-1);
  const earliest = hoursAfter(now, item.leadTimeHours);
  return last && isBefore(momentInDubai(day, last), earliest)
    ? findingOf('day', 'no', { say: 'late', hours: item.leadTimeHours })
    : undefined;
}

const longestSpan = 62;

function offeringSpan(item: Offering, from: Day, until: Day): ConstraintFinding | undefined {
  const count = Math.min(daysBetween(from, until) + 1, longestSpan);
  const seasons = Array.from({ length: Math.max(1, count) }, (_, at) =>
    seasonOf(item, daysAfter(from, at)),
  );
  const [first] = seasons;
  return first && seasons.every((season) => season?.effect === 'closed')
    ? findingOf('day', 'no', { say: 'season', note: first.note })
    : undefined;
}

/** Nights or days that were counted, or that lie between two days. */
export function nightsOf(item: Offering, { length, when }: SpokenWish): number | undefined {
  if (!isByDay(item)) return undefined;
  if (length !== undefined || !when.day || !when.end) return length;
  return daysBetween(when.day, when.end);
}

export const lengthCheck: ConstraintCheck = (entry, { wish }) => {
  if (entry.of !== 'offering') return undefined;
  const asked = nightsOf(entry.item, wish);
  if (asked === undefined) return undefined;
  const { fewest, most } = lengthsOf(entry.item);
  const by = entry.item.schedule.kind === 'nightly' ? 'nights' : 'days';
  const is = asked < fewest || asked > most ? 'no' : 'fits';
  return findingOf('length', is, { say: 'lengths', fewest, most, by });
};

/** Against the sum of all of it, as far as it can be reckoned: heads, nights and season. */
export const budgetCheck: ConstraintCheck = (entry, { wish, today }) => {
  const { budget } = wish;
  const price = priceOf(entry);
  if (!budget || !price) return undefined;
  const total =
    entry.of === 'offering' ? (totalOf(entry.item, wish, today) ?? price) : ofAll(price, wish);
  const purses = budget.each ? (wish.party ?? 1) : 1;
  const inOwn = (whole: number) => budgetIn(whole * purses, budget, total);
  const isOver = budget.most !== undefined && total.amount > inOwn(budget.most);
  const isUnder = budget.least !== undefined && total.amount < inOwn(budget.least);
  return findingOf('budget', isOver || isUnder ? 'no' : 'fits', {
    say: 'total',
    total: money(total.amount, total.currency),
  });
};

/** A table costs what it costs; what is asked of each, all of them pay. */
const ofAll = (price: Price, { party }: SpokenWish): Money =>
  price.unit === 'per-person' ? times(price, party ?? 1) : price;

function priceOf(entry: PlanEntry): Price | null {
  if (entry.of === 'venue') return entry.item.minimumSpend;
  if (entry.of === 'school') return entry.item.fees.min;
  if (entry.of === 'area') return entry.item.avgPrice;
  return 'price' in entry.item ? entry.item.price : null;
}

/** Outside every season that changes the price. */
export function ordinaryTotal(item: Offering, wish: SpokenWish, today: Day): Money | undefined {
  const year = Array.from({ length: 366 }, (_, at) => daysAfter(today, at));
  const day = year.find((one) => !seasonOf(item, one)?.effect.includes('price'));
  return totalOf(item, { ...wish, when: { ...wish.when, day: day ?? today } }, today);
}

/** What the engine would ask for that many; nothing where it would not take them. */
function totalOf(item: Offering, wish: SpokenWish, today: Day): Money | undefined {
  const { party, budget } = wish;
  if (budget?.nightly) return undefined;
  const length = nightsOf(item, wish) ?? (isByDay(item) ? 1 : lengthsOf(item).fewest);
  // A price for one is meant where nobody said for how many.
  const heads = party ?? 1;
  if (party !== undefined && !carriesParty(item, party)) return undefined;
  const { unit, maxParty } = item.capacity;
  const isByPerson = unit === 'guests' || unit === 'seats';
  const units = isByPerson ? heads : Math.ceil(heads / maxParty);
  return baseTotal(item, { day: wish.when.day ?? today, length, party: heads, units });
}
