/** People who came before, kept for next time. */
import { z } from 'zod';
import { Guest } from '#contract/bookings-asks.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Id } from '#contract/primitives.ts';

export const SavedGuest = Guest.extend({ id: Id });
export type SavedGuest = z.infer<typeof SavedGuest>;

export const guests = {
  list: endpoint('GET', '/rest/v1/guests', {
    returns: z.array(SavedGuest),
    summary: 'The client’s guests, kept from booking to booking; the last used first.',
  }),
  forget: endpoint('DELETE', '/rest/v1/guests/:id', {
    params: ById,
    summary: 'Forgets a guest. Bookings keep the names they were made with.',
  }),
};
