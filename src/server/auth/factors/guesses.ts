/** Guesses at a second factor: their number is small, they grow slow, and the owner hears of them. */
import type { FastifyRequest } from 'fastify';
import { refuseAuth } from '#server/auth/failure.ts';
import { countGuess, secondsBlocked, takeTelling } from '#server/auth/limits/guess-store.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import type { User } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Guess {
  /** What is guessed at: a factor, or the recovery codes of an account. */
  subject: string;
  user: User;
}

export const recoveryCodesOf = ({ id }: User) => `recovery codes of ${id}`;

/**
 * Six digits would not last long against somebody who has the password and many addresses: guesses are
 * counted for all processes, wherever they come from. While one must wait nothing is looked at.
 */
export async function limitGuesses(tx: Sql, { auth, now }: Services, { subject, user }: Guess) {
  if (!auth.settings.rateLimits || (await countGuess(tx, subject, user.id, now()))) return;
  const seconds = await secondsBlocked(tx, subject, now());
  refuseAuth(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retry_after: seconds,
  });
}

/** Once in each episode: whoever guesses has the password, and only its owner can change that. */
export async function tellOwner(
  tx: Sql,
  services: Services,
  guess: Guess,
  request: FastifyRequest,
) {
  if (!(await takeTelling(tx, guess.subject))) return;
  await giveNotice(tx, services, { user: guess.user, kind: 'factorGuessed', request });
}
