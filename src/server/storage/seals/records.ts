/** How a file lies in the store: one sealed record after the other, and a seal that ends it. */
import type { FileRange } from '#domain/storage/ranges.ts';

/** Bytes of content in every record but the last; small enough for a range, large enough for pace. */
export const recordSize = 256 * 1024;

export const tagSize = 16;

/** What a whole record takes in the store. */
export const storedRecord = recordSize + tagSize;

/** Bytes of the stored file, the first one included and the second not. */
export interface ByteSpan {
  from: number;
  to: number;
}

export const recordCount = (size: number) => Math.ceil(size / recordSize);

/** The end is a seal without content: an empty file too must be proved whole. */
export const sealedSize = (size: number) => size + (recordCount(size) + 1) * tagSize;

interface RecordSpan {
  /** The records that hold a range, by number; the end counts as one more. */
  first: number;
  last: number;
  /** Where they lie in the stored file. */
  stored: ByteSpan;
}

export function recordsOf(size: number, range: FileRange): RecordSpan {
  const end = recordCount(size);
  const first = Math.min(end, Math.floor(range.first / recordSize));
  // Whoever reads to the last byte learns whether it is the last.
  const last = range.last >= size - 1 ? end : Math.floor(range.last / recordSize);
  const to = last === end ? sealedSize(size) : (last + 1) * storedRecord;
  return { first, last, stored: { from: first * storedRecord, to } };
}

/** How many bytes of content a record holds; none is in the end. */
export const lengthOf = (record: number, size: number): number =>
  Math.max(0, Math.min(recordSize, size - record * recordSize));
