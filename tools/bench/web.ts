// npm run bench:web: the public pages in Lighthouse's mobile setting, and the bytes they take.
// One page of every template; `-- --all` every page, `-- /faq /team` those pages alone.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { startProduct } from '#tools/bench/house.ts';
import { type Audit, audit, categories } from '#tools/bench/web-audit.ts';
import { pagesByTemplate } from '#tools/bench/web-pages.ts';
import { postersFit } from '#tools/bench/web-posters.ts';
import { buildIfStale } from '#tools/build.ts';
import { root } from '#tools/run.ts';
import { ensureChromium } from '#tools/test/chromium.ts';

const landing = { path: '/', runs: 5, wanted: [100, 100, 100, 100] };
const others = { runs: 3, wanted: [95, 100, 100, 100] };
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
function judge(path: string, { scores, lcp, bytes }: Audit, wanted: number[]): boolean {
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
    const { runs, wanted } = isLanding ? landing : others;
    console.log(path);
    const result = await audit({ url: product.url + path, runs, chromePath });
    verdicts.push(judge(path, result, wanted));
    if (isLanding) verdicts.push(await scriptsFit(product.url + path));
  }
  verdicts.push(await postersFit(product.url));
} finally {
  await product.stop();
}
process.exit(verdicts.every(Boolean) ? 0 : 1);
