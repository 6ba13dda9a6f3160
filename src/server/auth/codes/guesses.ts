import * as store from '#server/auth/codes/store.ts';
import { codeHash, isOver } from '#server/auth/codes/tokens.ts';
import { countHit } from '#server/auth/limits/store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Six digits are a million guesses: so many wrong ones are forgiven, the next one kills the code. */
const forgivenGuesses = 5;

type Guess = { kinds: store.TokenKind[]; otp: string } & ({ address: string } | { userId: string });

/**
 * The token a code stands for, or nothing. Wrong codes are summed for the account, by whichever door
 * they come and whatever they are for; in a transaction of its own, so that no refusal undoes the count.
 */
export const guessCode = (services: Services, guess: Guess) =>
  services.sql.as(system, async (tx) => {
    const out = await store.lockAimedAt(tx, guess);
    const meant = out.find((token) => isMeant(services, token, guess));
    if (meant) return meant;
    await store.countWrongCode(tx, ownersOf(out), forgivenGuesses);
    // Written down for whoever has no account too: a refusal takes as long with as without one.
    if ('address' in guess)
      await countHit(tx, `code:${guess.address}`, { seconds: 3600, now: services.now() });
    return undefined;
  });

const ownersOf = (tokens: store.OneTimeToken[]) => [...new Set(tokens.map(({ userId }) => userId))];

function isMeant(services: Services, token: store.OneTimeToken, guess: Guess): boolean {
  const { kind, userId: owner, relatesTo } = token;
  if (!guess.kinds.includes(kind) || isOver(services, token)) return false;
  if ('address' in guess && guess.address !== relatesTo) return false;
  return token.codeHash === codeHash(services, { kind, owner, otp: guess.otp });
}
