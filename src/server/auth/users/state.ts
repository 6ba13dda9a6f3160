import type { Instant } from '#contract/primitives.ts';
import { isBefore } from '#domain/time.ts';
import type { User } from '#server/auth/users/store.ts';

export function isBanned({ bannedUntil }: Pick<User, 'bannedUntil'>, now: Instant): boolean {
  return bannedUntil !== null && isBefore(now, bannedUntil);
}

export function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: User): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}
