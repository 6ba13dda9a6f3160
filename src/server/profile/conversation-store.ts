import { z } from 'zod';
import { MatterArea } from '#contract/matters/kinds.ts';
import { Id } from '#contract/primitives.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const Open = z.object({ id: Id, area: MatterArea });

/** Nothing once it is over: then the next word begins another. */
export const openConversation = (sql: Sql, clientId: string) =>
  maybe(Open, sql)`
    select m.id, m.area from app.manager_conversations c join app.matters m on m.id = c.matter_id
    where c.client_id = ${clientId}
      and m.state not in ('closed', 'withdrawn', 'declined', 'lapsed')`;

export async function rememberConversation(
  sql: Sql,
  clientId: string,
  matterId: string,
): Promise<void> {
  await sql`
    insert into app.manager_conversations (client_id, matter_id) values (${clientId}, ${matterId})
    on conflict (client_id) do update set matter_id = excluded.matter_id`;
}
