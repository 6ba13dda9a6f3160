import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Instant, Language } from '#contract/primitives.ts';
import { Line, Prose, Zone } from '#contract/writing.ts';

/** Longest texts, so that the form can stop where the server would. */
export const consultationLengths = {
  subject: 200,
  name: 120,
  email: 254,
  phone: 32,
  message: 2000,
} as const;

export const ConsultationAsk = z.object({
  subject: Line.max(consultationLengths.subject),
  /** The moment they would like, on one of the half hours the house offers. */
  startsAt: Instant,
  zone: Zone,
  name: Line.max(consultationLengths.name),
  email: z.email('It must be a mail address').max(consultationLengths.email),
  phone: z
    .string()
    .trim()
    .max(consultationLengths.phone)
    .regex(/^(\+?[\d ().-]{5,})?$/, 'It must be a phone number')
    .default(''),
  message: Prose.max(consultationLengths.message).default(''),
  language: Language,
});
export type ConsultationAsk = z.infer<typeof ConsultationAsk>;

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
export const ByWithdrawalLink = z.object({ token: z.string().min(20).max(100) });

export const consultations = {
  ask: endpoint('POST', '/rest/v1/consultations', {
    body: ConsultationAsk,
    returns: Consultation,
    summary: 'Asks for a consultation; both sides get an invitation by mail. Idempotency-Key.',
  }),
  find: endpoint('POST', '/rest/v1/consultations/find', {
    body: ByWithdrawalLink,
    returns: Consultation,
    summary: 'The request that a link in a mail belongs to.',
  }),
  withdraw: endpoint('POST', '/rest/v1/consultations/withdraw', {
    body: ByWithdrawalLink,
    returns: Consultation,
    summary: 'Withdraws the request of a link; both sides are told. A second time changes nothing.',
  }),
};
