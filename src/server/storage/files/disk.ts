import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/database/secret-file.ts';
import { systemCode } from '#server/database/start-error.ts';
import {
  FileMissing,
  type Files,
  type KeptFile,
  readingThatCloses,
} from '#server/storage/files/files.ts';
import { type ByteSpan, storedRecord } from '#server/storage/seals/records.ts';
import { freeMemory } from '#server/storage/spent-memory.ts';

const beginnings = 'incoming';

/** Bytes that are written in one go: each write is a trip to another thread. */
const writeAtOnce = 256 * 1024;

/** In a folder of the house. A name's last letters are pure chance and spread the files. */
export function diskFiles(root: string): Files {
  const folderOf = (name: string) => path.join(root, name.slice(-2));
  const fileOf = (name: string) => path.join(folderOf(name), name);
  return {
    write: async (name, sealed) => {
      const part = path.join(root, beginnings, name);
      const [folder, file] = [folderOf(name), fileOf(name)];
      await Promise.all([makeFolder(path.dirname(part)), makeFolder(folder)]);
      try {
        await writeWhole(part, sealed);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    read: async (name, span) => {
      const handle = await openFile(fileOf(name));
      return readingThatCloses(readSpan(handle, span), () => handle.close());
    },
    remove: async (name) => {
      await rm(fileOf(name), { force: true });
      await rm(path.join(root, beginnings, name), { force: true });
    },
    list: () => listAll(root),
  };
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** On disk for good before it is called whole. */
async function writeWhole(part: string, sealed: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(part, 'wx', 0o600);
  try {
    await writeBehind(handle, sealed);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** While some of it goes to disk, more is being sealed. */
async function writeBehind(handle: FileHandle, sealed: AsyncIterable<Buffer>): Promise<void> {
  let [waiting, length]: [Buffer[], number] = [[], 0];
  let writing: Promise<unknown> = Promise.resolve();
  const write = async () => {
    await writing;
    writing = writeAll(handle, waiting);
    // Awaited a moment later; until then a failure is nobody's surprise.
    writing.catch(() => {});
    [waiting, length] = [[], 0];
  };
  try {
    for await (const piece of sealed) {
      waiting.push(piece);
      length += piece.length;
      if (length >= writeAtOnce) await write();
    }
    await write();
  } finally {
    await writing;
  }
}

async function writeAll(handle: FileHandle, pieces: Buffer[]): Promise<void> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const { bytesWritten } = await handle.writev(pieces);
  if (bytesWritten < length) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
  pieces.forEach(freeMemory);
}

const openFile = async (file: string): Promise<FileHandle> =>
  open(file, 'r').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') throw new FileMissing(path.basename(file));
    throw error;
  });

/** One record at a time, into two buffers by turns: while one is used the other is filled. */
async function* readSpan(handle: FileHandle, { from, to }: ByteSpan): AsyncGenerator<Buffer> {
  const length = Math.min(storedRecord, to - from);
  const [one, other] = [Buffer.allocUnsafeSlow(length), Buffer.allocUnsafeSlow(length)];
  const fill = (buffer: Buffer, at: number) => {
    const filling = handle.read(buffer, 0, Math.max(0, Math.min(length, to - at)), at);
    filling.catch(() => {}); // awaited a moment later
    return filling;
  };
  let next = fill(one, from);
  try {
    for (let [at, full, empty] = [from, one, other]; ; [full, empty] = [empty, full]) {
      const { bytesRead } = await next;
      if (bytesRead === 0) return;
      at += bytesRead;
      next = fill(empty, at);
      yield full.subarray(0, bytesRead);
    }
  } finally {
    await next.catch(() => {});
    await handle.close();
  }
}

async function* listAll(root: string): AsyncGenerator<KeptFile> {
  for (const folder of await namesIn(root))
    for (const name of await namesIn(path.join(root, folder))) {
      const found = await stat(path.join(root, folder, name)).catch(goneMeanwhile);
      // A beginning has the name its file would have had: removing takes both away.
      if (found?.isFile()) yield { name, changedAt: found.mtimeMs };
    }
}

const namesIn = async (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  });

const goneMeanwhile = (error: unknown) => {
  if (systemCode(error) === 'ENOENT') return undefined;
  throw error;
};
