/** The small shapes that every part of the catalogue is made of. */
import { z } from 'zod';
import { CatalogueId, Currency, Localised, Slug } from '#contract/primitives.ts';

/** What a price buys one of. */
export const Unit = z.enum([
  'per-person',
  'per-night',
  'per-hour',
  'per-day',
  'per-charter',
  'per-vehicle',
  'per-session',
  'per-group',
  'per-month',
  'per-year',
  'one-off',
  'per-sqft',
  'per-booking',
  'per-item',
  'per-table',
]);
export type Unit = z.infer<typeof Unit>;

/** Money that says what it is for. It is Money wherever only the sum matters. */
export const Price = z.strictObject({ amount: z.int().min(0), currency: Currency, unit: Unit });
export type Price = z.infer<typeof Price>;

export const PriceRange = z.strictObject({ min: Price, max: Price });

export const Weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
export type Weekday = z.infer<typeof Weekday>;

/** A time of day in Dubai: `08:30`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export type ClockTime = z.infer<typeof ClockTime>;

/** A day of any year: `12-31`. A period from a later to an earlier one runs over the new year. */
export const DayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
export type DayOfYear = z.infer<typeof DayOfYear>;

/** The month in which facts were last read through: `2026-11`. */
export const ReviewMonth = z.string().regex(/^\d{4}-\d{2}$/);

export const DayRange = z.strictObject({ min: z.int().min(0), max: z.int().min(0) });

export const Percent = z.int().min(0).max(100);

export const Rating = z.number().min(4).max(5);

/** WGS 84, good for a pin on a map. */
export const Point = z.strictObject({ lat: z.number(), lng: z.number() });
export type Point = z.infer<typeof Point>;

export const PagePath = z.string().regex(/^\/[a-z0-9/#-]*$/);

/** The name of an icon of the interface's set. */
export const Icon = z.string().regex(/^[a-z0-9-]+$/);

export const ArtTime = z.enum(['dawn', 'day', 'golden', 'dusk', 'night']);
export type ArtTime = z.infer<typeof ArtTime>;

export const ArtCamera = z.enum(['wide', 'aerial', 'close', 'interior', 'pov']);

/** A picture to be drawn; `key` names its files and seeds its chance. */
export const Art = z.strictObject({
  key: z.string().regex(/^[a-z-]+(\/[a-z0-9-]+)+$/),
  scene: Slug,
  time: ArtTime,
  camera: ArtCamera,
  accent: Slug,
  details: z.array(Slug).max(3),
});
export type Art = z.infer<typeof Art>;

export const Portrait = z.strictObject({ initials: z.string().length(2), accent: Slug });

/** An entry of a vocabulary. */
export const Term = z.strictObject({ id: CatalogueId, label: Localised });
export type Term = z.infer<typeof Term>;

export const HeroText = z.strictObject({ title: Localised, text: Localised, art: Art });

export const ServiceCard = z.strictObject({
  id: CatalogueId,
  icon: Icon,
  title: Localised,
  description: Localised,
  features: z.array(Localised),
});

/** The card that ends a page. */
export const ClosingText = z.strictObject({
  title: Localised,
  text: Localised,
  buttons: z.array(Term.extend({ href: PagePath.optional() })),
});

export const LabelledLink = z.strictObject({ label: Localised, href: PagePath });
