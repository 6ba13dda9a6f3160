/** How a file lies in the store: one record after the other, each sealed for itself. */
import type { ByteRange } from '#domain/storage-ranges.ts';

/** Bytes of content in every record but the last; small enough for a range, large enough for pace. */
export const recordSize = 64 * 1024;

export const tagSize = 16;

/** Bytes of the stored file, the first one included and the second not. */
export interface Span {
  from: number;
  to: number;
}

/** An empty content is one empty record: it too must be proved whole. */
export const recordCount = (size: number) => Math.max(1, Math.ceil(size / recordSize));

export const sealedSize = (size: number) => size + recordCount(size) * tagSize;

export interface RecordSpan {
  /** The records that hold a range, by number. */
  first: number;
  last: number;
  /** Where they lie in the stored file. */
  stored: Span;
}

export function recordsOf(size: number, range: ByteRange): RecordSpan {
  const first = Math.floor(range.first / recordSize);
  const last = Math.floor(Math.max(range.first, range.last) / recordSize);
  const from = first * (recordSize + tagSize);
  const to = Math.min((last + 1) * (recordSize + tagSize), sealedSize(size));
  return { first, last, stored: { from, to } };
}

/** How many bytes of content a record holds. */
export function lengthOf(record: number, size: number): number {
  return Math.min(recordSize, size - record * recordSize);
}
