import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { poster } from '#art/kit/poster.ts';
import { artVersion, renderArt } from '#art/render.ts';
import { readAssets } from '#tools/build/assets.ts';
import { compressBelow, compressFilesIn } from '#tools/build/compress.ts';
import { exists, removeFilesIn } from '#tools/build/files.ts';
import { cutFonts } from '#tools/build/fonts.ts';
import { teachAssistant } from '#tools/build/understanding.ts';
import { buildBootScript, buildBrowserCode, buildPageRenderer } from '#tools/build/web.ts';

/** The mark in its large cut, light on gulf; 64 units, of which the star takes 58. */
const drawing = new URL('icon.svg', import.meta.url);

interface Icon {
  file: string;
  size: number;
  /** The part of the edge that the mark takes; what is masked may lose a fifth on every side. */
  mark: number;
  /** Corners of our own; a device that cuts the icon to its shape wants none. */
  round: boolean;
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 0.78, round: true },
  { file: 'icon-512.png', size: 512, mark: 0.78, round: true },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.58, round: false },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.7, round: false },
];

const gulf = '#0F3B41';

/** Draws what a device shows when the site is put on its home screen. */
async function drawIcons(folder: string): Promise<void> {
  const mark = await readFile(drawing, 'utf8');
  await Promise.all(
    icons.map((icon) =>
      sharp(Buffer.from(onGround(mark, icon)))
        .png({ palette: true })
        .toFile(`${folder}/${icon.file}`),
    ),
  );
}

function onGround(mark: string, { size, mark: part, round }: Icon): string {
  const edge = size * part;
  const corner = round ? size * 0.094 : 0;
  const place = (size - edge) / 2;
  const nested = mark.replace(
    '<svg ',
    `<svg x="${place}" y="${place}" width="${edge}" height="${edge}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${gulf}"/>${nested}</svg>`;
}

type Log = (line: string) => void;

/** Fills dist: pictures, what the assistant has learnt, fonts, the browser's code, the page renderer, and the list of them all. */
export async function buildEverything(root: string, log: Log): Promise<void> {
  const dist = `${root}/dist`;
  await mkdir(`${dist}/web/art`, { recursive: true });
  const artVersion = await drawPictures(`${root}/seed`, `${dist}/web/art`, log);

  await teachAssistant(log);
  log('Building the web app…');
  await cutFonts(`${root}/node_modules`, `${dist}/fonts`);
  await drawInlineArt(`${dist}/inline`);
  await removeFilesIn(`${dist}/web`);
  await buildBrowserCode(root);
  await drawIcons(`${dist}/web`);
  const boot = await buildBootScript(root);
  await buildPageRenderer(root);

  log('Compressing…');
  await compressBelow(`${dist}/web/assets`);
  await compressFilesIn(`${dist}/web`);
  const assets = readAssets(root, boot);
  await writeFile(`${dist}/web-build.json`, JSON.stringify({ artVersion, assets }));
}

/** The picture of the error screen, which stands inside the script: it must need no network. */
async function drawInlineArt(folder: string): Promise<void> {
  const dhow = poster({ scene: 'dhow', time: 'dawn', seed: 'error' });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/error-print.svg`, dhow);
}

/**
 * Draws every picture into `<folder>/<version>` and gives the version. The folder gets its name only
 * when it is complete, so one that is there need not be drawn again.
 */
async function drawPictures(
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
