/**
 * Two sign up with one address and different passwords: nobody can tell which of them owns it, so
 * neither password may outlive the confirmation, whichever letter it came by. The queue sees to that
 * where it has granted both; here it is seen to where the second still waits, or was refused as one too
 * many. Each is counted before anything is looked at, alike for every address.
 */
import type { Instant } from '#contract/primitives.ts';
import { clearHits, countHit, tallyHits } from '#server/auth/limits/store.ts';
import { beginAnew } from '#server/auth/signup/new-accounts.ts';
import type { User } from '#server/auth/users/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Longer than a letter's code lives, and no longer than counters are kept. */
const seconds = 7200;

const atAddress = (address: string) => `sign-ups at ${address}`;
const withMark = (address: string, mark: string) => `sign-ups at ${address} as ${mark}`;

interface CountedSignup {
  address: string;
  /** The same for the same password at the same address, and for no other. */
  mark: string;
}

/** In a transaction of its own: a refusal afterwards does not undo that somebody came. */
export async function countSignup({ sql, now }: Services, { address, mark }: CountedSignup) {
  const window = { seconds, now: now() };
  await sql.as(system, async (tx) => {
    await countHit(tx, atAddress(address), window);
    await countHit(tx, withMark(address, mark), window);
  });
}

/** The account that is about to be confirmed, without what a rival of its sign-up might have chosen. */
export async function withoutRivals(tx: Sql, user: User, channel: 'email' | 'phone', now: Instant) {
  const { signupMark: mark } = user;
  const address = user[channel] ?? '';
  const [all, alike] = [
    await tallyHits(tx, atAddress(address), { seconds, now }),
    await tallyHits(tx, withMark(address, mark ?? ''), { seconds, now }),
  ];
  await clearHits(tx, atAddress(address));
  // Without a mark the house opened it; with an empty one it was begun anew already.
  return mark && all > alike ? beginAnew(tx, user, { [channel]: address }) : user;
}
