/**
 * Memory outside of V8 waits for a collector that sees none of its weight: tens of megabytes while
 * twenty clients fetch their papers. What has been used is given back at once instead.
 */

/** Only where a piece has its memory to itself: small ones share theirs. */
export function freeMemory({ buffer, byteLength }: Buffer): void {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isOwn && byteLength >= Buffer.poolSize) buffer.transfer(0);
}

/**
 * Hands pieces on and frees each when it has left the house: pieces leave in their order, so one is
 * gone when all that still waits on the way, in bytes, came after it.
 */
export async function* freedWhenSent(
  pieces: AsyncIterable<Buffer>,
  waiting: () => number,
): AsyncGenerator<Buffer> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    kept.push(piece);
    length += piece.length;
    yield piece;
    for (let [first] = kept; first && length - first.length >= waiting(); [first] = kept) {
      kept.shift();
      length -= first.length;
      freeMemory(first);
    }
  }
}
