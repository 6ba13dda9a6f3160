import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of one folder, in a stable order. */
export const filesIn = (folder: string): Promise<string[]> => list(folder, false);

/** Every file below a folder, in a stable order. */
export const filesBelow = (folder: string): Promise<string[]> => list(folder, true);

/** Empties one folder of its files: what was built from a source that is gone must go too. */
export async function removeFilesIn(folder: string): Promise<void> {
  await Promise.all((await filesIn(folder)).map((file) => rm(file)));
}

async function list(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
