import { displayName } from '#domain/greeting.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Known {
  email: string;
  metadata: Record<string, unknown>;
}

/** What the house calls somebody in histories and letters: as the pages greet them. */
export const nameOf = ({ email, metadata }: Known): string =>
  displayName({ email, user_metadata: metadata }, '');

/**
 * The same in a query, of `auth.users` as it is called there. Who has no address either is told from others by the
 * last digits of their number; the number itself is nobody's name, in histories that others read.
 */
export function nameFrom(sql: Sql, account = 'users') {
  const of = sql(account);
  return sql`coalesce(${saidOf(sql, account)}, nullif(split_part(${of}.email, '@', 1), ''),
    '… ' || right(nullif(${of}.phone, ''), 4), '')`;
}

/** Only what they wrote themselves; empty where they did not. */
export const writtenNameFrom = (sql: Sql, account = 'users') =>
  sql`coalesce(${saidOf(sql, account)}, '')`;

function saidOf(sql: Sql, account: string) {
  const of = sql(account);
  return sql`coalesce(nullif(trim(${of}.raw_user_meta_data ->> 'full_name'), ''),
    nullif(trim(${of}.raw_user_meta_data ->> 'name'), ''))`;
}
