import type { RawData, WebSocket } from 'ws';
import { takeBroadcast } from '#server/live/broadcast.ts';
import { readPush } from '#server/live/broadcast-frames.ts';
import {
  type Live,
  type LiveSocket,
  okAnswer,
  refusedAnswer,
  reply,
} from '#server/live/channel.ts';
import { endChannel } from '#server/live/endings.ts';
import {
  type LiveFrame,
  type ProtocolVersion,
  RefusedFrame,
  readText,
  tooMuch,
  writeText,
} from '#server/live/frames.ts';
import { takeJoin } from '#server/live/join.ts';
import { mostUnsent, mostWaiting } from '#server/live/limits.ts';
import { takePresence } from '#server/live/presence.ts';
import { takeToken } from '#server/live/token.ts';
import type { Bearer } from '#server/platform/live-guard.ts';

interface Opened {
  ws: WebSocket;
  version: ProtocolVersion;
  key: Bearer;
  /** Who is counted as one with whom. */
  network: string;
}

export function serveSocket(live: Live, opened: Opened): void {
  const { ws, version } = opened;
  const socket = openSocket(live, opened);
  live.sockets.add(socket);
  const inTurn = takingTurns(live, socket);
  ws.on('message', (data, isBinary) => {
    // What was sent before it heard that it is let go is not worth reading.
    if (!socket.isOpen()) return;
    socket.heardAt = performance.now();
    if (!socket.pace.mayGoOn()) return socket.close(tooMuch, 'Too many messages per second');
    if (!socket.pace.mayBring((data as Buffer).length))
      return socket.close(tooMuch, 'Too many bytes per second');
    try {
      const frame = readFrame(version, data, isBinary);
      if (frame.topic === 'phoenix') answerHeartbeat(socket, frame);
      else inTurn(frame);
    } catch (error) {
      if (!(error instanceof RefusedFrame)) throw error;
      live.log.info({ reason: error.message }, 'a live frame was refused');
      socket.close(error.code, error.message);
    }
  });
  // A frame too large or broken: the library closes with the right code, and 'close' follows.
  ws.on('error', (err) => live.log.info({ err }, 'a live socket failed'));
  ws.on('close', () => {
    live.sockets.delete(socket);
    for (const channel of [...socket.channels.values()]) endChannel(live, channel, undefined);
  });
}

function openSocket({ paceOf }: Live, { ws, version, key, network }: Opened): LiveSocket {
  const isOpen = () => ws.readyState === ws.OPEN;
  const sendWritten = (written: string | Buffer) => {
    if (!isOpen()) return;
    if (ws.bufferedAmount > mostUnsent) return ws.terminate();
    // Whoever is gone before it was sent is told by 'close'.
    ws.send(written, () => {});
  };
  return {
    version,
    key,
    network,
    channels: new Map(),
    pace: paceOf(network),
    heardAt: performance.now(),
    isOpen,
    send: (frame) => sendWritten(writeText(version, frame)),
    sendWritten,
    close: (code, reason) => ws.close(code, reason),
    drop: () => ws.terminate(),
  };
}

function readFrame(version: ProtocolVersion, data: RawData, isBinary: boolean): LiveFrame {
  // The library hands over one Buffer, for so it is told by default.
  const bytes = data as Buffer;
  if (!isBinary) return readText(version, bytes.toString());
  if (version === '1.0.0') throw new RefusedFrame('This version has no binary frames');
  return readPush(bytes);
}

function answerHeartbeat(socket: LiveSocket, frame: LiveFrame): void {
  reply(socket, frame, frame.event === 'heartbeat' ? okAnswer() : refusedAnswer('unmatched topic'));
}

/** What one socket says is done in the order it was said: a join before what follows it. */
function takingTurns(live: Live, socket: LiveSocket): (frame: LiveFrame) => void {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return (frame) => {
    waiting += 1;
    if (waiting > mostWaiting) return socket.close(tooMuch, 'Too many messages wait');
    last = last
      .then(() => (socket.isOpen() ? take(live, socket, frame) : undefined))
      .catch((err: unknown) => {
        // The database is away, or a defect of ours: the client tries again either way.
        live.log.warn({ err, event: frame.event }, 'a live frame could not be served');
        reply(
          socket,
          frame,
          refusedAnswer('UnknownErrorOnChannel: Please try again in a few seconds'),
        );
      })
      .then(() => {
        waiting -= 1;
      });
  };
}

async function take(live: Live, socket: LiveSocket, frame: LiveFrame): Promise<void> {
  if (frame.event === 'phx_join') return takeJoin(live, socket, frame);
  const channel = socket.channels.get(frame.topic);
  const isStale = channel && frame.joinRef !== null && frame.joinRef !== channel.joinRef;
  if (frame.event === 'phx_leave') {
    reply(socket, frame, okAnswer());
    if (channel && !isStale) endChannel(live, channel, 'phx_close');
    return;
  }
  if (!channel) return reply(socket, frame, refusedAnswer('unmatched topic'));
  // Said to a channel that another join has replaced since.
  if (isStale) return;
  if (frame.event === 'broadcast') return takeBroadcast(live, channel, frame);
  if (frame.event === 'presence') return takePresence(live, channel, frame);
  if (frame.event === 'access_token') return takeToken(live, channel, frame.payload);
  reply(socket, frame, refusedAnswer('unknown event'));
}
