/** Curricula, schools and the road to a place. */
import { z } from 'zod';
import {
  Art,
  ClosingText,
  DayRange,
  HeroText,
  PagePath,
  Percent,
  Point,
  Price,
  PriceRange,
  Rating,
  ReviewMonth,
  ServiceCard,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

export const Curriculum = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  path: PagePath,
  name: Localised,
  description: Localised,
  rating: Rating,
  /** How many schools in the city teach it. */
  schools: z.int().min(1),
  avgFees: PriceRange,
  avgFeesText: Localised,
  highlights: z.array(Localised).min(3),
  qualifications: z.array(Localised).min(1),
  art: Art,
});
export type Curriculum = z.infer<typeof Curriculum>;

export const School = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  isFeatured: z.boolean(),
  /** Names are invented, so that no real school's fees are misquoted. */
  isInvented: z.literal(true),
  /** The slug of a curriculum. */
  curriculum: Slug,
  name: Localised,
  description: Localised,
  area: Slug,
  coordinates: Point,
  rating: Rating,
  ages: z.strictObject({ from: z.int().min(0), to: z.int().max(19) }),
  fees: PriceRange,
  feesText: Localised,
  waitlist: z.strictObject({
    status: z.enum(['open', 'short', 'long']),
    monthsMin: z.int().min(0),
    monthsMax: z.int().min(0),
    text: Localised,
  }),
  features: z.array(Localised).min(3),
  pupils: z.int().min(1),
  pupilsPerTeacher: z.int().min(1),
  boarding: z.boolean(),
  inclusionSupport: z.boolean(),
  transport: z.boolean(),
  registrationFee: Price,
  depositPercentOfFees: Percent,
  academicYearStart: z.enum(['april', 'august']),
  art: Art,
});
export type School = z.infer<typeof School>;

const AdmissionStep = z.strictObject({
  step: z.int().min(1),
  title: Localised,
  description: Localised,
  duration: Localised,
  days: DayRange,
  /** The step in which `requiredDocuments` are asked for. */
  gathersDocuments: z.boolean(),
});

/** What a child of this age is called in each curriculum; the names are the same in both languages. */
const YearGroup = z.strictObject({
  ageAtStart: z.int().min(0),
  british: z.string(),
  american: z.string(),
  internationalBaccalaureate: z.string(),
  indian: z.string(),
});

export const SchoolingTexts = z.strictObject({
  reviewed: ReviewMonth,
  hero: HeroText,
  services: z.array(ServiceCard),
  admissionSteps: z.array(AdmissionStep),
  reasons: z.array(Localised),
  claims: z.strictObject({
    rating: z.string(),
    ratingLabel: Localised,
    families: z.string(),
    admissionRate: z.string(),
    support: Localised,
  }),
  closing: ClosingText,
  requiredDocuments: z.array(Localised),
  yearGroups: z.array(YearGroup),
});
export type SchoolingTexts = z.infer<typeof SchoolingTexts>;
