/** Keys of a house that was given none: a file beside its data that only it can read. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/database/secret-file.ts';
import { systemCode } from '#server/database/start-error.ts';
import { type MasterKey, masterKeyIn } from '#server/platform/config/storage.ts';
import { newId } from '#server/platform/ids.ts';

/** Wraps the keys of clients' files. */
export const storageKeyFileIn = (dataDir: string) => path.join(dataDir, 'storage-keys');

/** Seals the secrets that lie in the database. */
export const secretKeyFileIn = (dataDir: string) => path.join(dataDir, 'secret-keys');

export const newMasterKey = (): MasterKey => ({ id: newId(), key: randomBytes(32) });

/** One key a line, as in the configuration; the first one is in use. */
export async function readKeyFile(file: string): Promise<MasterKey[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const key = masterKeyIn(line.trim());
    // The line itself is a secret and is not shown.
    if (!key) throw new Error(`${file} has a line that is no key.`);
    return key;
  });
}

/** Of several processes that start at once, one makes the file and all read it. */
export async function readOrMakeKeyFile(file: string): Promise<MasterKey[]> {
  try {
    return await readKeyFile(file);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  const part = await writePart(file, [newMasterKey()]);
  try {
    // Unlike a rename, a link never replaces a file that is there already.
    await link(part, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(part, { force: true });
  }
  return readKeyFile(file);
}

export async function replaceKeyFile(file: string, keys: MasterKey[]): Promise<void> {
  await rename(await writePart(file, keys), file);
  await syncFolder(path.dirname(file));
}

async function writePart(file: string, keys: MasterKey[]): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const name = `${file}.${newId()}.part`;
  const part = await open(name, 'wx', 0o600);
  try {
    for (const { id, key } of keys) await part.writeFile(`${id}:${key.toString('base64url')}\n`);
    await part.sync();
  } finally {
    await part.close();
  }
  return name;
}
