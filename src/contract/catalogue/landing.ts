/** The landing page: its hero, the six services and the three plans. */
import { z } from 'zod';
import { Art, Icon, PagePath, Price, ReviewMonth } from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

export const Plan = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  order: z.int().min(1),
  name: Localised,
  price: Price,
  popular: z.boolean(),
  badge: Localised.nullable(),
  description: Localised,
  features: z.array(Localised).min(1),
  cta: Localised,
  responseMinutes: z.int().min(1),
  minimumTermMonths: z.int().min(1),
});
export type Plan = z.infer<typeof Plan>;

export const PlansTexts = z.strictObject({
  reviewed: ReviewMonth,
  section: z.strictObject({
    heading: Localised,
    overlay: z.strictObject({ title: Localised, text: Localised, action: Localised }),
    dialog: z.strictObject({
      title: Localised,
      emailLabel: Localised,
      submit: Localised,
      consent: Localised,
    }),
    note: Localised,
    consultation: Localised,
  }),
});
export type PlansTexts = z.infer<typeof PlansTexts>;

export const Service = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  icon: Icon,
  href: PagePath,
  title: Localised,
  description: Localised,
  features: z.array(Localised).min(1),
  art: Art,
});
export type Service = z.infer<typeof Service>;

export const ServicesTexts = z.strictObject({
  reviewed: ReviewMonth,
  section: z.strictObject({ title: Localised, staggerMs: z.int() }),
  /** What somebody of the house does at five hours of Dubai's day, in their order. */
  hours: z.strictObject({
    title: Localised,
    lead: Localised,
    acts: z
      .array(
        z.strictObject({
          at: z.string().regex(/^\d\d:\d\d$/),
          light: z.enum(['dawn', 'day', 'golden', 'dusk', 'night']),
          /** One of the team, by slug. */
          by: Slug,
          act: Localised,
        }),
      )
      .length(5),
  }),
  hero: z.strictObject({
    badge: Localised,
    headline: Localised,
    subText: Localised,
    primaryCta: Localised,
    secondaryCta: Localised,
    claims: z.array(z.strictObject({ value: z.string(), label: Localised })),
    art: Art,
  }),
});
export type ServicesTexts = z.infer<typeof ServicesTexts>;
