/** People who came before, kept for next time. */
import { z } from 'zod';
import { Guest } from '#contract/bookings/asks.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Relation } from '#contract/family.ts';
import { ById, Id } from '#contract/primitives.ts';

export const SavedGuest = Guest.extend({
  id: Id,
  /** The client, or who of the family it is; null for others who came before. */
  relation: z.union([z.literal('self'), Relation]).nullable(),
});
export type SavedGuest = z.infer<typeof SavedGuest>;

export const guests = {
  list: endpoint('GET', '/rest/v1/guests', {
    acting: 'view',
    returns: z.array(SavedGuest),
    summary: 'The client, their family, and the guests of earlier bookings, the last used first.',
  }),
  forget: endpoint('DELETE', '/rest/v1/guests/:id', {
    params: ById,
    summary: 'Forgets a guest. Bookings keep the names they were made with.',
  }),
};
