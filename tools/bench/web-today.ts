import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { anonKey, median } from '#tools/bench/house.ts';
import { root } from '#tools/run.ts';

const account = { email: 'layla@rihla.example', password: 'rihla-demo-2026' };
const runs = 5;
/** As the specification has them. */
const wanted = { scripts: 164, move: 150 };

/** The screen a client begins with: what it loads, and how long they wait for it from another of their own. */
export async function todayFits(house: string, executablePath: string): Promise<boolean> {
  const session = await signedIn(house);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const { before, afterwards } = await scripts(await visitor(browser, session), house);
    const moves: number[] = [];
    for (let run = 1; run <= runs; run += 1)
      moves.push(await move(await visitor(browser, session), house));
    const took = median(moves);
    console.log(
      `Today: ${before.toFixed(1)} KB gzip of JavaScript to be used (wanted at most ${wanted.scripts}), ${afterwards.toFixed(1)} KB once it is drawn; ${Math.round(took)} ms from the bookings (wanted at most ${wanted.move})`,
    );
    return before <= wanted.scripts && took <= wanted.move;
  } finally {
    await browser.close();
  }
}

async function signedIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: await anonKey({ url }) },
    body: JSON.stringify(account),
  });
  return answer.text();
}

async function visitor(browser: Browser, session: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript((kept) => localStorage.setItem('rihla-auth', kept), session);
  return context;
}

/** By whether a script was asked for before the day was drawn. */
async function scripts(context: BrowserContext, house: string) {
  await context.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!/Layla/.test(document.querySelector('main h1')?.textContent ?? '')) return;
      performance.mark('drawn');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(`${house}/dashboard`);
  await page.getByRole('heading', { level: 1, name: /Layla/ }).waitFor();
  await page.waitForLoadState('networkidle');
  // What waits for an idle browser comes within a second.
  await page.waitForTimeout(2_000);
  const asked = await page.evaluate(() => {
    const [drawn] = performance.getEntriesByName('drawn');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({
        name: new URL(name).pathname,
        isFirst: startTime < (drawn?.startTime ?? 0),
      }));
  });
  await context.close();
  const first = asked.filter(({ isFirst }) => isFirst);
  const [before = 0, all = 0] = await Promise.all(
    [first, asked].map((scripts) => kilobytes(new Set(scripts.map(({ name }) => name)))),
  );
  return { before, afterwards: all - before };
}

async function kilobytes(names: Set<string>): Promise<number> {
  const sizes = [...names].map(
    async (name) => gzipSync(await readFile(`${root}dist/web${name}`), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

/** From the press on its word in the bar until its heading is there. */
async function move(context: BrowserContext, house: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${house}/dashboard/bookings`);
  await page.waitForLoadState('networkidle');
  const took = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('.house-line a[href$="/dashboard"]');
    const isThere = () => /Layla/.test(document.querySelector('main h1')?.textContent ?? '');
    const pressed = performance.now();
    link?.click();
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  });
  await context.close();
  return took;
}
