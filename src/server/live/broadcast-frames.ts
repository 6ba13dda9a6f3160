/** Broadcasts on the wire: text for both serialisers, and the two binary kinds of the second. */
import { z } from 'zod';
import {
  type LiveFrame,
  type ProtocolVersion,
  parseJson,
  RefusedFrame,
  writeText,
} from '#server/live/frames.ts';
import { mostName } from '#server/live/limits.ts';
import type { RoomMessage } from '#server/platform/live.ts';

const push = 3;
const delivered = 4;
const rawBytes = 0;
const json = 1;

/** What a channel says to the others, in whichever form it came. */
export interface SpokenFrame {
  event: string;
  content: Pick<RoomMessage, 'kind' | 'payload'>;
  /** What the payload weighs. */
  size: number;
  /** Whether it is kept for those who ask for what they missed. */
  persist: boolean;
  /** For how many seconds, where the sender says so. */
  ttl: number | undefined;
}

const Persist = z.union([z.boolean(), z.object({ ttl: z.int().positive().optional() })]);
const Metadata = z.object({ persist: Persist.optional().catch(undefined) });

function kept(metadata: unknown): Pick<SpokenFrame, 'persist' | 'ttl'> {
  const read = Metadata.safeParse(metadata);
  const persist = read.success ? (read.data.persist ?? false) : false;
  const ttl = typeof persist === 'object' ? persist.ttl : undefined;
  return { persist: persist !== false, ttl };
}

const Text = z.object({ event: z.string().max(1024), payload: z.unknown() });

/** The text form: `{"type":"broadcast","event","payload"}`. */
export function readSpoken(payload: unknown): SpokenFrame | undefined {
  const read = Text.safeParse(payload);
  if (!read.success) return undefined;
  const said = read.data.payload ?? {};
  const size = Buffer.byteLength(JSON.stringify(said));
  const content = { kind: 'json', payload: said } as const;
  return { event: read.data.event, content, size, persist: false, ttl: undefined };
}

/** Kind 3: seven bytes of lengths, five names, and the payload to the end. */
export function readPush(bytes: Buffer): LiveFrame & { payload: SpokenFrame } {
  if (bytes.length < 7 || bytes[0] !== push) throw new RefusedFrame('An unknown kind of frame');
  const encoding = bytes[6];
  const lengths = [...bytes.subarray(1, 6)];
  const end = lengths.reduce((sum, length) => sum + length, 7);
  if (end > bytes.length) throw new RefusedFrame('A frame shorter than it says');
  let at = 7;
  const next = (): string => {
    const length = lengths.shift() ?? 0;
    at += length;
    return textOf(bytes.subarray(at - length, at));
  };
  const [joinRef, ref, topic, event, metadata] = [next(), next(), next(), next(), next()];
  const body = bytes.subarray(end);
  const keeping = kept(metadata === '' ? undefined : parseJson(metadata));
  const payload = { event, content: contentOf(encoding, body), size: body.length, ...keeping };
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload };
}

function contentOf(encoding: number | undefined, body: Buffer): SpokenFrame['content'] {
  if (encoding === rawBytes) return { kind: 'bytes', payload: body.toString('base64') };
  if (encoding === json) return { kind: 'json', payload: parseJson(textOf(body)) };
  throw new RefusedFrame('An unknown encoding');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new RefusedFrame('Not UTF-8');
  }
}

interface Delivery {
  topic: string;
  said: RoomMessage;
  meta?: Record<string, unknown>;
}

/** Nothing where this socket's serialiser has no form for it. */
export function writeBroadcast(
  version: ProtocolVersion,
  delivery: Delivery,
): string | Buffer | undefined {
  const { topic, said, meta } = delivery;
  if (version === '2.0.0') {
    const binary = writeDelivered(delivery);
    if (binary) return binary;
  }
  if (said.kind === 'bytes') return undefined;
  const payload = {
    type: 'broadcast',
    event: said.event,
    payload: said.payload,
    ...(meta && { meta }),
  };
  return writeText(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload });
}

/** Kind 4; nothing where a name is longer than one byte can say. */
function writeDelivered({ topic, said, meta }: Delivery): Buffer | undefined {
  const names = [topic, said.event, meta ? JSON.stringify(meta) : ''].map((name) =>
    Buffer.from(name),
  );
  if (names.some(({ length }) => length > mostName)) return undefined;
  const encoding = said.kind === 'json' ? json : rawBytes;
  const body =
    said.kind === 'json'
      ? Buffer.from(JSON.stringify(said.payload ?? {}))
      : Buffer.from(said.payload, 'base64');
  const head = Buffer.from([delivered, ...names.map(({ length }) => length), encoding]);
  return Buffer.concat([head, ...names, body]);
}
