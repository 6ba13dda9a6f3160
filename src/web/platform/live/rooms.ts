/**
 * The one live connection of this tab, through the realtime library as it is. Only what a signed-in
 * screen asks for loads this file.
 */
import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { LiveEvent, LiveEvents, LiveTopic } from '#contract/live.ts';
import { livePath } from '#contract/paths.ts';
import { projectKey } from '#web/platform/auth/project-key.ts';
import { lastingToken } from '#web/platform/sessions/life.ts';

/** The specification's constants (section 9). */
export const heartbeat = 25_000;
export const patience = 10_000;
const pauses = [1_000, 2_000, 5_000];
const longestPause = 10_000;

/** How long to wait before the next try; `tries` counts from 1. */
export const pauseBefore = (tries: number): number => pauses[tries - 1] ?? longestPause;

/** Somebody who is looking, as the house shows them. */
export interface Onlooker {
  id: string;
  name: string;
  side: 'client' | 'house';
}

/** What a screen wants to know of a room. */
export interface Ear {
  told?(event: LiveEvent, payload: LiveEvents[LiveEvent]): void;
  /** It hears from now on, for the first time or again: what was read before may be out of date. */
  joined?(isBack: boolean): void;
  /** Whoever asks is shown as well. */
  looking?(people: Onlooker[]): void;
}

interface Room {
  topic: LiveTopic;
  ears: Set<Ear>;
  channel: RealtimeChannel | undefined;
  hasJoined: boolean;
  /** Something was told while nobody of this tab listened. */
  missed: boolean;
}

/** From one screen to the next the same room is often wanted again. */
const grace = 2_000;

const rooms = new Map<LiveTopic, Room>();
/** Channels that are on their way out: the library would hand them over as if they were new. */
const leaving = new Map<LiveTopic, Promise<unknown>>();

let connection: RealtimeClient | undefined;

function connect(): RealtimeClient {
  connection ??= new RealtimeClient(`${location.origin.replace('http', 'ws')}${livePath}`, {
    params: { apikey: projectKey() },
    heartbeatIntervalMs: heartbeat,
    timeout: patience,
    reconnectAfterMs: pauseBefore,
    accessToken: async () => lastingToken() ?? renewedToken(),
  });
  return connection;
}

async function renewedToken(): Promise<string | null> {
  const { openAuth } = await import('#web/platform/auth/auth-client.ts');
  const auth = await openAuth();
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

/** Listens in a room until the answer is called. */
export function enterRoom(topic: LiveTopic, ear: Ear): () => void {
  const room = rooms.get(topic) ?? open(topic);
  room.ears.add(ear);
  if (room.channel?.state === 'joined') {
    if (room.missed) ear.joined?.(true);
    show(room, ear);
  }
  // All that enter together are told of it.
  setTimeout(() => {
    room.missed = false;
  });
  return () => {
    room.ears.delete(ear);
    if (ear.looking && !isLookedInto(room)) void room.channel?.untrack();
    setTimeout(() => room.ears.size === 0 && close(room), grace);
  };
}

const isLookedInto = ({ ears }: Room) => [...ears].some(({ looking }) => looking);

function open(topic: LiveTopic): Room {
  const nothing = { channel: undefined, hasJoined: false, missed: false };
  const room: Room = { topic, ears: new Set(), ...nothing };
  rooms.set(topic, room);
  begin(room);
  return room;
}

/** The session may not be readable just now; a room that is still wanted is tried again. */
function begin(room: Room): void {
  join(room).catch(() => beginLater(room));
}

function beginLater(room: Room): void {
  setTimeout(() => rooms.get(room.topic) === room && begin(room), pauseBefore(1));
}

function close(room: Room): void {
  if (rooms.get(room.topic) !== room) return;
  rooms.delete(room.topic);
  if (room.channel) leave(room.topic, room.channel);
}

function leave(topic: LiveTopic, channel: RealtimeChannel): void {
  const gone = connect()
    .removeChannel(channel)
    .finally(() => leaving.delete(topic));
  leaving.set(topic, gone);
}

async function join(room: Room): Promise<void> {
  const { topic } = room;
  await leaving.get(topic);
  const client = connect();
  // Rooms open to people: the token comes first, and the join with it.
  await client.setAuth();
  if (rooms.get(topic) !== room) return;
  const enabled = !topic.startsWith('client:');
  const channel = client.channel(topic, { config: { private: true, presence: { enabled } } });
  room.channel = channel;
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
    room.missed = room.ears.size === 0;
    // The house alone speaks here, in the words of the contract.
    for (const ear of room.ears) ear.told?.(event as LiveEvent, payload as LiveEvents[LiveEvent]);
  });
  if (enabled) channel.on('presence', { event: 'sync' }, () => showPeople(room));
  channel.subscribe((state, error) => follow(room, channel, state, error));
}

function follow(room: Room, channel: RealtimeChannel, state: string, error?: Error): void {
  if (rooms.get(room.topic) !== room || room.channel !== channel) return;
  if (state === 'SUBSCRIBED') welcome(room);
  if (state === 'CHANNEL_ERROR' && error?.message.startsWith('Unauthorized')) {
    // Asking again would not change it; who enters later may have a better token.
    rooms.delete(room.topic);
    leave(room.topic, channel);
  }
  if (state === 'CLOSED') {
    // Its token ran out while the computer slept; there is a fresher one by now.
    room.channel = undefined;
    beginLater(room);
  }
}

function welcome(room: Room): void {
  const isBack = room.hasJoined;
  room.hasJoined = true;
  for (const ear of room.ears) {
    ear.joined?.(isBack);
    show(room, ear);
  }
}

function show(room: Room, ear: Ear): void {
  if (!ear.looking) return;
  void room.channel?.track({});
  showPeople(room);
}

function showPeople({ channel, ears }: Room): void {
  const state = channel?.presenceState<Omit<Onlooker, 'id'>>() ?? {};
  const people = Object.entries(state).flatMap(([id, [first]]) =>
    first ? [{ id, name: first.name, side: first.side }] : [],
  );
  for (const ear of ears) ear.looking?.(people);
}
