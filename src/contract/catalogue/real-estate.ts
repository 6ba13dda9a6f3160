/** Homes for sale and rent, the communities they stand in and the advisers who show them. */
import { z } from 'zod';
import {
  Art,
  ClockTime,
  HeroText,
  Percent,
  Point,
  Portrait,
  Price,
  Rating,
  ReviewMonth,
  ServiceCard,
  Weekday,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

export const PropertyType = z.enum(['villa', 'apartment', 'penthouse']);
export type PropertyType = z.infer<typeof PropertyType>;

const home = {
  id: CatalogueId,
  slug: Slug,
  isFeatured: z.boolean(),
  title: Localised,
  description: Localised,
  type: PropertyType,
  /** The slug of a location. */
  location: Slug,
  coordinates: Point,
  price: Price,
  bedrooms: z.int().min(1),
  bathrooms: z.int().min(1),
  parking: z.int().min(0),
  area: z.strictObject({ sqft: z.int(), sqm: z.int(), plotSqft: z.int().nullable() }),
  rating: Rating,
  features: z.array(Localised).min(4),
  status: z.enum(['ready', 'off-plan']),
  /** Counted from the day of seeding. */
  handover: z.strictObject({ quarters: z.int().min(1) }).nullable(),
  builtYear: z.int().nullable(),
  furnished: z.boolean(),
  petsAllowed: z.boolean(),
  tenure: z.enum(['freehold', 'leasehold']),
  goldenVisaEligible: z.boolean(),
  availableFromDays: z.int().min(0),
  isPrivateSale: z.boolean(),
  agentId: CatalogueId,
  viewingLeadTimeHours: z.int().min(0),
  art: Art,
  gallery: z.array(Art).min(3),
};

const SaleCosts = z.strictObject({
  dldFeePercent: Percent,
  agencyFeePercent: Percent,
  bookingDepositPercent: Percent,
  serviceChargePerSqft: Price,
});

const RentCosts = z.strictObject({
  agencyFeePercent: Percent,
  securityDepositPercent: Percent,
  cheques: z.int().min(1).max(12),
  ejariFee: Price,
});

export const Property = z.discriminatedUnion('purpose', [
  z.strictObject({ ...home, purpose: z.literal('sale'), costs: SaleCosts }),
  z.strictObject({ ...home, purpose: z.literal('rent'), costs: RentCosts }),
]);
export type Property = z.infer<typeof Property>;

export const PropertiesTexts = z.strictObject({
  reviewed: ReviewMonth,
  hero: HeroText,
  services: z.array(ServiceCard),
  consultation: z.strictObject({ title: Localised, text: Localised, cta: Localised }),
});
export type PropertiesTexts = z.infer<typeof PropertiesTexts>;

/** Null where homes of that kind do not exist in the community. */
const Averages = z.strictObject({
  salePerSqft: Price,
  apartmentSale: Price.nullable(),
  villaSale: Price.nullable(),
  rentTwoBedroom: Price.nullable(),
  rentFourBedroomVilla: Price.nullable(),
  grossYieldPercent: z.number(),
  serviceChargePerSqft: Price,
});

const minutes = z.int().min(1).max(90);

export const Location = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  isFeatured: z.boolean(),
  name: Localised,
  description: Localised,
  avgPrice: Price,
  propertiesCount: z.int().min(0),
  highlights: z.array(Localised).min(3),
  averages: Averages,
  /** By car, off-peak. */
  commuteMinutes: z.strictObject({
    difc: minutes,
    downtown: minutes,
    marina: minutes,
    dxb: minutes,
    dwc: minutes,
  }),
  centre: Point,
  outline: z.array(Point).min(4),
  freehold: z.boolean(),
  art: Art,
});
export type Location = z.infer<typeof Location>;

export const LocationsTexts = z.strictObject({
  reviewed: ReviewMonth,
  heading: Localised,
  averagesNote: Localised,
});
export type LocationsTexts = z.infer<typeof LocationsTexts>;

export const Agent = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  name: Localised,
  title: Localised,
  languages: z.array(CatalogueId).min(2),
  specialities: z.array(PropertyType).min(1),
  areas: z.array(Slug).min(1),
  yearsInDubai: z.int().min(0),
  rating: Rating,
  bio: Localised,
  registration: z.strictObject({
    authority: z.string(),
    number: z.string(),
    isSample: z.boolean(),
  }),
  phone: z.string(),
  email: z.email(),
  portrait: Portrait,
  viewing: z.strictObject({
    days: z.array(Weekday).min(1),
    times: z.array(ClockTime).min(1),
    durationMinutes: z.int().min(15),
    leadTimeHours: z.int().min(0),
  }),
});
export type Agent = z.infer<typeof Agent>;

export const AgentsTexts = z.strictObject({ reviewed: ReviewMonth });
export type AgentsTexts = z.infer<typeof AgentsTexts>;
