/** The client's family: people without an account, who come along, hold papers and go to school. */
import { z } from 'zod';
import { bookingLengths } from '#contract/bookings/asks.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Day, Id } from '#contract/primitives.ts';
import { Country } from '#contract/profile/profile.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

export const Relation = z.enum([
  'spouse',
  'partner',
  'child',
  'parent',
  'sibling',
  'grandparent',
  'relative',
  'nanny',
  'household',
]);
export type Relation = z.infer<typeof Relation>;

const Maybe = z.union([z.literal(''), TextLine.max(120)]).default('');

export const FamilyMemberAsk = z.object({
  name: TextLine.max(bookingLengths.name),
  relation: Relation,
  born: Day.nullable().default(null),
  nationality: Country.nullable().default(null),
  school: Maybe,
  /** As the school calls it: Year 4, Grade 3. */
  schoolYear: z.union([z.literal(''), TextLine.max(60)]).default(''),
  /** What a kitchen or a crew should know; bookings begin with it. */
  needs: ProseText.max(bookingLengths.needs).default(''),
});
export type FamilyMemberAsk = z.infer<typeof FamilyMemberAsk>;

export const FamilyMember = FamilyMemberAsk.extend({
  id: Id,
  version: z.int(),
  /** In whole years today; null where nobody said. */
  age: z.int().nullable(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** More is a mistake, or a machine. */
export const largestFamily = 30;

export const family = {
  list: endpoint('GET', '/rest/v1/family', {
    returns: z.array(FamilyMember),
    summary: 'The client’s family, in the order they were added.',
  }),
  add: endpoint('POST', '/rest/v1/family', {
    body: FamilyMemberAsk,
    returns: FamilyMember,
    once: true,
    summary: 'Adds somebody to the family.',
  }),
  change: endpoint('PUT', '/rest/v1/family/:id', {
    params: ById,
    body: FamilyMemberAsk,
    returns: FamilyMember,
    versioned: true,
    summary: 'Rewrites what is known of somebody.',
  }),
  remove: endpoint('DELETE', '/rest/v1/family/:id', {
    params: ById,
    summary: 'Takes somebody out of the family. Bookings keep the names they were made with.',
  }),
};
