/**
 * AES-256-GCM over a stream, record by record. Each file has a key of its own, drawn from its owner's
 * key and the file's name, so a nonce can simply count: no two records of a key share one. The nonce
 * holds the record's number and whether it is the last, so none can be left out, moved, or put in from
 * another file without its tag failing.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { ByteRange } from '#domain/storage-ranges.ts';
import { lengthOf, recordCount, recordSize, recordsOf, tagSize } from '#server/storage/records.ts';

const algorithm = 'aes-256-gcm';
const keySize = 32;
const nonceSize = 12;

/** A stored file that is not what was written: cut, changed, or another one. */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
}

/** The key of one file, known by the name it has in the store. */
export function fileKey(dataKey: Buffer, name: string): Buffer {
  const info = `rihla file 1 ${name}`;
  return Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), info, keySize));
}

function nonce(record: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(nonceSize);
  bytes.writeUInt8(isLast ? 1 : 0, 0);
  bytes.writeUIntBE(record, nonceSize - 6, 6);
  return bytes;
}

function sealRecord(key: Buffer, record: number, pieces: Buffer[], isLast: boolean): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce(record, isLast));
  const sealed = pieces.map((piece) => cipher.update(piece));
  sealed.push(cipher.final(), cipher.getAuthTag());
  return Buffer.concat(sealed);
}

function openRecord(key: Buffer, record: number, sealed: Buffer, isLast: boolean): Buffer {
  const decipher = createDecipheriv(algorithm, key, nonce(record, isLast));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagSize));
  const content = decipher.update(sealed.subarray(0, sealed.length - tagSize));
  try {
    decipher.final();
  } catch {
    throw new BrokenSeal(`Record ${record} is not what was written.`);
  }
  return content;
}

/** Seals a content of any length, however it comes cut into pieces. */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  let record = 0;
  for await (const piece of content) {
    let rest = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    // Only with more behind it is a full record known not to be the last.
    while (length + rest.length > recordSize) {
      const taken = recordSize - length;
      yield sealRecord(key, record, [...waiting, rest.subarray(0, taken)], false);
      rest = rest.subarray(taken);
      [waiting, length, record] = [[], 0, record + 1];
    }
    waiting.push(rest);
    length += rest.length;
  }
  yield sealRecord(key, record, waiting, true);
}

export interface Sealed {
  key: Buffer;
  /** How long the content is, as it was counted when it was written. */
  size: number;
}

/** What a range of the content was, from the stored bytes of the records that hold it. */
export async function* unseal(
  stored: AsyncIterable<Uint8Array>,
  { key, size }: Sealed,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  const { first, last } = recordsOf(size, range);
  const end = recordCount(size) - 1;
  let record = first;
  for await (const sealed of inRecords(stored, { first, last }, size)) {
    const content = openRecord(key, record, sealed, record === end);
    const start = record * recordSize;
    yield content.subarray(
      Math.max(0, range.first - start),
      Math.min(content.length, range.last + 1 - start),
    );
    record += 1;
  }
  if (record !== last + 1) throw new BrokenSeal('The file ends too early.');
}

/** Cuts what comes in any pieces into whole sealed records. */
async function* inRecords(
  stored: AsyncIterable<Uint8Array>,
  { first, last }: { first: number; last: number },
  size: number,
): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  let record = first;
  for await (const piece of stored) {
    waiting.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    length += piece.byteLength;
    while (record <= last && length >= lengthOf(record, size) + tagSize) {
      const wanted = lengthOf(record, size) + tagSize;
      const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
      yield all.subarray(0, wanted);
      [waiting, length, record] = [[all.subarray(wanted)], length - wanted, record + 1];
    }
  }
}
