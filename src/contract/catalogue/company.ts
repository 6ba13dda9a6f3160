/** The house itself: contact, footer, its pages, questions and the map of the site; the fixed interface texts. */
import { z } from 'zod';
import {
  Art,
  LabelledLink,
  PagePath,
  Point,
  Portrait,
  ReviewMonth,
  Term,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Day, Localised, Slug } from '#contract/primitives.ts';

const Member = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  name: Localised,
  role: Localised,
  bio: Localised,
  portrait: Portrait,
  languages: z.array(CatalogueId),
});

const Job = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  title: Localised,
  type: z.enum(['full-time', 'part-time']),
  location: Localised,
  text: Localised,
  requirements: z.array(Localised),
  apply: z.email(),
});

/** Dated in days from seeding. */
const Release = z.strictObject({
  id: CatalogueId,
  dayOffset: z.int().max(0),
  title: Localised,
  text: Localised,
});

export const CompanyPageText = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  path: PagePath,
  title: Localised,
  intro: Localised,
  sections: z
    .array(
      z.strictObject({
        id: CatalogueId,
        heading: Localised,
        paragraphs: z.array(Localised).min(1),
      }),
    )
    .min(1),
  members: z.array(Member).optional(),
  jobs: z.array(Job).optional(),
  releases: z.array(Release).optional(),
  /** Legal pages say since when they hold. That counsel reads them first is a note to the house, shown to nobody. */
  effective: Day.optional(),
  version: z.string().optional(),
  legalReview: z.strictObject({ required: z.boolean(), by: z.string() }).optional(),
});
export type CompanyPageText = z.infer<typeof CompanyPageText>;

export const FaqEntry = z.strictObject({
  id: CatalogueId,
  topic: CatalogueId,
  question: Localised,
  answer: Localised,
});
export type FaqEntry = z.infer<typeof FaqEntry>;

/** Placeholders on reserved names; the configuration gives the real ones. */
const Contact = z.strictObject({
  isPlaceholder: z.boolean(),
  address: z.strictObject({ lines: z.array(Localised), coordinates: Point }),
  phone: z.string(),
  email: z.email(),
  emails: z.strictObject({
    privacy: z.email(),
    care: z.email(),
    press: z.email(),
    careers: z.email(),
  }),
  hours: Localised,
});

const FooterTexts = z.strictObject({
  cta: z.strictObject({ title: Localised, primary: Localised, secondary: Localised }),
  columns: z.array(
    z.strictObject({ id: CatalogueId, title: Localised, links: z.array(LabelledLink) }),
  ),
  legalLinks: z.array(LabelledLink),
  copyright: Localised,
});

export const CompanyTexts = z.strictObject({
  reviewed: ReviewMonth,
  brand: z.strictObject({ name: Localised, tagline: Localised, legalName: Localised }),
  contact: Contact,
  messaging: z.strictObject({ isPlaceholder: z.boolean(), reserveUrl: z.url() }),
  social: z.array(
    z.strictObject({
      id: z.enum(['instagram', 'linkedin', 'x']),
      handle: z.string(),
      url: z.url(),
    }),
  ),
  footer: FooterTexts,
  faqTopics: z.array(Term),
  /** Every page by its name: for the page /sitemap, the search and the chat. sitemap.xml is of addresses. */
  sitemap: z.array(z.strictObject({ title: Localised, links: z.array(LabelledLink) })),
  art: Art,
});
export type CompanyTexts = z.infer<typeof CompanyTexts>;

/** Interface texts that the specification fixes, and the navigation. */
export const MessagesTexts = z.strictObject({
  reviewed: ReviewMonth,
  note: z.string(),
  navigation: z.array(
    z.strictObject({
      id: CatalogueId,
      path: PagePath,
      label: Localised,
      description: Localised,
      children: z.array(z.strictObject({ path: PagePath, label: Localised })),
    }),
  ),
  messages: z.array(
    z.strictObject({ id: z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z]+)*$/), text: Localised }),
  ),
});
export type MessagesTexts = z.infer<typeof MessagesTexts>;
