import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

/** Whoever comes back sooner has not been away. */
const away = '30 minutes';

const Visited = z.object({ beforeAt: Instant.nullable() });

/** Writes down that somebody looks, and says when they were last here before this visit. */
export async function writeVisit(
  sql: Sql,
  clientId: string,
  now: Instant,
): Promise<Instant | null> {
  const { beforeAt } = await one(Visited, sql)`
    insert into app.last_visits as v (client_id, seen_at) values (${clientId}, ${now})
    on conflict (client_id) do update set
      before_at = case when v.seen_at < ${now}::timestamptz - ${away}::interval
        then v.seen_at else v.before_at end,
      seen_at = greatest(v.seen_at, excluded.seen_at)
    returning before_at`;
  return beforeAt;
}

/** The same while nobody looks: the visit that would begin now is not written down. */
export async function lastVisit(sql: Sql, clientId: string, now: Instant): Promise<Instant | null> {
  const found = await maybe(Visited, sql)`
    select case when seen_at < ${now}::timestamptz - ${away}::interval
      then seen_at else before_at end as before_at
    from app.last_visits where client_id = ${clientId}`;
  return found?.beforeAt ?? null;
}
