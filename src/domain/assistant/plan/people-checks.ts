/** Who comes: how old, how heavy, how tall, in which condition, and how many. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import { partHours } from '#domain/assistant/dates/dates.ts';
import {
  type ConstraintCheck,
  type ConstraintFinding,
  findingOf,
  type GuestCondition,
  type JudgedWish,
} from '#domain/assistant/plan/constraint.ts';
import type { Venue } from '#domain/assistant/plan/entry.ts';
import { levelOf, strainOf, warnsOf } from '#domain/assistant/plan/strains.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { carriesParty, largestPartyOf } from '#domain/bookings/party.ts';
import { takesAge } from '#domain/schooling/schools.ts';

/** From here on nobody is a child. */
const grown = 18;

export const bringsChildren = ({ ages, children }: SpokenWish): boolean =>
  children !== undefined || ages.some((age) => age < grown);

export const ageCheck: ConstraintCheck = (entry, judged) => {
  const { ages } = judged.wish;
  if (entry.of === 'school') return schoolAges(entry.item, ages);
  if (ages.length === 0 && !bringsChildren(judged.wish) && !judged.withChildren) return undefined;
  if (entry.of === 'venue') return venueAges(entry.item, judged);
  return entry.of === 'offering' ? offeringAges(entry.item, judged) : undefined;
};

type School = Parameters<typeof takesAge>[0];

function schoolAges(school: School, ages: readonly number[]): ConstraintFinding | undefined {
  const young = ages.filter((age) => age < grown);
  if (young.length === 0) return undefined;
  const takes = young.every((age) => takesAge(school, age));
  return findingOf('age', takes ? 'fits' : 'no', { say: 'minAge', age: school.ages.from });
}

function venueAges(
  { minAge, childrenUntil }: Venue,
  { wish }: JudgedWish,
): ConstraintFinding | undefined {
  const youngest = wish.ages.length > 0 ? Math.min(...wish.ages) : 0;
  if (minAge === 0) return findingOf('age', 'fits', { say: 'anyAge' });
  if (youngest >= minAge) return findingOf('age', 'fits', { say: 'minAge', age: minAge });
  if (!childrenUntil || startsAfter(childrenUntil, wish))
    return findingOf('age', 'no', { say: 'minAge', age: minAge });
  return findingOf('age', 'condition', { say: 'childrenUntil', age: minAge, until: childrenUntil });
}

/** The hour that was named, or the first of the part of the day. */
function startsAfter(limit: string, { when: { clock, part } }: SpokenWish): boolean {
  const hour = clock ?? (part && partHours[part][0]);
  return hour !== undefined && hour >= limit;
}

function offeringAges(
  item: Offering,
  { wish: { ages }, drives = false }: JudgedWish,
): ConstraintFinding {
  const { minAge, maxAge, notes } = item.requirements;
  if (minAge === 0) return findingOf('age', 'fits', { say: 'anyAge' });
  const youngest = Math.min(...ages);
  const eldest = Math.max(...ages);
  if (maxAge !== null && eldest > maxAge)
    return findingOf('age', 'no', { say: 'maxAge', age: maxAge });
  if (youngest >= minAge && ages.length > 0)
    return findingOf('age', 'fits', { say: 'minAge', age: minAge });
  const driver = driven(item);
  if (driver === 'car')
    return findingOf('age', youngest < grown || ages.length === 0 ? 'condition' : 'no', {
      say: 'driverAge',
      age: minAge,
    });
  const passengers = passengersFrom(notes?.en);
  const mayRide = ages.length === 0 || (youngest >= (passengers ?? grown) && youngest < grown);
  if (notes && passengers !== undefined && mayRide)
    return findingOf('age', drives && ages.length > 0 ? 'no' : 'condition', {
      say: 'note',
      note: notes,
    });
  if (ages.length > 0) return findingOf('age', 'no', { say: 'minAge', age: minAge });
  // A child of no age that was said: a toddler's limit is met by most, a driver's by none.
  return findingOf('age', minAge >= grown ? 'no' : 'condition', { say: 'minAge', age: minAge });
}

/** What is driven by the guest: its age is that of the driver, and children sit beside. */
const driven = ({ category, requirements }: Offering): 'car' | undefined =>
  category === 'luxury-car-rental' && requirements.licence !== 'none' ? 'car' : undefined;

