import type { Sql } from '#server/platform/sql.ts';

/** The states in which a matter is worked on: a permission ends with its matter. */
export const openStates = (sql: Sql) => sql`
  ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered')`;
