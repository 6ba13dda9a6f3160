import { z } from 'zod';

/** Rows we make: UUID, version 7, made in Node so that every supported PostgreSQL sorts them by age. */
export const Id = z.uuid();
export type Id = z.infer<typeof Id>;

/** What the catalogue names itself: `off-001`, `loc-palm-jumeirah`. Stable and opaque. */
export const CatalogueId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export type CatalogueId = z.infer<typeof CatalogueId>;

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export type Slug = z.infer<typeof Slug>;

/** A moment: UTC, `2026-03-01T08:30:00.000Z`. No calendar reads more than nine digits of a second. */
export const Instant = z.iso.datetime().max('2026-03-01T08:30:00.000000000Z'.length);
export type Instant = z.infer<typeof Instant>;

/** A day as people name it, without a zone: `2026-03-01`. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

export const Currency = z.enum(['AED', 'USD']);
export type Currency = z.infer<typeof Currency>;

/**
 * Integer minor units: cents or fils. Any number may be called that; the mark is for the test that
 * looks where they are made and unmade, which only `domain/money.ts` does.
 */
export type Minor = number & { readonly unit?: 'minor' };

export const Money = z.object({ amount: z.int() as z.ZodType<Minor>, currency: Currency });
export type Money = z.infer<typeof Money>;

export const Language = z.enum(['en', 'ar']);
export type Language = z.infer<typeof Language>;

export const Localised = z.object({ en: z.string().min(1), ar: z.string().min(1) });
export type Localised = z.infer<typeof Localised>;

/** A value as one reader gets it: every text in two languages has become a text in one. */
export type InOneLanguage<T> = T extends Localised
  ? string
  : T extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InOneLanguage<T[Key]> }
      : T;

/** Where the next page of a list begins, as the one before it said; nothing for the first. */
export const PageNext = z.string().max(200).optional();

/** What a line of a history needs besides its kind: a name, a state, a version, an hour. */
// Foreign: a line is never rewritten, so each holds what its kind held when it was written.
export const NotificationFacts = z.record(z.string(), z.union([z.string(), z.number()]));

export const ById = z.object({ id: Id });

/** The language a reader wants catalogue text in. */
export const InLanguage = z.object({ lang: Language.default('en') });
