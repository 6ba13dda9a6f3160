import type { Sql } from '#server/platform/sql.ts';

interface Known {
  email: string;
  metadata: Record<string, unknown>;
}

/** What the house calls somebody in histories and letters. */
export const nameOf = ({ email, metadata }: Known): string =>
  written(metadata.full_name) ?? written(metadata.name) ?? email;

const written = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;

/** The same in a query, of `auth.users` as it is called there. Who has no address either goes by their number. */
export function nameFrom(sql: Sql, account = 'users') {
  const of = sql(account);
  return sql`coalesce(nullif(trim(${of}.raw_user_meta_data ->> 'full_name'), ''),
    nullif(trim(${of}.raw_user_meta_data ->> 'name'), ''), nullif(${of}.email, ''), ${of}.phone, '')`;
}
