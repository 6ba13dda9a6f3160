/**
 * Guesses at a password slow down whoever makes them, not the account: a stranger could else keep its
 * owner out. What one network tries at one account is little; what many networks try together at an
 * account closes it to networks it was never used from, and to no other.
 */

import { wasUsedFrom } from '#server/auth/audit-store.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { clear, hit, tally } from '#server/auth/limits/store.ts';
import type { User } from '#server/auth/users/store.ts';
import { verifyPassword } from '#server/platform/passwords/passwords.ts';
import { cidrOf, networkOf } from '#server/platform/requests/rate-limit.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface PasswordGuess {
  /** The address or number that was tried, known or not. */
  name: string;
  ip: string;
}

/** Wrong passwords in a window: of one network at one account, of one network, and at one account. */
const limits = {
  pair: { most: 10, seconds: 300 },
  network: { most: 100, seconds: 300 },
  account: { most: 100, seconds: 3600 },
};

const pairOf = ({ name, ip }: PasswordGuess) => `password:${name} from ${networkOf(ip)}`;
const networkSubject = ({ ip }: PasswordGuess) => `password from ${networkOf(ip)}`;
const accountSubject = ({ name }: PasswordGuess) => `password:${name}`;

/** Counted before it is looked at, so that many at once count too; the right one takes its count back. */
export async function requireFewGuesses(tx: Sql, services: Services, guess: PasswordGuess) {
  if (!services.auth.settings.rateLimits) return;
  const now = services.now();
  const { pair, network, account } = limits;
  const [ofPair, ofNetwork, atAccount] = await Promise.all([
    hit(tx, pairOf(guess), { ...pair, now }),
    tally(tx, networkSubject(guess), { ...network, now }),
    tally(tx, accountSubject(guess), { ...account, now }),
  ]);
  if (ofPair > pair.most) refuseGuess();
  if (ofNetwork < network.most && atAccount < account.most) return;
  if (!(await wasUsedFrom(tx, guess.name, cidrOf(guess.ip), now))) refuseGuess();
}

export async function countWrongPassword(tx: Sql, { auth, now }: Services, guess: PasswordGuess) {
  if (!auth.settings.rateLimits) return;
  await hit(tx, networkSubject(guess), { ...limits.network, now: now() });
  await hit(tx, accountSubject(guess), { ...limits.account, now: now() });
}

/** Whoever knew the password did not guess. */
export async function forgetGuess(tx: Sql, { auth }: Services, guess: PasswordGuess) {
  if (auth.settings.rateLimits) await clear(tx, pairOf(guess));
}

/** Whether somebody who is in already knows the password: they may be guessing too, and are counted alike. */
export async function knowsPassword(services: Services, user: User, shown: Shown) {
  const { sql } = services;
  const guess = { name: (user.email || user.phone || user.id).toLowerCase(), ip: shown.ip };
  await sql.as(system, (tx) => requireFewGuesses(tx, services, guess));
  const isRight = await verifyPassword(
    user.encryptedPassword ?? '',
    shown.password,
    networkOf(shown.ip),
  );
  const count = isRight ? forgetGuess : countWrongPassword;
  await sql.as(system, (tx) => count(tx, services, guess));
  return isRight;
}

interface Shown {
  password: string;
  ip: string;
}

const refuseGuess = (): never =>
  refuseAuth(429, 'over_request_rate_limit', 'Request rate limit reached');
