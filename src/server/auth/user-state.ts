import { Temporal } from 'temporal-polyfill/full';
import type { User } from '#server/auth/user-store.ts';

export function isBanned({ bannedUntil }: Pick<User, 'bannedUntil'>): boolean {
  return bannedUntil !== null && isAhead(bannedUntil);
}

export function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: User): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}

const isAhead = (moment: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(moment), Temporal.Now.instant()) > 0;
