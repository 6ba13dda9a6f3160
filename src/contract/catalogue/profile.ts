/** What the dashboard and the profile say. */
import { z } from 'zod';
import { Art, DayOfYear, Icon, PagePath, ReviewMonth, Term } from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

/** All that is named must hold. */
const ShowWhen = z.strictObject({
  always: z.literal(true).optional(),
  seasonFrom: DayOfYear.optional(),
  seasonTo: DayOfYear.optional(),
  afterHour: z.int().min(0).max(23).optional(),
  hasChildren: z.boolean().optional(),
  hasCompany: z.boolean().optional(),
  interest: Slug.optional(),
  documentExpiresWithinDays: z.int().min(1).optional(),
});

export const Recommendation = z.strictObject({
  id: CatalogueId,
  title: Localised,
  text: Localised,
  cta: Localised,
  href: PagePath,
  showWhen: ShowWhen,
  /** The highest are shown. */
  priority: z.int(),
  /** Slugs of the catalogue. */
  refs: z.array(Slug),
  art: Art,
});
export type Recommendation = z.infer<typeof Recommendation>;

const iconLink = { id: CatalogueId, icon: Icon, label: Localised, href: PagePath };

const ProfilePage = z.strictObject({
  title: Localised,
  cards: z.array(
    z.strictObject({
      id: CatalogueId,
      icon: Icon,
      title: Localised,
      text: Localised,
      path: PagePath,
    }),
  ),
  liveChat: z.strictObject({ label: Localised, href: PagePath }),
  assistance: z.strictObject({
    title: Localised,
    text: Localised,
    icon: Icon,
    action: Slug,
  }),
});

export const ProfileTexts = z.strictObject({
  reviewed: ReviewMonth,
  greeting: z.strictObject({
    morning: Localised,
    afternoon: Localised,
    evening: Localised,
    morningBeforeHour: z.int(),
    afternoonBeforeHour: z.int(),
    fallbackName: Localised,
  }),
  recommendationsShown: z.int().min(1),
  quickActions: z.array(z.strictObject(iconLink)),
  stats: z.array(
    z.strictObject({
      id: CatalogueId,
      label: Localised,
      /** The figure to compute; the default stands while there is none. */
      source: z.enum(['bookings.upcoming', 'requests.open', 'reviews.scorePercent']),
      defaultValue: z.string().optional(),
    }),
  ),
  serviceTiles: z.array(z.strictObject({ ...iconLink, text: Localised })),
  statusWords: z.array(Term),
  closing: z.strictObject({
    title: Localised,
    text: Localised,
    chat: Localised,
    preferences: Localised,
  }),
  profilePage: ProfilePage,
  documentTypes: z.array(Term.extend({ hasExpiry: z.boolean() })),
  tips: z.array(z.strictObject({ id: CatalogueId, title: Localised, text: Localised })),
  notifications: z.array(z.strictObject({ id: CatalogueId, text: Localised })),
});
export type ProfileTexts = z.infer<typeof ProfileTexts>;
