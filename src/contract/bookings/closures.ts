/** Days on which the house does not sell an offering: a refit, a private event, a storm. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Day, Id, Instant, Slug } from '#contract/primitives.ts';
import { TextLine } from '#contract/typed-text.ts';

const OfOffering = z.object({ slug: Slug });

const closureReasonLength = 200;
/** Longer than a year is no closure: such an offering is taken out of the catalogue. */
export const longestClosureDays = 366;

export const ClosureAsk = z.object({
  /** Both days belong to it. */
  from: Day,
  to: Day,
  /** For colleagues; clients only learn that it is closed. */
  reason: TextLine.max(closureReasonLength),
});
export type ClosureAsk = z.infer<typeof ClosureAsk>;

export const OfferingClosure = ClosureAsk.extend({
  id: Id,
  offering: Slug,
  createdAt: Instant,
});
export type OfferingClosure = z.infer<typeof OfferingClosure>;

export const offeringClosures = {
  list: endpoint('GET', '/rest/v1/offerings/:slug/closures', {
    params: OfOffering,
    returns: z.array(OfferingClosure),
    summary: 'Staff read the closures of an offering, those that are over left out.',
  }),
  add: endpoint('POST', '/rest/v1/offerings/:slug/closures', {
    params: OfOffering,
    body: ClosureAsk,
    returns: OfferingClosure,
    once: true,
    summary: 'Staff close an offering for some days. Bookings made before stay.',
  }),
  remove: endpoint('DELETE', '/rest/v1/offering-closures/:id', {
    params: ById,
    summary: 'Staff open these days again.',
  }),
};
