import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { artVersion, renderArt } from '#art/render.ts';
import { compressBelow } from '#tools/build/compress.ts';
import { exists } from '#tools/build/files.ts';

/**
 * Draws every picture into `<folder>/<version>` and gives the version. The folder gets its name only
 * when it is complete, so one that is there need not be drawn again.
 */
export async function drawPictures(
  seedDir: string,
  folder: string,
  log: (line: string) => void,
): Promise<string> {
  const version = await artVersion(seedDir);
  const finished = join(folder, version);
  if (!(await exists(finished))) {
    log('Drawing pictures…');
    const unfinished = join(folder, `unfinished-${version}`);
    await rm(unfinished, { recursive: true, force: true });
    await renderArt({ seedDir, outDir: unfinished });
    await compressBelow(unfinished);
    await rename(unfinished, finished);
  }
  await removeOthers(folder, version);
  return version;
}

async function removeOthers(folder: string, version: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
