/** The offering's own price: night by night and day by day where a season changes it. */
import type { QuoteLine } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Day, Localised, Money } from '#contract/primitives.ts';
import { daysOf, isByDay } from '#domain/bookings/cells.ts';
import { seasonOf } from '#domain/bookings/season.ts';
import { add, fraction, percent, times } from '#domain/money.ts';

/** How much of an offering is taken, from which day on. */
export interface SoldOffering {
  day: Day;
  length: number;
  party: number;
  units: number;
}

type Counts = QuoteLine['of'];

export function baseLines(offering: Offering, sold: SoldOffering): QuoteLine[] {
  const { price, title } = offering;
  const priced = price.unit === 'per-night' || price.unit === 'per-day';
  // What is not sold by the day costs what its first day costs.
  const days = isByDay(offering) && priced ? daysOf(offering, sold.day, sold.length) : [sold.day];
  return grouped(offering, days).map(({ each, season, days: count }) => {
    const of = countsOf(offering, sold, count);
    return { kind: 'base', id: null, title, each, of, amount: times(each, productOf(of)), season };
  });
}

/** The whole of it without add-ons. */
export const baseTotal = (offering: Offering, sold: SoldOffering): Money =>
  sumOfLines(baseLines(offering, sold));

export const sumOfLines = (lines: readonly QuoteLine[]): Money =>
  lines.map(({ amount }) => amount).reduce(add);

interface PricedDays {
  each: Money;
  season: Localised | null;
  days: number;
}

/** Days of one price make one line, wherever in the stay they lie. */
function grouped(offering: Offering, days: readonly Day[]): PricedDays[] {
  const groups = new Map<string, PricedDays>();
  for (const day of days) {
    const { each, season } = priceOn(offering, day);
    const key = `${each.amount} ${season?.en ?? ''}`;
    const group = groups.get(key) ?? { each, season, days: 0 };
    groups.set(key, { ...group, days: group.days + 1 });
  }
  return [...groups.values()];
}

function priceOn(offering: Offering, day: Day): { each: Money; season: Localised | null } {
  const each = unitPrice(offering);
  const season = seasonOf(offering, day);
  if (!season || !('priceFactorPercent' in season)) return { each, season: null };
  return { each: percent(each, season.priceFactorPercent), season: season.note };
}

const isWholeHours = ({ duration }: Offering) => duration.minutes % 60 === 0;

/** Part of an hour cannot be counted in lines, so such a price is that of the whole session. */
function unitPrice(offering: Offering): Money {
  const { price, duration } = offering;
  const isSession = price.unit === 'per-hour' && !isWholeHours(offering);
  return fraction(price, isSession ? duration.minutes : 1, isSession ? 60 : 1);
}

function countsOf(offering: Offering, { party, units }: SoldOffering, days: number): Counts {
  switch (offering.price.unit) {
    case 'per-person':
      return { person: party };
    case 'per-night':
      return { night: days, room: units };
    case 'per-day':
      return { day: days, vehicle: units };
    case 'per-hour':
      return isWholeHours(offering)
        ? { hour: offering.duration.minutes / 60, group: units }
        : { group: units };
    case 'per-charter':
      return { charter: units };
    case 'per-vehicle':
      return { vehicle: units };
    case 'per-group':
      return { group: units };
    default:
      return { item: units };
  }
}

export const productOf = (of: Counts): number =>
  Object.values(of).reduce((product, count) => product * count, 1);
