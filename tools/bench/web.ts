// npm run bench:web: the landing page in Lighthouse's mobile setting, and the bytes it takes.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { median, startProduct } from '#tools/bench/house.ts';
import { buildIfStale } from '#tools/build.ts';
import { root } from '#tools/run.ts';
import { ensureChromium } from '#tools/test/chromium.ts';

const runs = 5;
const scriptBudget = 95;
const referenceScripts = 140;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function audit(url: string, chromePath: string): Promise<RunnerResult['lhr']> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave no result.');
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

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

const numeric = (lhr: RunnerResult['lhr'], name: string) =>
  lhr.audits[name]?.numericValue ?? Number.NaN;

await buildIfStale({ log: console.log });
const chromium = await ensureChromium();
const product = await startProduct();
const results: RunnerResult['lhr'][] = [];
for (let run = 1; run <= runs; run += 1) {
  const lhr = await audit(product.url, chromium);
  results.push(lhr);
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const [lcp, fcp, tbt] = [
    'largest-contentful-paint',
    'first-contentful-paint',
    'total-blocking-time',
  ].map((name) => Math.round(numeric(lhr, name)));
  console.log(`run ${run}: ${scores.join(' / ')}  FCP ${fcp} ms, LCP ${lcp} ms, TBT ${tbt} ms`);
}
const scripts = await scriptKilobytes(product.url);
await product.stop();

const medians = categories.map((name) =>
  Math.round(median(results.map((lhr) => lhr.categories[name]?.score ?? 0)) * 100),
);
const bytes = median(results.map((lhr) => numeric(lhr, 'total-byte-weight')));
const lcp = median(results.map((lhr) => numeric(lhr, 'largest-contentful-paint')));
console.log(`median: ${medians.join(' / ')} (wanted 100 / 100 / 100 / 100)`);
console.log(`LCP ${Math.round(lcp)} ms, total ${Math.round(bytes / 1024)} KB over the wire`);
console.log(
  `JavaScript before interaction: ${scripts.toFixed(1)} KB gzip (wanted at most ${scriptBudget}; a Next.js page of this kind: ${referenceScripts} KB)`,
);
process.exit(medians.every((score) => score === 100) && scripts <= scriptBudget ? 0 : 1);
