import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/platform/api.ts';
import { wantedBy } from '#web/platform/auth/proof.ts';
import { followPrincipal, readPrincipal } from '#web/platform/sessions/principal.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

/** The specification's constants (sections 7 and 9). */
export const retries = 3;
const firstDelay = 1_000;
const longestDelay = 30_000;
const keptUnused = 5 * 60 * 1_000;

/** Doubles from one second up to the cap; `attempt` counts from 0. */
export const retryDelay = (attempt: number): number =>
  Math.min(firstDelay * 2 ** attempt, longestDelay);

/** Whoever did not show who they are when asked is not asked again until they try again. */
const retry = (failures: number, error: Error) =>
  failures < retries && !(error instanceof ApiError && wantedBy(error.body));

/** What is refused now is refused in a second, too; only a broken line is tried again. */
export const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay, gcTime: keptUnused },
      // Without a line an act says so at once, or is kept (line/unsent.ts); it does not hang unseen.
      mutations: { networkMode: 'always' },
    },
  });

let shared: QueryClient | undefined;

/**
 * One for the whole visit: what a sheet changed, the list beneath it knows. Nothing of one client is
 * left for the next, who signs in on the same computer.
 */
export function sharedQueryClient(): QueryClient {
  if (shared) return shared;
  const client = makeQueryClient();
  let [owner, acting] = [sessionOwner(), readPrincipal()?.id];
  followPrincipal(() => {
    const [before, principalBefore] = [owner, acting];
    [owner, acting] = [sessionOwner(), readPrincipal()?.id];
    if (owner !== before) client.clear();
    // What is on the screen is read anew, for whom they act now; what is their own stays as it was.
    else if (acting !== principalBefore)
      void client.resetQueries({ predicate: ({ meta }) => meta?.isOwn !== true });
  });
  shared = client;
  return client;
}
