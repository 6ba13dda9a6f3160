// npm run bench:web: the public pages in Lighthouse's mobile setting, the bytes they take, and what Today takes.
// One page of every template; `-- --all` every page, `-- /faq /team` those pages alone.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { startProduct } from '#tools/bench/house.ts';
import { type Audit, audit, categories } from '#tools/bench/web-audit.ts';
import { pagesByTemplate } from '#tools/bench/web-pages.ts';
import { todayFits } from '#tools/bench/web-today.ts';
import { filesBelow } from '#tools/build/files.ts';
import { buildIfStale } from '#tools/build.ts';
import { root } from '#tools/run.ts';
import { ensureChromium } from '#tools/test/chromium.ts';

const web = `${root}dist/web`;
const limit = 5 * 1024;
/** Scenes that fill a window, and prints that become bitmaps before anybody sees them. */
const notPosters = /\/pages\/|\/hero\/\w+\.(wide|tall|tablet|ultrawide)|\.social\.svg$/;

/** What every poster weighs as the server sends it to a browser that knows brotli; true when all fit. */
async function postersFit(house: string): Promise<boolean> {
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

const wanted = [97, 100, 100, 100];
const landing = { path: '/', runs: 5 };
const others = { runs: 3 };
const scriptBudget = 95;
const referenceScripts = 140;

/** Gzip of every script the document names: what a browser runs before anybody touches the page. */
async function scriptKilobytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const names = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name));
  const sizes = await Promise.all(
    [...names].map(
      async (name) => gzipSync(await readFile(`${root}dist/web${name}`), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function chosenPaths(house: string): Promise<string[]> {
  const asked = process.argv.slice(2).filter((one) => one.startsWith('/'));
  if (asked.length > 0) return asked;
  const templates = [...(await pagesByTemplate(house)).values()];
  if (process.argv.includes('--all')) return templates.flat();
  return templates.flatMap((alike) => alike[0] ?? []);
}

/** True when every median is what is wanted. */
function judge(path: string, { scores, lcp, bytes }: Audit): boolean {
  const good = scores.every((score, place) => score >= (wanted[place] ?? 100));
  console.log(
    `${good ? 'good' : 'SHORT'}  ${path}  ${scores.join(' / ')} (wanted ${wanted.join(' / ')})  LCP ${Math.round(lcp)} ms, ${Math.round(bytes / 1024)} KB over the wire`,
  );
  return good;
}

async function scriptsFit(url: string): Promise<boolean> {
  const scripts = await scriptKilobytes(url);
  console.log(
    `JavaScript before interaction: ${scripts.toFixed(1)} KB gzip (wanted at most ${scriptBudget}; a Next.js page of this kind: ${referenceScripts} KB)`,
  );
  return scripts <= scriptBudget;
}

await buildIfStale({ log: console.log });
const chromePath = await ensureChromium();
const product = await startProduct();
const verdicts: boolean[] = [];
try {
  const paths = await chosenPaths(product.url);
  console.log(`${paths.length} pages; ${categories.join(' / ')}`);
  for (const path of paths) {
    const isLanding = path === landing.path;
    const { runs } = isLanding ? landing : others;
    console.log(path);
    const result = await audit({ url: product.url + path, runs, chromePath });
    verdicts.push(judge(path, result));
    if (isLanding) verdicts.push(await scriptsFit(product.url + path));
  }
  verdicts.push(await postersFit(product.url));
  verdicts.push(await todayFits(product.url, chromePath));
} finally {
  await product.stop();
}
process.exit(verdicts.every(Boolean) ? 0 : 1);
