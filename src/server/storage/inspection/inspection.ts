import { StorageRefusal } from '#domain/storage/refusal.ts';
import { contentTypeOf, headSize } from '#server/storage/inspection/content-kind.ts';
import { tailSize } from '#server/storage/inspection/disguises.ts';

export interface Examined {
  type: string;
  /** The first bytes, as many as were looked at. */
  head: Buffer;
  /** The whole content, counted while it passes; its last bytes are shown when all of it has. */
  content(atEnd: (tail: Buffer) => void): AsyncIterable<Uint8Array>;
  /** How many bytes have passed. */
  size(): number;
  /** Lets go of what was not read. */
  close(): Promise<unknown>;
}

/** Looks at the beginning of a content and lets all of it pass, as long as it is not too large. */
export async function examine(
  incoming: AsyncIterable<Uint8Array>,
  { declared, most }: { declared: string | undefined; most: number },
): Promise<Examined> {
  const pieces = incoming[Symbol.asyncIterator]();
  const meter = metered(most);
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < headSize) {
    const { value, done } = await pieces.next();
    if (done) break;
    first.push(meter.note(value));
    length += value.byteLength;
  }
  const head = Buffer.concat(first).subarray(0, headSize);
  const content: Examined['content'] = async function* (atEnd) {
    yield* first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next())
      yield meter.note(next.value);
    atEnd(meter.tail());
  };
  const close = async () => pieces.return?.();
  return { type: await contentTypeOf(head, declared), head, content, size: meter.size, close };
}

/** Counts, and remembers the last bytes without copying any before they are asked for. */
function metered(most: number) {
  let size = 0;
  let [kept, length]: [Uint8Array[], number] = [[], 0];
  return {
    note: (piece: Uint8Array) => {
      size += piece.byteLength;
      if (size > most) throw new StorageRefusal('EntityTooLarge');
      kept.push(piece);
      length += piece.byteLength;
      while (kept[0] && length - kept[0].byteLength >= tailSize)
        length -= kept.shift()?.byteLength ?? 0;
      return piece;
    },
    size: () => size,
    tail: () => Buffer.concat(kept).subarray(-tailSize),
  };
}
