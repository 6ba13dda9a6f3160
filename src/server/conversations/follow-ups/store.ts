import { z } from 'zod';
import { FollowUp, FollowUpKind, FollowUpState } from '#contract/conversations/follow-ups.ts';
import { Id, Instant, Language } from '#contract/primitives.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const FollowUpRow = z.object({
  id: Id,
  kind: FollowUpKind,
  priority: FollowUp.shape.priority,
  state: FollowUpState,
  clientId: Id.nullable(),
  speaker: z.string(),
  conversationId: Id.nullable(),
  reference: z.string().nullable(),
  name: z.string(),
  language: Language,
  facts: z.string(),
  times: z.int(),
  createdAt: Instant,
  lastAt: Instant,
  dueAt: Instant,
  ownerId: Id.nullable(),
  ownerName: z.string(),
  takenAt: Instant.nullable(),
  doneAt: Instant.nullable(),
});
export type FollowUpRow = z.infer<typeof FollowUpRow>;

const columns = (sql: Sql) => sql`
  id, kind, priority, state, client_id, speaker, conversation_id, reference, name, language, facts, times,
  created_at, last_at, due_at, owner_id, owner_name, taken_at, done_at`;

/**
 * What is said again while somebody still sees to it is the same row with newer facts: how urgent it is
 * and by when stays as it was first promised.
 */
export const upsertFollowUp = (sql: Sql, row: FollowUpRow) =>
  one(FollowUpRow, sql)`
    insert into app.follow_ups ${sql(row)}
    on conflict (kind, speaker) where state <> 'done' do update set
      facts = excluded.facts, times = follow_ups.times + 1,
      last_at = greatest(follow_ups.last_at, excluded.last_at),
      reference = coalesce(excluded.reference, follow_ups.reference),
      conversation_id = coalesce(excluded.conversation_id, follow_ups.conversation_id)
    returning ${columns(sql)}`;

export const lockFollowUp = (sql: Sql, id: string) =>
  maybe(FollowUpRow, sql)`select ${columns(sql)} from app.follow_ups where id = ${id} for update`;

const most = 100;

export const listOpen = (sql: Sql) =>
  many(FollowUpRow, sql)`
    select ${columns(sql)} from app.follow_ups where state <> 'done'
    order by array_position(array['now', 'high'], priority), state, due_at, id limit ${most}`;

export async function saveFollowUp(sql: Sql, row: FollowUpRow): Promise<void> {
  const { state, ownerId, ownerName, takenAt, doneAt } = row;
  const changed = { state, ownerId, ownerName, takenAt, doneAt };
  await sql`update app.follow_ups set ${sql(changed)} where id = ${row.id}`;
}

/** A visitor's after half a year, a client's after two, as with the conversations they come from. */
export async function deleteOld(sql: Sql): Promise<void> {
  await sql`
    delete from app.follow_ups
    where done_at < now() - case when client_id is null
      then interval '6 months' else interval '24 months' end`;
}
