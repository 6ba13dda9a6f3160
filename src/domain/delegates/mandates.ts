/** What somebody who acts for another may do. */
import type { MandateState } from '#contract/delegates.ts';
import type { MandateRightName } from '#contract/endpoint.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, isBefore } from '#domain/time.ts';

interface Granted {
  acceptedAt: Instant | null;
  revokedAt: Instant | null;
  until: Day | null;
  /** When the invitation can no longer be accepted. */
  tokenExpiresAt: Instant;
}

/** What ended stays ended: revoking comes before everything, the last day is still a day. */
export function mandateState(granted: Granted, now: Instant): MandateState {
  const { acceptedAt, revokedAt, until, tokenExpiresAt } = granted;
  if (revokedAt) return 'revoked';
  if (until !== null && until < dayInDubai(now)) return 'ended';
  if (acceptedAt) return 'active';
  return isBefore(now, tokenExpiresAt) ? 'invited' : 'lapsed';
}

/**
 * Whether a right is enough for an endpoint. An endpoint that names none is not for delegates: what
 * nobody thought about is refused.
 */
export const mayUse = (
  rights: readonly MandateRightName[],
  needed: MandateRightName | undefined,
): boolean => needed !== undefined && rights.includes(needed);

/** A last day that has passed would be a mandate nobody could use. */
export function checkUntil(until: Day | null, today: Day): void {
  if (until === null || until >= today) return;
  const sentence = 'It must not be in the past';
  throw new Failure('validation_failed', `Please check until: ${sentence}.`, {
    fields: { until: sentence },
  });
}
