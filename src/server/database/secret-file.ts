import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '#server/database/start-error.ts';

/** Reads a password of the data folder, or makes one and puts it safely on disk first. */
export async function readOrMakeSecret(root: string, name: string): Promise<string> {
  try {
    return await readSecret(root, name);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(24).toString('base64url');
  await writeSafely(path.join(root, name), secret);
  return secret;
}

const readSecret = async (root: string, name: string): Promise<string> =>
  (await readFile(path.join(root, name), 'utf8')).trim();

/** Under another name first: after a power cut the file is either absent or whole. */
async function writeSafely(file: string, text: string): Promise<void> {
  const part = await open(`${file}.part`, 'w', 0o600);
  try {
    await part.writeFile(`${text}\n`);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
  await syncFolder(path.dirname(file));
}

/** Makes new names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
