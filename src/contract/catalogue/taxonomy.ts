/** The vocabularies that the rest of the catalogue refers to. */
import { z } from 'zod';
import { Category, ScheduleKind, SeasonEffect } from '#contract/catalogue/offerings.ts';
import {
  ArtCamera,
  ArtTime,
  Icon,
  PagePath,
  ReviewMonth,
  Term,
  Unit,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Currency, Language, Localised, Slug } from '#contract/primitives.ts';

const CurrencyTerm = z.strictObject({
  id: Currency,
  minorDigits: z.literal(2),
  format: Localised,
  name: Localised,
});

/** The filter that shows every category. */
const AllCategories = z.strictObject({
  id: z.literal('all'),
  order: z.literal(0),
  label: Localised,
  bookable: z.literal(false),
  path: PagePath,
});

const BookableCategory = z.strictObject({
  id: Category,
  order: z.int().min(1),
  label: Localised,
  bookable: z.literal(true),
  currency: Currency,
  icon: Icon,
  itinerary: z.boolean(),
  path: PagePath,
  blurb: Localised,
});

/** The peg, for information; `domain/money.ts` holds the rate that is calculated with. */
const Peg = z.strictObject({
  base: Currency,
  quote: Currency,
  rate: z.number(),
  note: Localised,
});

const ServiceArea = z.strictObject({
  latMin: z.number(),
  latMax: z.number(),
  lngMin: z.number(),
  lngMax: z.number(),
});

const noted = <Ids extends z.ZodType>(id: Ids) => z.strictObject({ id, note: z.string() });

export const TaxonomyTexts = z.strictObject({
  reviewed: ReviewMonth,
  locales: z.array(
    z.strictObject({ id: Language, dir: z.enum(['ltr', 'rtl']), name: z.string().min(1) }),
  ),
  timezone: z.literal('Asia/Dubai'),
  serviceArea: ServiceArea,
  currencies: z.array(CurrencyTerm),
  peg: Peg,
  cardPriceLabel: Localised,
  units: z.array(z.strictObject({ id: Unit, label: Localised })),
  categories: z.array(z.discriminatedUnion('bookable', [AllCategories, BookableCategory])),
  areas: z.array(Term),
  scheduleKinds: z.array(noted(ScheduleKind)),
  seasonEffects: z.array(noted(SeasonEffect)),
  tags: z.array(Term),
  badges: z.array(
    z.strictObject({
      id: z.enum(['isExclusive', 'isHotDeal', 'isFullyBooked', 'isPopular']),
      label: Localised,
    }),
  ),
  languages: z.array(Term),
  licenceRules: z.array(Term),
  artTimes: z.array(z.strictObject({ id: ArtTime, label: Localised })),
  artCameras: z.array(ArtCamera),
  artAccents: z.array(z.strictObject({ id: CatalogueId, hex: z.string().regex(/^#[0-9A-F]{6}$/) })),
  artDetails: z.array(Slug),
  artScenes: z.array(Term),
});
export type TaxonomyTexts = z.infer<typeof TaxonomyTexts>;
