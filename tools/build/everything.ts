import { mkdir, writeFile } from 'node:fs/promises';
import { readAssets } from '#tools/build/assets.ts';
import { compressBelow, compressFilesIn } from '#tools/build/compress.ts';
import { removeFilesIn } from '#tools/build/files.ts';
import { cutFonts } from '#tools/build/fonts.ts';
import { drawIcons } from '#tools/build/icons.ts';
import { drawInlineArt } from '#tools/build/inline-art.ts';
import { drawPictures } from '#tools/build/pictures.ts';
import { buildBootScript, buildBrowserCode, buildPageRenderer } from '#tools/build/web.ts';

type Log = (line: string) => void;

/** Fills dist: pictures, fonts, the browser's code, the page renderer, and the list of them all. */
export async function buildEverything(root: string, log: Log): Promise<void> {
  const dist = `${root}/dist`;
  await mkdir(`${dist}/web/art`, { recursive: true });
  const artVersion = await drawPictures(`${root}/seed`, `${dist}/web/art`, log);

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
