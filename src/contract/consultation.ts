import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Instant, Language } from '#contract/primitives.ts';

/** One line that somebody typed: it stands in subjects and invitations, so nothing may break it. */
const Line = z
  .string()
  .trim()
  .min(1, 'It cannot be empty')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'It must be one line');

/** Lines and tabs are writing; other controls and halves of characters are neither kept nor sent. */
const Prose = z
  .string()
  .trim()
  .refine((text) => !/\p{Cs}|(?![\t\n\r])\p{Cc}/u.test(text), 'It must be plain text');

/** Longest texts, so that the form can stop where the server would. */
export const consultationLengths = {
  subject: 200,
  name: 120,
  email: 254,
  phone: 32,
  message: 2000,
} as const;

/** Where the visitor's clock is: a name such as Europe/London that the calendar of this server knows. */
const Zone = z.string().max(64).refine(isZone, 'It must be a time zone');

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // that is how Intl says no
  }
}

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
