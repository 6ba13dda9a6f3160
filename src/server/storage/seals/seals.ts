/**
 * AES-256-GCM over a stream, record by record. Each file has a key of its own, drawn from its owner's
 * key and the file's name, so a nonce can simply count: no two records of a key share one. The nonce
 * holds the record's number and whether it is the end, so none can be left out, moved, or put in from
 * another file without its tag failing.
 */
import { type CipherGCM, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { FileRange } from '#domain/storage/ranges.ts';
import {
  lengthOf,
  recordCount,
  recordSize,
  recordsOf,
  tagSize,
} from '#server/storage/seals/records.ts';

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

function nonce(record: number, isEnd: boolean): Buffer {
  const bytes = Buffer.alloc(nonceSize);
  bytes.writeUInt8(isEnd ? 1 : 0, 0);
  bytes.writeUIntBE(record, nonceSize - 6, 6);
  return bytes;
}

const cipherFor = (key: Buffer, record: number, isEnd: boolean) =>
  createCipheriv(algorithm, key, nonce(record, isEnd));

function tagOf(cipher: CipherGCM): Buffer {
  cipher.final();
  return cipher.getAuthTag();
}

/** Seals a content of any length, however it comes cut into pieces. */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  let [record, length] = [0, 0];
  let cipher = cipherFor(key, 0, false);
  for await (const piece of content) {
    for (let rest = piece; rest.byteLength > 0; ) {
      const part = rest.subarray(0, recordSize - length);
      yield cipher.update(part);
      length += part.byteLength;
      rest = rest.subarray(part.byteLength);
      if (length < recordSize) continue;
      yield tagOf(cipher);
      [record, length] = [record + 1, 0];
      cipher = cipherFor(key, record, false);
    }
  }
  if (length > 0) yield tagOf(cipher);
  yield tagOf(cipherFor(key, length > 0 ? record + 1 : record, true));
}

function openRecord(key: Buffer, record: number, sealed: Buffer, isEnd: boolean): Buffer {
  const decipher = createDecipheriv(algorithm, key, nonce(record, isEnd));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagSize));
  const content = decipher.update(sealed.subarray(0, sealed.length - tagSize));
  try {
    decipher.final();
  } catch {
    throw new BrokenSeal(`Record ${record} is not what was written.`);
  }
  return content;
}

interface Sealed {
  key: Buffer;
  /** How long the content is, as it was counted when it was written. */
  size: number;
}

/** What a range of the content was, from the stored bytes of the records that hold it. */
export async function* unseal(
  stored: AsyncIterable<Uint8Array>,
  { key, size }: Sealed,
  range: FileRange,
): AsyncGenerator<Buffer> {
  const { first, last } = recordsOf(size, range);
  const end = recordCount(size);
  let record = first;
  for await (const sealed of inRecords(stored, { first, last }, size)) {
    const content = openRecord(key, record, sealed, record === end);
    const start = record * recordSize;
    record += 1;
    if (content.length === 0) continue;
    yield content.subarray(
      Math.max(0, range.first - start),
      Math.min(content.length, range.last + 1 - start),
    );
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
