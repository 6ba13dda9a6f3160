import { mkdir, writeFile } from 'node:fs/promises';
import { poster } from '#art/kit/poster.ts';

/** The picture of the error screen, which stands inside the script: it must need no network. */
export async function drawInlineArt(folder: string): Promise<void> {
  const dhow = poster({ scene: 'dhow', time: 'dawn', seed: 'error' });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/error-print.svg`, dhow);
}
