import type { Instant } from '#contract/primitives.ts';
import { isBefore } from '#domain/time.ts';
import type { User } from '#server/auth/users/store.ts';

export const isBanned = ({ bannedUntil }: Pick<User, 'bannedUntil'>, now: Instant): boolean =>
  bannedUntil !== null && isBefore(now, bannedUntil);

export const isConfirmed = ({ emailConfirmedAt, phoneConfirmedAt }: User): boolean =>
  emailConfirmedAt !== null || phoneConfirmedAt !== null;
