/** The template of a relocation plan; days are counted from landing. */
import { z } from 'zod';
import { DayRange, PagePath, Price, ReviewMonth, Term } from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised } from '#contract/primitives.ts';

export const Household = z.enum(['single', 'couple', 'family']);
export type Household = z.infer<typeof Household>;

export const RelocationCondition = z.enum([
  'children',
  'pets',
  'business',
  'household-staff',
  'controlled-medicines',
]);
export type RelocationCondition = z.infer<typeof RelocationCondition>;

export const RelocationTask = z.strictObject({
  id: CatalogueId,
  /** A valid topological order. */
  order: z.int().min(1),
  phase: CatalogueId,
  title: Localised,
  description: Localised,
  appliesTo: z.array(Household).min(1),
  requires: z.array(RelocationCondition),
  startOffsetDays: z.int(),
  dueOffsetDays: z.int(),
  typicalDays: DayRange,
  owner: CatalogueId,
  dependsOn: z.array(CatalogueId),
  documents: z.array(Localised),
  /** A typical market figure; our fee is not in it. */
  cost: Price.nullable(),
  href: PagePath.nullable(),
  /** Sets the pace of the plan. */
  critical: z.boolean(),
});
export type RelocationTask = z.infer<typeof RelocationTask>;

export const RelocationTexts = z.strictObject({
  reviewed: ReviewMonth,
  title: Localised,
  intro: Localised,
  households: z.array(z.strictObject({ id: Household, label: Localised })),
  conditions: z.array(
    z.strictObject({
      id: RelocationCondition,
      label: Localised,
      defaultFor: z.array(Household),
    }),
  ),
  presets: z.array(
    z.strictObject({
      id: CatalogueId,
      household: Household,
      conditions: z.array(RelocationCondition),
      label: Localised,
    }),
  ),
  owners: z.array(Term),
  phases: z.array(Term.extend({ order: z.int().min(1), fromDay: z.int(), toDay: z.int() })),
  costNote: Localised,
});
export type RelocationTexts = z.infer<typeof RelocationTexts>;
