import { z } from 'zod';
import { DeskConversationRow } from '#contract/conversations/desk.ts';
import { Id, type Instant } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const most = 200;

/** Who looks after them is known elsewhere. */
const Listed = DeskConversationRow.omit({ plan: true, manager: true, dueAt: true });

/** Who waits, the longest first; those a person has; then what ended since a moment, the newest first. */
export const listAtDesk = (sql: Sql, since: Instant) =>
  many(Listed, sql)`
    select id, client_id, state, name, language, persona, summary,
      case when owner_id is not null
        then jsonb_build_object('id', owner_id, 'name', owner_name) end as owner,
      ended_at is null and last_side = 'client' as unanswered, queued_at, last_at, ended_at
    from app.live_conversations where ended_at is null or ended_at > ${since}
    order by array_position(array['queued', 'human'], state) nulls last,
      case when ended_at is null then queued_at end, ended_at desc, id
    limit ${most}`;

const Waited = z.object({ place: z.int(), seconds: z.number() });

/** The newest waits of the last days. */
export const recentWaits = (sql: Sql, since: Instant) =>
  many(Waited, sql)`
    select place_at_start as place, extract(epoch from taken_at - queued_at)::float8 as seconds
    from app.live_conversations where taken_at > ${since} order by taken_at desc limit 20`;

/** Those of the house who are with somebody now. */
export async function busyPeople(sql: Sql): Promise<Set<string>> {
  const rows = await many(z.object({ ownerId: Id }), sql)`
    select distinct owner_id from app.live_conversations
    where state = 'human' and owner_id is not null`;
  return new Set(rows.map(({ ownerId }) => ownerId));
}

const Due = z.object({ id: Id });

/** In line since before a moment, or with a person and without a word since another. */
export const forgottenConversations = (
  sql: Sql,
  { queued, human }: { queued: Instant; human: Instant },
) =>
  many(Due, sql)`
    select id from app.live_conversations
    where (state = 'queued' and last_at < ${queued}) or (state = 'human' and last_at < ${human})
    order by queued_at limit 100`;

/** A visitor's after half a year, a client's after two. */
export async function deleteOld(sql: Sql): Promise<void> {
  await sql`
    delete from app.live_conversations
    where ended_at < now() - case when client_id is null
      then interval '6 months' else interval '24 months' end`;
}
