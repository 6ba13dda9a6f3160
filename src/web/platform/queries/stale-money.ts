import type { QueryClient } from '@tanstack/react-query';

/** Whatever says how somebody's money stands. */
export const moneyKeys = [
  'billing',
  'bookings',
  'matters',
  'dashboard',
  'notifications',
  'desk',
].map((key) => [key]);

/**
 * Money moved, was agreed to or given up: everything that shows it is read anew. Whoever waits for it sees
 * no sum from before beside one from after. What was first asked for before may still answer with the old
 * sums and would count as fresh, so it is asked for again too.
 */
export const moneyChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    moneyKeys.map(async (queryKey) => {
      await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await queries.invalidateQueries({ queryKey });
    }),
  );
