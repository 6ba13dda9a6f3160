import type { BrowserContext } from '@playwright/test';
import { addressOf } from '../src/contract/pages/pages.ts';
import { expect, type Page, test } from './fixture.ts';
import { type Look, long, looksFor } from './looks.ts';
import { onePerTemplate } from './site.ts';

/** Closed until somebody opens it, or shown to others: to who is signed in, while something is under way. */
const closed = [
  ...['details:not([open]) > :not(summary)', 'dialog:not([open])', '[hidden]', '[inert]'],
  ...['[class*="signed-in:"]', '.invisible', 'svg title', 'script, style, noscript, option'],
].join();

/** Texts of the document that nobody would see on a picture of the whole page, or on paper. */
function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate((kept) => {
    const isSeen = (node: Node, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      const asked = { contentVisibilityAuto: true, opacityProperty: true };
      return width * height > 0 && parent.checkVisibility({ ...asked, visibilityProperty: true });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const [seen, unseen] = [new Set<string>(), new Set<string>()];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim(), node.parentElement];
      if (!text || !parent?.closest('main, footer') || parent.closest(kept)) continue;
      (isSeen(node, parent) ? seen : unseen).add(text);
    }
    // What is written twice, once for each shape of the page, need be seen once.
    return [...unseen.difference(seen)];
  }, closed);
}

/** Pictures of this screen and the next one that are not there yet. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .filter((image) => image.getBoundingClientRect().top < 2 * innerHeight)
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
}

/** The moment that what is far below takes for itself is over: two seconds at most. */
function laidOut(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'lay-out');
    const ends = waits.map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0));
    return Promise.all(waits.map((one) => one.finished)).then(() => ends);
  });
}

/** How far things jumped since the page began to load, as browsers reckon it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

/** Every template is looked at, whichever falls. */
const gently = expect.configure({ soft: true });

const sizes = [390, 834, 1440].map((width) => ({ width, height: 900 }));

/** What is unseen at every width: some things stand elsewhere, or need a press, on a phone. */
async function unseenAnywhere(page: Page): Promise<string[]> {
  let unseen = await unseenTexts(page);
  for (const size of sizes) {
    if (unseen.length === 0) break;
    await page.setViewportSize(size);
    const here = await unseenTexts(page);
    unseen = unseen.filter((text) => here.includes(text));
  }
  return unseen;
}

interface Visit {
  address: string;
  look: Look;
  size: (typeof sizes)[number] | undefined;
}

/** Every template, in a language, a theme and a width by turns. */
async function visits(house: string): Promise<Visit[]> {
  const templates = [...(await onePerTemplate(house)), '/auth'];
  // Neighbours share most of their parts: for every change one of two is enough.
  const paths = templates.filter((_path, place) => long || place % 2 === 0);
  return paths.flatMap((path, place) =>
    looksFor(place).map((look, turn) => ({
      address: addressOf(look.language, path),
      look,
      size: sizes[(place + turn) % sizes.length],
    })),
  );
}

/**
 * The page as it comes, without the fixture's wait until it is alive, for those who like things to move.
 * Letters that come late on a busy machine would move lines of their own.
 */
async function opened(context: BrowserContext, { address, look, size }: Visit): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'no-preference' });
  if (size) await page.setViewportSize(size);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(address);
  return page;
}

test('whatever the server wrote is drawn without a script, on the screen and on paper', async ({
  context,
  house,
}) => {
  const all = await visits(house.url);
  test.setTimeout(60_000 + all.length * 5000);
  await context.route('**/assets/*.js', (route) => route.abort());
  for (const visit of all)
    await test.step(`${visit.address} at ${visit.size?.width}`, async () => {
      const page = await opened(context, visit);
      await page.emulateMedia({ media: 'print' });
      gently(await unseenAnywhere(page), `${visit.address} on paper`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      gently(Math.max(0, ...(await laidOut(page))), visit.address).toBeLessThan(2000);
      gently(await unseenAnywhere(page), visit.address).toEqual([]);
      await page.close();
    });
});

test('a page stays whole while its scripts take it over, and nothing in it jumps', async ({
  context,
  house,
}) => {
  const all = await visits(house.url);
  test.setTimeout(60_000 + all.length * 8000);
  for (const visit of all)
    await test.step(`${visit.address} at ${visit.size?.width}`, async () => {
      const page = await opened(context, visit);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => missingPictures(page), visit.address).toEqual([]);
      gently(Math.max(0, ...(await laidOut(page))), visit.address).toBeLessThan(2000);
      gently(await layoutShift(page), visit.address).toBeLessThanOrEqual(0.02);
      gently(await unseenAnywhere(page), visit.address).toEqual([]);
      await page.close();
    });
});
