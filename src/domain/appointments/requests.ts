import type { ConsultationStatus } from '#contract/appointments/requests.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore } from '#domain/time.ts';

/** How long a request kept free. */
export const consultationMinutes = 30;

interface Standing {
  startsAt: Instant;
  withdrawnAt: Instant | null;
}

export function consultationStatus({ startsAt, withdrawnAt }: Standing, now: Instant) {
  const open: ConsultationStatus = isBefore(now, startsAt) ? 'asked' : 'past';
  return withdrawnAt ? 'withdrawn' : open;
}

export function checkWithdrawal(request: Standing, now: Instant): void {
  if (consultationStatus(request, now) === 'past')
    throw new Failure('conflict', 'That hour has come already, so there is nothing to withdraw.');
}
