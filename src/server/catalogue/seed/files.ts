import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type TextsName, textsNames } from '#contract/catalogue/names.ts';

/** Raise it when the same files shall be written to the database in another form. */
const format = 1;

export const seedFolder = new URL('../../../../seed/', import.meta.url);

export interface SeedFiles {
  /** Over all files: while it is the same, there is nothing to seed. */
  hash: string;
  contents: { name: TextsName; bytes: Buffer }[];
}

export async function readSeedFiles(folder = seedFolder): Promise<SeedFiles> {
  const contents = await Promise.all(
    textsNames.map(async (name) => ({
      name,
      bytes: await readFile(new URL(`${name}.json`, folder)),
    })),
  );
  const hash = createHash('sha256').update(`format ${format}`);
  for (const { bytes } of contents) hash.update(bytes);
  return { hash: hash.digest('base64url'), contents };
}
