/**
 * Says whether the build in dist still belongs to the sources. The stamp is removed before a build
 * begins and written after everything else, so a build that was killed never looks fresh.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampFile = 'dist/build-stamp';
const folders = [
  'src/web',
  'src/contract',
  'src/domain',
  'art',
  'seed',
  'tools/build',
  'src/server/assistant/understand',
];
const files = ['vite.config.ts', 'tools/build.ts', 'package-lock.json'];
const tests = /\.(test|e2e)\.ts$/;

/** A hash of everything that goes into the build; read in one go, because every start asks. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of [...files, ...folders.flatMap((folder) => sourcesBelow(root, folder))]) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

const sourcesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !tests.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

export function readStamp(root: string): string | undefined {
  try {
    return readFileSync(join(root, stampFile), 'utf8');
  } catch {
    // No stamp means no finished build; the caller then builds.
    return undefined;
  }
}

export function removeStamp(root: string): void {
  rmSync(join(root, stampFile), { force: true });
}

export function writeStamp(root: string, hash: string): void {
  writeFileSync(join(root, stampFile), hash);
}
