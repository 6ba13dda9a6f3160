/** What one constraint of a wish says of one entry: how it stands, and why; without words. */
import type { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Day, Instant, Localised, Money } from '#contract/primitives.ts';
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import type { Garment } from '#domain/assistant/plan/garments.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';

export type Constraint =
  | 'age'
  | 'health'
  | 'weight'
  | 'height'
  | 'access'
  | 'diet'
  | 'pets'
  | 'dress'
  | 'alcohol'
  | 'party'
  | 'privacy'
  | 'day'
  | 'length'
  | 'budget';

/** `unknown` where the catalogue does not say: then a person finds out, and nobody guesses. */
export type ConstraintStanding = 'fits' | 'condition' | 'no' | 'unknown';

/** Kinds of strain that are known to be a risk, whoever offers them. */
export type OfferingStrain =
  | 'jump'
  | 'balloon'
  | 'climb'
  | 'water'
  | 'waves'
  | 'dunes'
  | 'saddle'
  | 'ride'
  | 'aircraft'
  | 'sand'
  | 'heat';

export type GuestCondition = 'pregnancy' | 'heart' | 'back';

export type FindingReason =
  | { say: 'minAge'; age: number }
  | { say: 'maxAge'; age: number }
  | { say: 'anyAge' }
  | { say: 'childrenUntil'; age: number; until: ClockTime }
  | { say: 'driverAge'; age: number }
  | { say: 'note'; note: Localised }
  | { say: 'strain'; strain: OfferingStrain; condition: GuestCondition }
  | { say: 'doctor'; strain: OfferingStrain; condition: GuestCondition }
  | { say: 'calm' }
  | { say: 'weight'; most: number }
  | { say: 'noWeight' }
  | { say: 'height'; least: number }
  | { say: 'noHeight' }
  | { say: 'stepFree' }
  | { say: 'accessUnsaid' }
  | { say: 'kitchen' }
  | { say: 'dietAhead' }
  | { say: 'dietUnsaid' }
  | { say: 'allergy' }
  | { say: 'kosher' }
  | { say: 'petsWelcome' }
  | { say: 'petsRefused' }
  | { say: 'petAddOn'; title: Localised; price: Money }
  | { say: 'petsUnsaid' }
  | { say: 'dressCode'; code: Localised }
  | { say: 'alcoholServed' }
  | { say: 'alcoholNone' }
  | { say: 'alcoholUnsaid' }
  | { say: 'tooMany'; most: number }
  | { say: 'tooFew'; least: number }
  | { say: 'room'; most: number }
  | { say: 'units'; units: number; unit: string }
  | { say: 'shared' }
  | { say: 'private' }
  | { say: 'weekday'; days: Weekday[] }
  | { say: 'season'; note: Localised }
  | { say: 'late'; hours: number }
  | { say: 'hours'; opens: ClockTime; closes: ClockTime }
  | { say: 'lengths'; fewest: number; most: number; by: 'nights' | 'days' }
  | { say: 'total'; total: Money };

export interface ConstraintFinding {
  of: Constraint;
  is: ConstraintStanding;
  because: FindingReason;
}

/** A wish and what is known beside it. */
export interface JudgedWish {
  wish: SpokenWish;
  now: Instant;
  today: Day;
  /** They want it to themselves. */
  isPrivate?: boolean;
  /** Children come along, though nobody counted them. */
  withChildren?: boolean;
  /** They want to steer it themselves. */
  drives?: boolean;
  /** What they would wear. */
  garments?: readonly Garment[];
}

/** Nothing where the constraint is not in play. */
export type ConstraintCheck = (
  entry: PlanEntry,
  judged: JudgedWish,
) => ConstraintFinding | undefined;

export const findingOf = (
  of: Constraint,
  is: ConstraintStanding,
  because: FindingReason,
): ConstraintFinding => ({
  of,
  is,
  because,
});
