import { z } from 'zod';
import type { LiveEvent, LiveEvents, LiveTopic } from '#contract/live.ts';
import { newId } from '#server/platform/ids.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** Where every process of the house listens. */
export const liveChannel = 'live';

/** Somebody who is looking. `meta` is what others see of them. */
export const Presence = z.object({
  ref: z.string(),
  key: z.string(),
  /** In a room of the house its own people and its clients; elsewhere anyone. */
  side: z.enum(['client', 'house', 'anyone']),
  meta: z.record(z.string(), z.unknown()),
});
export type Presence = z.infer<typeof Presence>;

const Broadcast = z.object({
  room: z.string(),
  /** Known where it is kept. */
  id: z.string().optional(),
  event: z.string(),
  /** The channel that said it, which hears itself only if it wants to. */
  from: z.string().optional(),
  /** Of money: not for those who may not see it. */
  money: z.boolean().optional(),
});

/** What travels between processes. */
export const LiveNews = z.discriminatedUnion('kind', [
  Broadcast.extend({ kind: z.literal('json'), payload: z.unknown() }),
  /** Bytes nobody looks into, in base64. */
  Broadcast.extend({ kind: z.literal('bytes'), payload: z.string() }),
  z.object({
    kind: z.literal('presence'),
    room: z.string(),
    joins: z.array(Presence),
    leaves: z.array(Presence),
  }),
  /** A session is over: said by the database itself. */
  z.object({ kind: z.literal('ended'), session: z.string() }),
  /** What somebody may do for another has changed or ended: said by the database itself. */
  z.object({ kind: z.literal('mandate'), id: z.string() }),
  /** Too long for a NOTIFY: it stands in `app.live_messages`. */
  z.object({ kind: z.literal('stored'), room: z.string(), id: z.string() }),
]);
export type LiveNews = z.infer<typeof LiveNews>;
/** What is said in a room. */
type RoomTold = Exclude<LiveNews, { kind: 'ended' | 'mandate' }>;
export type RoomMessage = Extract<LiveNews, { kind: 'json' | 'bytes' }>;

export const privateRoom = (topic: string) => `private:${topic}`;
export const publicRoom = (topic: string) => `public:${topic}`;

/** PostgreSQL refuses 8,000 bytes and more. */
const mostInNotify = 7_900;

const oneDay = 24 * 3600;
/** As long as the slowest process needs to read it. */
const oneMinute = 60;

/**
 * Tells a room that something has changed, when and only when the transaction commits. Every process
 * on this database passes it on to the sockets it holds. It is kept for a day, so that a channel may
 * ask for what it missed.
 */
export const tellRoom = <Event extends LiveEvent>(
  tx: Sql,
  topic: LiveTopic,
  event: Event,
  payload: LiveEvents[Event],
): Promise<void> =>
  sayInRoom(tx, { kind: 'json', room: privateRoom(topic), event, payload }, oneDay);

/** As `tellRoom`, of a client's money: whoever acts for them hears it with the right to pay, and else not. */
export function tellMoney<Event extends LiveEvent>(
  tx: Sql,
  topic: LiveTopic,
  event: Event,
  payload: LiveEvents[Event],
): Promise<void> {
  const said = { kind: 'json', room: privateRoom(topic), event, payload, money: true } as const;
  return sayInRoom(tx, said, oneDay);
}

/** As `tellRoom`, of what is true for a moment only: whoever missed it has missed nothing. */
export const hintRoom = <Event extends LiveEvent>(
  tx: Sql,
  topic: LiveTopic,
  event: Event,
  payload: LiveEvents[Event],
): Promise<void> => sayInRoom(tx, { kind: 'json', room: privateRoom(topic), event, payload });

/** Lets every process hear it when the transaction commits, and keeps it for so many seconds. */
export async function sayInRoom(tx: Sql, told: RoomTold, keptFor = 0): Promise<void> {
  const id = newId();
  const whole = JSON.stringify(keptFor > 0 ? { ...told, id } : told);
  const isLong = Buffer.byteLength(whole) > mostInNotify;
  const pointer: LiveNews = { kind: 'stored', room: told.room, id };
  const heard = isLong ? JSON.stringify(pointer) : whole;
  if (!isLong && keptFor === 0) {
    await tx`select pg_notify(${liveChannel}, ${heard})`;
    return;
  }
  await tx`
    with kept as (
      insert into app.live_messages (id, room, message, replayable, expires_at)
      values (${id}, ${told.room}, ${whole}, ${keptFor > 0},
        now() + make_interval(secs => ${Math.max(keptFor, oneMinute)}))
    )
    select pg_notify(${liveChannel}, ${heard})`;
}

export const PlacedRow = z.object({
  room: z.string(),
  ref: z.string(),
  key: z.string(),
  side: z.enum(['client', 'house', 'anyone']),
  meta: z.string(),
});

/** `meta` was written by `addPresence` as JSON of an object. */
export const presenceOf = ({ meta, ...row }: z.infer<typeof PlacedRow>): Placed => ({
  ...row,
  meta: JSON.parse(meta),
});

export type Placed = Presence & { room: string };

/** A process that was not heard of for so many seconds is dead, and so are its presences. */
export const deadAfter = 30;

/** Those of a process that died a moment ago are still there; they are not looking. */
export async function presencesIn(sql: Sql, room: string): Promise<Placed[]> {
  const rows = await many(PlacedRow, sql)`
    select room, ref, key, side, meta
    from app.live_presences join app.live_processes on id = process_id
    where room = ${room} and seen_at > now() - make_interval(secs => ${deadAfter})
    order by ref`;
  return rows.map(presenceOf);
}
