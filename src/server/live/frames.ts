/** Frames as both serialisers write them; see the protocol's section on messages. */
import { z } from 'zod';
import { excessInText, excessWords } from '#server/platform/requests/body-shape.ts';

export const versions = ['1.0.0', '2.0.0'] as const;
export type ProtocolVersion = (typeof versions)[number];

export interface LiveFrame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** Close codes of RFC 6455. */
const malformed = 1007;
export const tooMuch = 1008;

/** Not a message of the protocol, or more than anybody may say; whoever sent it is told so and let go. */
export class RefusedFrame extends Error {
  override readonly name = 'RefusedFrame';
  readonly code: number;

  constructor(message: string, code = malformed) {
    super(message);
    this.code = code;
  }
}

/** Copied verbatim into replies; a counter of the client's, so it is short. */
const Ref = z
  .string()
  .max(255)
  .nullish()
  .transform((ref) => ref ?? null);
const Word = z.string().max(1024);

const asObject = z
  .object({ join_ref: Ref, ref: Ref, topic: Word, event: Word, payload: z.unknown() })
  .transform(({ join_ref: joinRef, ...rest }): LiveFrame => ({ ...rest, joinRef }));
const asArray = z
  .tuple([Ref, Ref, Word, Word, z.unknown()])
  .transform(([joinRef, ref, topic, event, payload]): LiveFrame => {
    return { joinRef, ref, topic, event, payload };
  });

const shapes: Record<ProtocolVersion, z.ZodType<LiveFrame>> = {
  '1.0.0': asObject,
  '2.0.0': asArray,
};

export function readText(version: ProtocolVersion, text: string): LiveFrame {
  const read = shapes[version].safeParse(parseJson(text));
  if (!read.success) throw new RefusedFrame('Not a message of this protocol');
  return read.data;
}

export function writeText(version: ProtocolVersion, frame: LiveFrame): string {
  const { joinRef, ref, topic, event, payload } = frame;
  if (version === '1.0.0') return JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** Bounded before it is read, as every body is: to read the worst megabyte takes a tenth of a second. */
export function parseJson(text: string): unknown {
  const excess = excessInText(text);
  if (excess) throw new RefusedFrame(excessWords[excess], tooMuch);
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedFrame('Not JSON');
  }
}
