import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of one folder, in a stable order. */
export function filesIn(folder: string): Promise<string[]> {
  return list(folder, false);
}

/** Every file below a folder, in a stable order. */
export function filesBelow(folder: string): Promise<string[]> {
  return list(folder, true);
}

async function list(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
