import type { FastifyBaseLogger } from 'fastify';
import type { LiveFrame, ProtocolVersion } from '#server/live/frames.ts';
import type { Pace } from '#server/live/limits.ts';
import type { Rights } from '#server/live/rights.ts';
import type { Placed } from '#server/platform/live.ts';
import type { Bearer, LiveGuard } from '#server/platform/live-guard.ts';
import type { Services } from '#server/services.ts';

/** One connection. */
export interface LiveSocket {
  version: ProtocolVersion;
  /** What it connected with; a channel without a token of its own is judged by it. */
  key: Bearer;
  network: string;
  /** By topic. */
  channels: Map<string, LiveChannel>;
  pace: Pace;
  heardAt: number;
  isOpen(): boolean;
  send(frame: LiveFrame): void;
  /** What was written once for many. */
  sendWritten(written: string | Buffer): void;
  close(code: number, reason: string): void;
  /** Without waiting for the other side, which may be gone. */
  drop(): void;
}

/** A topic that a socket has joined. */
export interface LiveChannel {
  id: string;
  socket: LiveSocket;
  /** As on the wire, `realtime:` and the name. */
  topic: string;
  name: string;
  isPrivate: boolean;
  room: string;
  joinRef: string | null;
  hearsItself: boolean;
  acknowledges: boolean;
  seesPresence: boolean;
  presenceKey: string;
  bearer: Bearer;
  rights: Rights;
  expiry: NodeJS.Timeout | undefined;
  /** How it is shown to others while it is. */
  shown: Placed | undefined;
}

/** Who is in which room, in this process. */
interface Rooms {
  enter(channel: LiveChannel): void;
  leave(channel: LiveChannel): void;
  in(room: string): ReadonlySet<LiveChannel>;
  all(): LiveChannel[];
}

/** Who is looking, in all processes. */
export interface People {
  show(channel: LiveChannel, payload: Record<string, unknown>): Promise<void>;
  hide(channel: LiveChannel): Promise<void>;
  tellState(channel: LiveChannel): Promise<void>;
}

/** What the parts of live hand each other. */
export interface Live {
  services: Services;
  door: LiveGuard;
  log: FastifyBaseLogger;
  rooms: Rooms;
  people: People;
  sockets: Set<LiveSocket>;
  /** How fast a new socket of this network may speak. */
  paceOf: (network: string) => Pace;
}

export function openRooms(): Rooms {
  const rooms = new Map<string, Set<LiveChannel>>();
  const nobody: ReadonlySet<LiveChannel> = new Set();
  return {
    enter: (channel) => {
      const inside = rooms.get(channel.room) ?? new Set();
      rooms.set(channel.room, inside.add(channel));
    },
    leave: (channel) => {
      const inside = rooms.get(channel.room);
      inside?.delete(channel);
      if (inside?.size === 0) rooms.delete(channel.room);
    },
    in: (room) => rooms.get(room) ?? nobody,
    all: () => [...rooms.values()].flatMap((inside) => [...inside]),
  };
}

type Answer = { status: 'ok'; response: object } | { status: 'error'; response: object };

/** Nothing where nobody asked to be answered. */
export function reply(
  socket: LiveSocket,
  { joinRef, ref, topic }: LiveFrame,
  answer: Answer,
): void {
  if (ref !== null) socket.send({ joinRef, ref, topic, event: 'phx_reply', payload: answer });
}

export const okAnswer = (response: object = {}): Answer => ({ status: 'ok', response });
export const refusedAnswer = (reason: string): Answer => ({
  status: 'error',
  response: { reason },
});

/** An event of the server's own on a channel. */
export function push(
  { joinRef, topic, socket }: LiveChannel,
  event: string,
  payload: object,
): void {
  socket.send({ joinRef, ref: null, topic, event, payload });
}
