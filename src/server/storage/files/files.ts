import type { ByteSpan } from '#server/storage/seals/records.ts';

/** A file that lies in the store, or the beginning of one that never became whole. */
export interface KeptFile {
  name: string;
  /** Milliseconds since 1970 at which it was last written to. */
  changedAt: number;
}

/**
 * Where sealed bytes lie, known by names the house makes up. A file is never written twice, and the
 * pieces that are to be written are given away with it.
 */
export interface Files {
  /** All or nothing: the name is there when every byte will survive a power cut. */
  write(name: string, sealed: AsyncIterable<Buffer>): Promise<void>;
  /** Whoever opens it reads or returns it. A piece is good until the next one is asked for. */
  read(name: string, span: ByteSpan): Promise<Reading>;
  /** One that is not there is as good as removed. */
  remove(name: string): Promise<void>;
  /** Everything, beginnings included. */
  list(): AsyncIterable<KeptFile>;
}

/** A row speaks of a file that the store does not have. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

interface Reading extends AsyncIterable<Buffer> {
  next(): Promise<IteratorResult<Buffer, unknown>>;
  return(): Promise<IteratorResult<Buffer, unknown>>;
}

/** Closes what was opened also when nobody ever began to read: a generator alone would not. */
export function readingThatCloses(
  pieces: AsyncGenerator<Buffer, unknown>,
  close: () => unknown,
): Reading {
  const opened: Reading = {
    next: () => pieces.next(),
    return: async () => {
      const ended = await pieces.return(undefined);
      await close();
      return ended;
    },
    [Symbol.asyncIterator]: () => opened,
  };
  return opened;
}
