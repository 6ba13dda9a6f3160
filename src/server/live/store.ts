import { z } from 'zod';
import { parseTold } from '#server/live/bus-words.ts';
import { type Placed, PlacedRow, presenceOf } from '#server/platform/live.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const Kept = z.object({ id: z.string(), message: z.string() });

export const findMessage = (sql: Sql, id: string) =>
  maybe(Kept, sql)`select id, message from app.live_messages where id = ${id}`;

/** The newest that were said since a moment, oldest first. */
export async function missedMessages(sql: Sql, room: string, since: number, limit: number) {
  const newest = await many(Kept, sql)`
    select id, message from app.live_messages
    where room = ${room} and replayable and expires_at > now()
      and created_at > to_timestamp(${since}::double precision / 1000)
    order by created_at desc, id desc limit ${limit}`;
  return newest.reverse().flatMap(({ message }) => parseTold(message) ?? []);
}

export async function forgetMessages(sql: Sql): Promise<void> {
  await sql`delete from app.live_messages where expires_at < now()`;
}

/** Says whether the house had counted this process among the living. */
export async function seeProcess(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`update app.live_processes set seen_at = now() where id = ${id}`;
  if (count === 0) await sql`insert into app.live_processes (id) values (${id})`;
  return count === 1;
}

export async function addPresence(sql: Sql, processId: string, placed: Placed): Promise<void> {
  const { ref, room, key, side, meta } = placed;
  await sql`
    insert into app.live_presences (ref, process_id, room, key, side, meta)
    values (${ref}, ${processId}, ${room}, ${key}, ${side}, ${JSON.stringify(meta)})`;
}

export async function removePresences(sql: Sql, refs: string[]): Promise<Placed[]> {
  const rows = await many(PlacedRow, sql)`
    delete from app.live_presences where ref = any(${refs}::uuid[])
    returning room, ref, key, side, meta`;
  return rows.map(presenceOf);
}

/** With all its presences, which are handed back. */
export async function removeProcess(sql: Sql, id: string): Promise<Placed[]> {
  const rows = await many(PlacedRow, sql)`
    delete from app.live_presences where process_id = ${id}
    returning room, ref, key, side, meta`;
  await sql`delete from app.live_processes where id = ${id}`;
  return rows.map(presenceOf);
}

/** Processes that died without a word: not seen for so many seconds. */
export async function deadProcesses(sql: Sql, seconds: number): Promise<string[]> {
  const rows = await many(z.object({ id: z.string() }), sql)`
    select id from app.live_processes
    where seen_at < now() - make_interval(secs => ${seconds}) for update skip locked`;
  return rows.map(({ id }) => id);
}
