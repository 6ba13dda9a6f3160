import { QueryClient } from '@tanstack/react-query';

/** The specification's constants (sections 7 and 9). */
export const retries = 3;
export const firstDelay = 1_000;
export const longestDelay = 30_000;
export const keptUnused = 5 * 60 * 1_000;

/** Doubles from one second up to the cap; `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** attempt, longestDelay);
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: retries, retryDelay, gcTime: keptUnused } },
  });
}
