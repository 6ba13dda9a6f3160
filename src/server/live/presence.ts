import { z } from 'zod';
import {
  type Live,
  type LiveChannel,
  okAnswer,
  type People,
  push,
  refusedAnswer,
  reply,
} from '#server/live/channel.ts';
import type { LiveFrame } from '#server/live/frames.ts';
import { mostPayload } from '#server/live/limits.ts';
import * as store from '#server/live/store.ts';
import { newId } from '#server/platform/ids.ts';
import {
  deadAfter,
  type LiveNews,
  type Placed,
  type Presence,
  presencesIn,
  sayInRoom,
} from '#server/platform/live.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

type Diff = Extract<LiveNews, { kind: 'presence' }>;

export interface Keeper extends People {
  /** Says that this process lives, pays what it owes, and buries those that died. */
  beat(): Promise<void>;
  /** This process ends: nobody of its own is looking any more. */
  end(): Promise<void>;
}

interface Book {
  sql: Database;
  startOver: () => void;
  processId: string;
  /** Whether the database counts us among the living. */
  isCounted: boolean;
  /** Removals that failed, while the database was away, say. */
  owed: Set<string>;
}

export function openPeople(sql: Database, startOver: () => void): Keeper {
  const book: Book = { sql, startOver, processId: newId(), isCounted: false, owed: new Set() };
  return {
    show: (channel, payload) => show(book, channel, payload),
    hide: (channel) => hide(book, channel),
    tellState: async (channel) => {
      const all = await sql.as(system, (tx) => presencesIn(tx, channel.room));
      push(channel, 'presence_state', byKey(all.filter(isSeenBy(channel))));
    },
    beat: () => beat(book),
    end: async () => {
      if (book.isCounted) await sql.as(system, (tx) => bury(tx, book.processId));
    },
  };
}

async function show(book: Book, channel: LiveChannel, payload: Record<string, unknown>) {
  const before = channel.shown;
  const shown = placed(channel, payload);
  const write = async (tx: Sql) => {
    if (!book.isCounted) await store.seeProcess(tx, book.processId);
    const leaves = before ? await store.removePresences(tx, [before.ref]) : [];
    await store.addPresence(tx, book.processId, shown);
    await tellDiff(tx, { joins: [shown], leaves });
  };
  await book.sql.as(system, write).catch((error: unknown) => {
    if (isForeignKey(error)) beginAnew(book);
    throw error;
  });
  book.isCounted = true;
  channel.shown = shown;
}

async function hide({ sql, owed }: Book, channel: LiveChannel) {
  const { shown } = channel;
  channel.shown = undefined;
  if (!shown) return;
  owed.add(shown.ref);
  await sql.as(system, (tx) => remove(tx, [shown.ref]));
  owed.delete(shown.ref);
}

async function beat(book: Book) {
  const { sql, owed, processId } = book;
  const paying = [...owed];
  const isKnown = await sql.as(system, async (tx) => {
    await remove(tx, paying);
    for (const dead of await store.deadProcesses(tx, deadAfter))
      if (dead !== processId) await bury(tx, dead);
    return !book.isCounted || store.seeProcess(tx, processId);
  });
  for (const ref of paying) owed.delete(ref);
  if (!isKnown) beginAnew(book);
}

/** Others took us for dead and removed whom we showed: everybody comes in anew. */
function beginAnew(book: Book): void {
  book.isCounted = false;
  book.startOver();
}

async function bury(tx: Sql, processId: string): Promise<void> {
  await tellDiff(tx, { joins: [], leaves: await store.removeProcess(tx, processId) });
}

const isForeignKey = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503';

async function remove(tx: Sql, refs: string[]): Promise<void> {
  if (refs.length > 0)
    await tellDiff(tx, { joins: [], leaves: await store.removePresences(tx, refs) });
}

async function tellDiff(tx: Sql, diff: Record<'joins' | 'leaves', Placed[]>): Promise<void> {
  const rooms = new Set([...diff.joins, ...diff.leaves].map(({ room }) => room));
  for (const room of rooms) {
    const here = (all: Placed[]) =>
      all.filter((placed) => placed.room === room).map(({ room: _here, ...shown }) => shown);
    await sayInRoom(tx, {
      kind: 'presence',
      room,
      joins: here(diff.joins),
      leaves: here(diff.leaves),
    });
  }
}

function placed(
  { room, rights, presenceKey }: LiveChannel,
  payload: Record<string, unknown>,
): Placed {
  const as = rights.presence?.as ?? { key: presenceKey, side: 'anyone' as const, meta: payload };
  return { room, ref: newId(), ...as };
}

const isSeenBy =
  ({ rights }: LiveChannel) =>
  ({ side }: Presence) =>
    rights.presence?.sees === 'everybody' || side !== 'house';

/** As the client's library wants it. A key may be any word, so it is never assigned to an object. */
function byKey(presences: Presence[]): Record<string, { metas: object[] }> {
  const grouped = Map.groupBy(presences, ({ key }) => key);
  const shown = [...grouped].map(([key, those]) => {
    return [key, { metas: those.map(({ meta, ref }) => ({ ...meta, phx_ref: ref })) }] as const;
  });
  return Object.fromEntries(shown);
}

/** Passes on who came and who went, each to those who may know. */
export function deliverPresence({ rooms }: Live, { room, joins, leaves }: Diff): void {
  for (const channel of rooms.in(room)) {
    if (!channel.seesPresence) continue;
    const [came, went] = [joins, leaves].map((all) => all.filter(isSeenBy(channel)));
    if (came?.length || went?.length)
      push(channel, 'presence_diff', { joins: byKey(came ?? []), leaves: byKey(went ?? []) });
  }
}

const Wish = z.object({
  event: z.enum(['track', 'untrack']),
  payload: z.record(z.string(), z.unknown()).nullish(),
});

/** What a channel wants others to see of it. */
export async function takePresence(
  live: Live,
  channel: LiveChannel,
  frame: LiveFrame,
): Promise<void> {
  const answer = (reason?: string) =>
    reply(channel.socket, frame, reason === undefined ? okAnswer() : refusedAnswer(reason));
  const wish = Wish.safeParse(frame.payload);
  if (!wish.success) return answer('Presence must be tracked or untracked');
  if (!channel.rights.presence)
    return answer(`Unauthorized: There is no presence in this Channel topic: ${channel.name}`);
  if (!channel.socket.pace.maySend()) return answer('Too many messages per second');
  const { event, payload } = wish.data;
  if (Buffer.byteLength(JSON.stringify(payload ?? {})) > mostPayload)
    return answer('Payload is too large');
  if (event === 'track') await live.people.show(channel, payload ?? {});
  else await live.people.hide(channel);
  answer();
}
