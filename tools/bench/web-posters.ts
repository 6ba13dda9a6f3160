import { readFile } from 'node:fs/promises';
import { filesBelow } from '#tools/build/files.ts';
import { root } from '#tools/run.ts';

const web = `${root}dist/web`;
const limit = 5 * 1024;
/** Scenes that fill a window, and prints that become bitmaps before anybody sees them. */
const notPosters = /\/pages\/|\/hero\/\w+\.(wide|tall|ultrawide)|\.social\.svg$/;

/** What every poster weighs as the server sends it to a browser that knows brotli; true when all fit. */
export async function postersFit(house: string): Promise<boolean> {
  const { artVersion } = JSON.parse(await readFile(`${root}dist/web-build.json`, 'utf8'));
  const files = await filesBelow(`${web}/art/${artVersion}`);
  const posters = files.filter((file) => file.endsWith('.svg') && !notPosters.test(file));
  const sizes: { poster: string; bytes: number }[] = [];
  for (const file of posters) {
    const poster = file.slice(web.length);
    sizes.push({ poster, bytes: await wireBytes(house + poster) });
  }
  const heavy = sizes.filter(({ bytes }) => bytes >= limit);
  const heaviest = sizes.reduce((most, { bytes }) => Math.max(most, bytes), 0);
  const mean = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / sizes.length;
  console.log(
    `${sizes.length} posters: ${kilobytes(mean)} on average, ${kilobytes(heaviest)} at most (wanted under 5 KB)`,
  );
  for (const { poster, bytes } of heavy) console.log(`  too heavy: ${poster}, ${kilobytes(bytes)}`);
  return heavy.length === 0;
}

async function wireBytes(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (answer.headers.get('content-encoding') !== 'br')
    throw new Error(`${url} came without brotli.`);
  return Number(answer.headers.get('content-length'));
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
