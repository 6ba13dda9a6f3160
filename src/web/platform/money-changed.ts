import type { QueryClient } from '@tanstack/react-query';

/** Whatever says how somebody's money stands. */
const shown = ['billing', 'bookings', 'matters', 'dashboard', 'notifications', 'desk'];

/**
 * Money moved, was agreed to or given up: everything that shows it is read anew. Whoever waits for it sees
 * no sum from before beside one from after.
 */
export function moneyChanged(queries: QueryClient): Promise<unknown> {
  return Promise.all(shown.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
