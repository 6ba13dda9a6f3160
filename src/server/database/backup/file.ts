import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { syncFolder } from '#server/database/secret-file.ts';

/**
 * A backup is a compressed row of parts, each with a line that says what it is and how long:
 * `header`, then per table a `table` and its `rows` in PostgreSQL's COPY text, then `jobs`, then per
 * stored file a `file` and its `bytes`, and `end`. Whoever has only the file can still read it with zcat.
 */
export interface Part {
  kind: 'header' | 'table' | 'rows' | 'jobs' | 'file' | 'bytes' | 'end';
  body: Buffer;
}

export const Header = z.object({
  format: z.literal('rihla backup'),
  version: z.literal(1),
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they can be loaded. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.infer<typeof Header>;

/** Comes last, so a file that was cut off has none. */
export const End = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
});
export type End = z.infer<typeof End>;

/** A file that is no whole backup, as one sentence. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

export const jsonPart = (kind: Part['kind'], value: unknown): Part => ({
  kind,
  body: Buffer.from(JSON.stringify(value)),
});

/**
 * Under another name first and only for our eyes: the file is there when it is whole and on disk.
 */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(frames(parts)), createGzip(), target);
    await rename(unfinished, file);
    await syncFolder(path.dirname(path.resolve(file)));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* frames(parts: AsyncIterable<Part>) {
  for await (const { kind, body } of parts) yield* [`${kind} ${body.length}\n`, body, '\n'];
}

export async function* readBackup(file: string): AsyncGenerator<Part> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip({ chunkSize: 256 * 1024 }));
  source.on('error', (error) => text.destroy(error));
  try {
    yield* partsOf(text);
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw new BackupFileError(`${file} is not a whole backup.`);
  }
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));

const kinds = z.enum(['header', 'table', 'rows', 'jobs', 'file', 'bytes', 'end']);

async function* partsOf(text: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let waiting: Buffer[] = [];
  let missing = 0;
  for await (const chunk of text) {
    waiting.push(chunk);
    missing -= chunk.length;
    if (missing > 0) continue;
    let rest = Buffer.concat(waiting);
    for (let next = firstPart(rest); next.part; next = firstPart(rest)) {
      yield next.part;
      rest = rest.subarray(next.length);
    }
    missing = firstPart(rest).length - rest.length;
    waiting = [rest];
  }
  if (waiting.some(({ length }) => length > 0))
    throw new BackupFileError('The backup ends in the middle of a part.');
}

/** The part a text begins with, absent while some of its `length` bytes are still to come. */
function firstPart(text: Buffer): { part?: Part; length: number } {
  const start = text.indexOf('\n') + 1;
  if (start === 0) return { length: text.length + 1 };
  const [kind, size] = text.toString('utf8', 0, start - 1).split(' ');
  const known = kinds.safeParse(kind);
  if (!known.success) throw new BackupFileError('This is not a backup of Rihla.');
  const length = start + Number(size) + 1;
  if (text.length < length) return { length };
  return { part: { kind: known.data, body: text.subarray(start, length - 1) }, length };
}
