/** Companies: packages, the road to a licence, visas. */
import { z } from 'zod';
import {
  Art,
  DayRange,
  HeroText,
  Icon,
  PagePath,
  Percent,
  Price,
  ReviewMonth,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

export const JurisdictionType = z.enum(['mainland', 'free-zone', 'offshore']);
export type JurisdictionType = z.infer<typeof JurisdictionType>;

const Emirate = z.enum([
  'dubai',
  'abu-dhabi',
  'sharjah',
  'ajman',
  'umm-al-quwain',
  'ras-al-khaimah',
  'fujairah',
]);

const Allowance = z.strictObject({
  ownershipPercent: Percent,
  visasIncluded: z.int().min(0),
  visasMax: z.int().min(0),
  visaNote: Localised.nullable(),
  activitiesPerLicence: z.int().min(1),
  activityExamples: z.array(Localised).min(2),
  office: z.strictObject({
    kind: z.enum(['flexi-desk', 'office', 'registered-agent']),
    mandatory: z.boolean(),
  }),
  auditRequired: z.boolean(),
  minShareCapital: Price.nullable(),
  mainlandTrade: z.enum(['allowed', 'via-agent-or-permit', 'not-allowed']),
  timeToLicenceDays: DayRange,
});

export const CompanyPackage = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  jurisdictionType: JurisdictionType,
  emirate: Emirate,
  authority: Localised,
  title: Localised,
  description: Localised,
  /** The first year. */
  price: Price,
  priceIsFrom: z.boolean(),
  renewal: Price,
  popular: z.boolean(),
  features: z.array(Localised).min(4),
  allows: Allowance,
  bestFor: Localised,
  art: Art,
});
export type CompanyPackage = z.infer<typeof CompanyPackage>;

export const Visa = z.strictObject({
  id: CatalogueId,
  title: Localised,
  validityYears: z.int().min(1),
  who: Localised,
  rules: z.array(Localised).min(2),
  documents: z.array(Localised).min(3),
  minInvestment: Price.nullable(),
  minMonthlyIncome: Price.nullable(),
  canSponsorFamily: z.boolean(),
  /** Null: no limit. */
  mayStayAbroadMonths: z.int().nullable(),
  typicalDays: DayRange,
  caution: Localised,
  reviewed: ReviewMonth,
});
export type Visa = z.infer<typeof Visa>;

const ProcessStep = z.strictObject({
  step: z.int().min(1),
  title: Localised,
  description: Localised,
  duration: Localised,
  days: DayRange,
  documents: z.array(Localised).min(2),
  owner: z.enum(['rihla', 'rihla-and-client', 'authority']),
  outcome: Localised,
});

export const BusinessTexts = z.strictObject({
  reviewed: ReviewMonth,
  hero: HeroText,
  priceNote: Localised,
  process: z.array(ProcessStep),
  licenceTypes: z.array(
    z.strictObject({
      id: CatalogueId,
      icon: Icon,
      title: Localised,
      description: Localised,
      examples: z.array(Localised),
    }),
  ),
  reasons: z.array(
    z.strictObject({ id: CatalogueId, icon: Icon, title: Localised, text: Localised }),
  ),
  sections: z.array(
    z.strictObject({
      id: CatalogueId,
      icon: Icon,
      path: PagePath,
      title: Localised,
      text: Localised,
      items: z.array(Localised),
    }),
  ),
  documentUploads: z.array(Localised),
});
export type BusinessTexts = z.infer<typeof BusinessTexts>;
