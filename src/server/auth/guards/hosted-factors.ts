import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore, secondsAfter } from '#domain/time.ts';
import { refuseAuth } from '#server/auth/failure.ts';

/** Says whether the account a token is of has a second factor. */
export type HostedFactors = (token: string) => Promise<boolean>;

/** Within it a factor that was set up elsewhere is not yet known here. */
const rememberedSeconds = 60;
const mostRemembered = 10_000;
const longestWait = 5_000;

const User = z.object({ factors: z.array(z.object({ status: z.string() })).nullish() });

/**
 * A token does not say which factors its account has, only which were shown. The hosted service knows,
 * and is asked in the owner's own name; it also says so when the session has ended there meanwhile.
 */
export function hostedFactors(
  hostedUrl: string,
  apikey: string,
  now: () => Instant,
): HostedFactors {
  const known = new Map<string, { hasFactor: boolean; until: Instant }>();
  return async (token) => {
    const remembered = known.get(token);
    if (remembered && isBefore(now(), remembered.until)) return remembered.hasFactor;
    const hasFactor = await askHostedFactor(`${hostedUrl}/user`, {
      authorization: `Bearer ${token}`,
      apikey,
    });
    if (known.size >= mostRemembered) known.clear();
    known.set(token, { hasFactor, until: secondsAfter(now(), rememberedSeconds) });
    return hasFactor;
  };
}

async function askHostedFactor(url: string, headers: Record<string, string>): Promise<boolean> {
  const signal = AbortSignal.timeout(longestWait);
  const answer = await fetch(url, { headers, signal }).catch(() => undefined);
  if (answer?.status === 401 || answer?.status === 403)
    refuseAuth(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const user = answer?.ok ? User.safeParse(await answer.json().catch(() => undefined)) : undefined;
  if (!user?.success)
    throw new Failure('unavailable', 'Sign-in cannot be checked just now. Please try again.');
  return user.data.factors?.some(({ status }) => status === 'verified') ?? false;
}