/** `Passengers from 7 years`: the catalogue writes it as a note. */
function passengersFrom(note: string | undefined): number | undefined {
  const age = /passengers from (\d+)/i.exec(note ?? '')?.[1];
  return age === undefined ? undefined : Number(age);
}

const conditions: GuestCondition[] = ['pregnancy', 'heart', 'back'];

export const healthCheck: ConstraintCheck = (entry, { wish }) => {
  const named = conditions.filter((one) => wish.needs.includes(one));
  if (entry.of !== 'offering' || named.length === 0) return undefined;
  const found = named.map((condition) => healthOf(entry.item, condition));
  return found.find(({ is }) => is === 'no') ?? found.find(({ is }) => is !== 'fits') ?? found[0];
};

function healthOf(item: Offering, condition: GuestCondition): ConstraintFinding {
  const note = warnsOf(item, condition);
  if (note) return findingOf('health', 'no', { say: 'note', note });
  const strain = strainOf(item);
  const level = strain && levelOf(strain, condition);
  if (!strain || !level) return findingOf('health', 'fits', { say: 'calm' });
  return level === 'no'
    ? findingOf('health', 'no', { say: 'strain', strain, condition })
    : findingOf('health', 'condition', { say: 'doctor', strain, condition });
}

export const weightCheck: ConstraintCheck = (entry, { wish: { weight } }) => {
  if (entry.of !== 'offering' || weight === undefined || !isActive(entry.item)) return undefined;
  const most = entry.item.requirements.maxWeightKg;
  if (most === null) return findingOf('weight', 'fits', { say: 'noWeight' });
  return findingOf('weight', weight > most ? 'no' : 'fits', { say: 'weight', most });
};

/** Small children may be too short for what takes them by their age. */
const stillGrowing = 16;

export const heightCheck: ConstraintCheck = (entry, { wish: { height, ages } }) => {
  if (entry.of !== 'offering' || !isActive(entry.item)) return undefined;
  const least = entry.item.requirements.minHeightCm;
  if (height !== undefined) {
    if (least === null) return findingOf('height', 'fits', { say: 'noHeight' });
    return findingOf('height', height < least ? 'no' : 'fits', { say: 'height', least });
  }
  return least !== null && ages.some((age) => age < stillGrowing)
    ? findingOf('height', 'condition', { say: 'height', least })
    : undefined;
};

const isActive = ({ category }: Offering): boolean =>
  !['hotels', 'flights', 'luxury-car-rental', 'yachts'].includes(category);

export const partyCheck: ConstraintCheck = (entry, { wish: { party } }) => {
  if (party === undefined) return undefined;
  if (entry.of === 'venue') {
    const { minParty, maxParty } = entry.item.reservation;
    if (party > maxParty) return findingOf('party', 'no', { say: 'tooMany', most: maxParty });
    // Alone one may sit at a table for two.
    return findingOf('party', 'fits', { say: 'room', most: Math.max(maxParty, minParty) });
  }
  return entry.of === 'offering' ? offeringParty(entry.item, party) : undefined;
};

function offeringParty(item: Offering, party: number): ConstraintFinding {
  const { minParty, maxParty, unit } = item.capacity;
  if (!carriesParty(item, party))
    return party < minParty
      ? findingOf('party', 'no', { say: 'tooFew', least: minParty })
      : findingOf('party', 'no', { say: 'tooMany', most: largestPartyOf(item) });
  const units = Math.ceil(party / maxParty);
  const isSeveral = units > 1 && unit !== 'guests' && unit !== 'seats';
  return isSeveral
    ? findingOf('party', 'condition', { say: 'units', units, unit })
    : findingOf('party', 'fits', { say: 'room', most: maxParty });
}

export const privacyCheck: ConstraintCheck = (entry, { isPrivate }) => {
  if (!isPrivate || entry.of !== 'offering') return undefined;
  const { capacity, tags } = entry.item;
  const isShared = capacity.unit === 'guests' || capacity.unit === 'seats';
  return isShared && !tags.includes('private')
    ? findingOf('privacy', 'no', { say: 'shared' })
    : findingOf('privacy', 'fits', { say: 'private' });
};
