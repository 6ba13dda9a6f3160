import { StorageRefusal } from '#domain/storage-refusal.ts';
import { headSize, kindOf } from '#server/storage/content-kind.ts';
import { tailSize } from '#server/storage/disguises.ts';

export interface Examined {
  type: string;
  /** The first bytes, as many as were looked at. */
  head: Buffer;
  /** The whole content, which is counted while it passes. */
  content: AsyncIterable<Buffer>;
  /** What has passed, once all of it has. */
  passed(): { size: number; tail: Buffer };
}

/** Looks at the beginning of a content and lets all of it pass, as long as it is not too large. */
export async function examine(
  incoming: AsyncIterable<Uint8Array>,
  { declared, most }: { declared: string | undefined; most: number },
): Promise<Examined> {
  const pieces = counted(incoming, most);
  const first: Buffer[] = [];
  let length = 0;
  while (length < headSize) {
    const { value, done } = await pieces.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const head = Buffer.concat(first).subarray(0, headSize);
  const meter = tailMeter();
  const content = (async function* () {
    for (const piece of first) yield meter.note(piece);
    for await (const piece of pieces) yield meter.note(piece);
  })();
  return { type: await kindOf(head, declared), head, content, passed: meter.read };
}

async function* counted(
  incoming: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Buffer, void> {
  let size = 0;
  for await (const piece of incoming) {
    size += piece.byteLength;
    if (size > most) throw new StorageRefusal('EntityTooLarge');
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
}

/** Counts, and remembers the last bytes without copying any before they are asked for. */
function tailMeter() {
  let size = 0;
  let [kept, length]: [Buffer[], number] = [[], 0];
  return {
    note: (piece: Buffer) => {
      size += piece.length;
      kept.push(piece);
      length += piece.length;
      while (kept[0] && length - kept[0].length >= tailSize) length -= kept.shift()?.length ?? 0;
      return piece;
    },
    read: () => ({ size, tail: Buffer.concat(kept).subarray(-tailSize) }),
  };
}
