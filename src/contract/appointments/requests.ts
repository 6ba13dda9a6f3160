/** Requests for an hour, made before there was a calendar; the links in their mails still work. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Instant } from '#contract/primitives.ts';

/** Where a request stands; `past` is one whose hour has come, which nobody can withdraw. */
export const ConsultationStatus = z.enum(['asked', 'withdrawn', 'past']);
export type ConsultationStatus = z.infer<typeof ConsultationStatus>;

export const Consultation = z.object({
  id: Id,
  subject: z.string(),
  startsAt: Instant,
  zone: z.string(),
  status: ConsultationStatus,
});
export type Consultation = z.infer<typeof Consultation>;

/** What the link in the mail carries. */
const ByWithdrawalLink = z.object({ token: z.string().min(20).max(100) });

export const consultations = {
  find: endpoint('POST', '/rest/v1/consultations/find', {
    body: ByWithdrawalLink,
    returns: Consultation,
    summary: 'The request that a link in an older mail belongs to.',
  }),
  withdraw: endpoint('POST', '/rest/v1/consultations/withdraw', {
    body: ByWithdrawalLink,
    returns: Consultation,
    summary: 'Withdraws the request of a link; both sides are told. A second time changes nothing.',
  }),
};
