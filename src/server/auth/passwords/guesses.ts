/**
 * Guesses at a password slow down whoever makes them, not the account: a stranger could else keep its
 * owner out. What one network tries at one account is little, and too little to close it; what many try
 * together at an account closes it to networks it was never used from, and to no other. There the owner
 * comes in by a mailed link, and has used the network from then on.
 */

import { wasUsedFrom } from '#server/auth/audit-store.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { clearHits, countHit, takeBack } from '#server/auth/limits/store.ts';
import type { User } from '#server/auth/users/store.ts';
import { manySignIn, verifyPassword } from '#server/platform/passwords/passwords.ts';
import { fairLine } from '#server/platform/process/fair-line.ts';
import { cidrOf, networkOf, subscriberOf } from '#server/platform/requests/rate-limit.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface PasswordGuess {
  /** The address or number that was tried, known or not. */
  name: string;
  ip: string;
}

/**
 * Wrong passwords in a window: of one network at one account, of one subscriber at one account, of one
 * network, and at one account. Only ten subscribers together come to what closes an account.
 */
const limits = {
  pair: { most: 10, seconds: 300 },
  subscriber: { most: 10, seconds: 3600 },
  network: { most: 100, seconds: 300 },
  account: { most: 100, seconds: 3600 },
};

const pairOf = ({ name, ip }: PasswordGuess) => `password:${name} from ${networkOf(ip)}`;
const subscriberSubject = ({ name, ip }: PasswordGuess) =>
  `password:${name} of the subscriber ${subscriberOf(ip)}`;
const networkSubject = ({ ip }: PasswordGuess) => `password from ${networkOf(ip)}`;
const accountSubject = ({ name }: PasswordGuess) => `password:${name}`;

/**
 * Counted before it is looked at, so that many at once count too. A refusal undoes the whole count: what
 * was not looked at tells nobody anything. Says what forgetGuess takes back.
 */
export async function requireFewGuesses(tx: Sql, services: Services, guess: PasswordGuess) {
  if (!services.auth.settings.rateLimits) return [];
  const now = services.now();
  const { pair, subscriber, network, account } = limits;
  // In one order everywhere, so that no two wait for each other.
  const [ofPair, ofSubscriber, ofNetwork, atAccount] = await Promise.all([
    countHit(tx, pairOf(guess), { ...pair, now }),
    countHit(tx, subscriberSubject(guess), { ...subscriber, now }),
    countHit(tx, networkSubject(guess), { ...network, now }),
    countHit(tx, accountSubject(guess), { ...account, now }),
  ]);
  if (ofPair > pair.most) refuseGuess();
  const isOneOfFew = ofSubscriber <= subscriber.most;
  const isUsual = isOneOfFew && ofNetwork <= network.most && atAccount <= account.most;
  if (!isUsual && !(await wasUsedFrom(tx, guess.name, cidrOf(guess.ip), now))) refuseGuess();
  const counted = [subscriberSubject(guess), networkSubject(guess)];
  if (isOneOfFew) return [...counted, accountSubject(guess)];
  // Where the owner is at home more may be tried, and the rest of it closes the account to nobody.
  await takeBack(tx, accountSubject(guess));
  return counted;
}

/** Whoever knew the password did not guess. */
export async function forgetGuess(tx: Sql, { auth }: Services, { guess, counted }: Looked) {
  if (!auth.settings.rateLimits) return;
  const taken = counted.map((subject) => takeBack(tx, subject));
  await Promise.all([clearHits(tx, pairOf(guess)), ...taken]);
}

interface Looked {
  guess: PasswordGuess;
  counted: string[];
}

/**
 * What is under way counts as wrong until it is known to be right. So few are under way together that an
 * office of hundreds does not count as a flood; the others wait, each network in turn.
 */
const mostUnderWay = 16;
const line = fairLine<PromiseWithResolvers<void>>(500);
let underWay = 0;

export async function inTurn<T>({ ip }: PasswordGuess, look: () => Promise<T>): Promise<T> {
  const turn = Promise.withResolvers<void>();
  line.join(networkOf(ip), turn)?.reject(manySignIn());
  beginNext();
  await turn.promise;
  try {
    return await look();
  } finally {
    underWay -= 1;
    beginNext();
  }
}

function beginNext() {
  while (line.length > 0 && underWay < mostUnderWay) {
    underWay += 1;
    line.next()?.resolve();
  }
}

/** Whether somebody who is in already knows the password: they may be guessing too, and are counted alike. */
export function knowsPassword(services: Services, user: User, { password, ip }: Shown) {
  const { sql } = services;
  const guess = { name: (user.email || user.phone || user.id).toLowerCase(), ip };
  return inTurn(guess, async () => {
    const counted = await sql.as(system, (tx) => requireFewGuesses(tx, services, guess));
    const isRight = await verifyPassword(user.encryptedPassword ?? '', password, networkOf(ip));
    if (isRight) await sql.as(system, (tx) => forgetGuess(tx, services, { guess, counted }));
    return isRight;
  });
}

interface Shown {
  password: string;
  ip: string;
}

const refuseGuess = (): never =>
  refuseAuth(429, 'over_request_rate_limit', 'Request rate limit reached');
