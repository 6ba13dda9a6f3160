import { statfs } from 'node:fs/promises';
import { StartError } from '#server/database/start-error.ts';

const mebibyte = 1024 * 1024;

/** An empty cluster takes 39 MiB; the log of changes needs room to grow beside it. */
export const leastSpace = 150 * mebibyte;

/** Bytes that this process may still write on the disk that holds a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** For people who watch; undefined where the folder is not made yet, as with a database elsewhere. */
export const freeMebibytes = async (folder: string): Promise<number | undefined> =>
  freeSpace(folder).then(
    (bytes) => Math.floor(bytes / mebibyte),
    () => undefined,
  );

/** One sentence when space is short, nothing otherwise. */
export async function shortOfSpace(folder: string): Promise<string | undefined> {
  const free = await freeSpace(folder);
  if (free >= leastSpace) return undefined;
  const [left, wanted] = [free, leastSpace].map((bytes) => Math.floor(bytes / mebibyte));
  return `Only ${left} MiB are free on the disk of ${folder}; the database needs ${wanted} MiB.`;
}

/** A new database is not begun on a full disk. An existing one still is: it can be read. */
export async function requireSpace(folder: string): Promise<void> {
  const sentence = await shortOfSpace(folder);
  if (sentence) throw new StartError('not_enough_space', sentence);
}
