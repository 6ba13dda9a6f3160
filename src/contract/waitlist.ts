import { z } from 'zod';
import { largestParty } from '#contract/bookings/availability.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Day, Id, InLanguage, Instant, Slug } from '#contract/primitives.ts';
import { TimeZone } from '#contract/typed-text.ts';

/** The waitlist is apart from bookings: an offer of it is a held booking of two hours. */
export const WaitlistState = z.enum(['waiting', 'offered', 'taken', 'lapsed', 'left', 'over']);
export type WaitlistState = z.infer<typeof WaitlistState>;

export const WaitAsk = z.object({
  offering: Slug,
  /** Any day of the window will do. */
  from: Day,
  to: Day,
  party: z.int().min(1).max(largestParty),
  zone: TimeZone,
});
export type WaitAsk = z.infer<typeof WaitAsk>;

export const WaitEntry = z.object({
  id: Id,
  offering: Slug,
  path: z.string(),
  title: z.string(),
  from: Day,
  to: Day,
  party: z.int(),
  state: WaitlistState,
  /** 1 is the next; nothing when it no longer waits. */
  position: z.int().nullable(),
  /** The held booking, while the offer stands. */
  bookingId: Id.nullable(),
  offeredUntil: Instant.nullable(),
});
export type WaitEntry = z.infer<typeof WaitEntry>;

export const waitlist = {
  list: endpoint('GET', '/rest/v1/waitlist', {
    acting: 'view',
    query: InLanguage,
    returns: z.array(WaitEntry),
    summary: 'What the client waits for, and where in the line.',
  }),
  join: endpoint('POST', '/rest/v1/waitlist', {
    acting: 'request',
    query: InLanguage,
    body: WaitAsk,
    returns: WaitEntry,
    once: true,
    summary: 'Joins the line for an offering with no free place.',
  }),
  leave: endpoint('DELETE', '/rest/v1/waitlist/:id', {
    acting: 'request',
    params: ById,
    summary: 'Leaves the line; an offer that stands goes to the next.',
  }),
};
