import type { z } from 'zod';
import { LogLine } from '#contract/desk.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, type Sql } from '#server/platform/sql.ts';

interface LogPage {
  actor: string | undefined;
  thing: string | undefined;
  /** Only what is older than this line. */
  before: string | undefined;
  limit: number;
}

/** Newest first; whoever left the house keeps their lines. */
export const readLog = (sql: Sql, { actor, thing, before, limit }: LogPage) =>
  many(LogLine, sql)`
    select l.id, l.at, l.deed, l.thing, l.thing_id, l.changed, jsonb_build_object('id', l.actor_id,
      'name', ${nameFrom(sql, 'u')}) as actor
    from app.staff_log l left join auth.users u on u.id = l.actor_id
    where true ${actor ? sql`and l.actor_id = ${actor}` : sql``}
      ${thing ? sql`and l.thing = ${thing}` : sql``}
      ${before === undefined ? sql`` : sql`and l.id < ${before}`}
    order by l.id desc limit ${limit}`;

interface Deed {
  deed: z.infer<typeof LogLine>['deed'];
  thing: string;
  thingId: string;
  changed: string[];
}

/** What happens in the sign-in service's own tables is written down by hand, as the one who acts. */
export async function logDeed(sql: Sql, actorId: string, deed: Deed): Promise<void> {
  await sql`insert into app.staff_log ${sql({ actorId, ...deed })}`;
}
