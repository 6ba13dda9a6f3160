import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/database/secret-file.ts';
import { systemCode } from '#server/database/start-error.ts';
import { FileMissing, type Files, type KeptFile } from '#server/storage/files.ts';
import { type Span, storedRecord } from '#server/storage/records.ts';

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
    read: (name, span) => readSpan(fileOf(name), span),
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
    writing = handle.writeFile(Buffer.concat(waiting));
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

async function readSpan(file: string, { from, to }: Span) {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') throw new FileMissing(path.basename(file));
    throw error;
  });
  // One record at a time, so that none has to be put together from two pieces.
  return handle.createReadStream({ start: from, end: to - 1, highWaterMark: storedRecord });
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
