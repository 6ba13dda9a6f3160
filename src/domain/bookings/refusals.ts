import type { NotOffered } from '#contract/bookings/refusals.ts';
import { Failure } from '#domain/failure.ts';

/** A wish that the offering's own rules refuse, whoever asks. */
export function notOffered(reason: NotOffered, sentence: string): Failure {
  return new Failure('not_offered', sentence, { params: { reason } });
}
