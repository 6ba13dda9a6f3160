import type { OfferingRefusal } from '#contract/bookings/refusals.ts';
import { Failure } from '#domain/failure.ts';

/** A wish that the offering's own rules refuse, whoever asks. */
export const notOffered = (reason: OfferingRefusal, sentence: string): Failure =>
  new Failure('not_offered', sentence, { params: { reason } });
