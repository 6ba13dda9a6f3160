import type { Readable } from 'node:stream';
import type { Span } from '#server/storage/records.ts';

/** A file that lies in the store, or the beginning of one that never became whole. */
export interface KeptFile {
  name: string;
  /** Milliseconds since 1970 at which it was last written to. */
  changedAt: number;
}

/** Where sealed bytes lie, known by names the house makes up. A file is never written twice. */
export interface Files {
  /** All or nothing: the name is there when every byte will survive a power cut. */
  write(name: string, sealed: AsyncIterable<Buffer>): Promise<void>;
  read(name: string, span: Span): Promise<Readable>;
  /** One that is not there is as good as removed. */
  remove(name: string): Promise<void>;
  /** Everything, beginnings included. */
  list(): AsyncIterable<KeptFile>;
}

/** A row speaks of a file that the store does not have. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
