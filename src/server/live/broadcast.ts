import { readSpoken, type SpokenFrame, writeBroadcast } from '#server/live/broadcast-frames.ts';
import {
  type Live,
  type LiveChannel,
  okAnswer,
  refusedAnswer,
  reply,
} from '#server/live/channel.ts';
import type { LiveFrame, ProtocolVersion } from '#server/live/frames.ts';
import { mostPayload } from '#server/live/limits.ts';
import { mayHear } from '#server/live/rights.ts';
import { type RoomMessage, sayInRoom } from '#server/platform/live.ts';
import { type Database, system } from '#server/platform/sql.ts';

const longestKept = 24 * 3600;

interface Speech {
  room: string;
  spoken: SpokenFrame;
  from?: string;
}

/** Lets every process hear it; done when it is committed. */
export async function broadcastSpeech(
  sql: Database,
  { room, spoken, from }: Speech,
): Promise<void> {
  const { event, content, persist, ttl } = spoken;
  const keptFor = persist ? Math.min(ttl ?? longestKept, longestKept) : 0;
  // One of the two kinds, each with its own payload; the type of the sum does not know which.
  const said = { ...content, room, event, ...(from && { from }) } as RoomMessage;
  await sql.as(system, (tx) => sayInRoom(tx, said, keptFor));
}

/** A channel speaks to the others of its room. */
export async function takeBroadcast(
  live: Live,
  channel: LiveChannel,
  frame: LiveFrame,
): Promise<void> {
  const { room, rights, socket, isPrivate, acknowledges } = channel;
  // As the protocol wants it: who may not speak is not answered.
  if (!rights.mayWrite) return;
  const answer = (reason?: string) => {
    if (acknowledges)
      reply(socket, frame, reason === undefined ? okAnswer() : refusedAnswer(reason));
  };
  const spoken = isSpoken(frame.payload) ? frame.payload : readSpoken(frame.payload);
  if (!spoken) return answer('A broadcast has an event and a payload');
  if (spoken.size > mostPayload) return answer('Payload is too large');
  if (!socket.pace.maySend()) return answer('Too many messages per second');
  const persist = spoken.persist && isPrivate;
  await broadcastSpeech(live.services.sql, {
    room,
    spoken: { ...spoken, persist },
    from: channel.id,
  });
  answer();
}

/** A binary frame was read already. */
const isSpoken = (payload: unknown): payload is SpokenFrame =>
  typeof payload === 'object' && payload !== null && 'content' in payload && 'size' in payload;

/** Passes on what was said, written once for each serialiser. */
export function deliverBroadcast({ rooms }: Live, said: RoomMessage): void {
  const written = new Map<ProtocolVersion, string | Buffer | undefined>();
  for (const channel of rooms.in(said.room)) {
    const { socket, topic, hearsItself, id, rights } = channel;
    if ((said.from === id && !hearsItself) || !mayHear(rights, said)) continue;
    const { version } = socket;
    // All channels of a room have the same topic.
    if (!written.has(version)) written.set(version, writeBroadcast(version, { topic, said }));
    const frame = written.get(version);
    if (frame !== undefined) socket.sendWritten(frame);
  }
}
