import { addressOf } from '../src/contract/pages/pages.ts';
import { expect, test } from './fixture.ts';
import { type Crawled, crawl, isPage, onePerTemplate } from './site.ts';

test('every internal link of every page leads somewhere, in both languages', {
  tag: '@long',
}, async ({ house }) => {
  // Every page is drawn for the first time.
  test.setTimeout(300_000);
  const pages = await crawl(house.url);
  const dead = [...pages.values()].filter(({ status }) => status >= 400);
  expect(dead.map(({ address }) => `${address}, linked from ${linking(pages, address)}`)).toEqual(
    [],
  );

  const lost = [...pages.values()].flatMap(({ address, fragments }) =>
    fragments
      .filter((target) => !holds(pages, target))
      .map((target) => `${target}, linked from ${address}`),
  );
  expect([...new Set(lost)]).toEqual([]);
});

function linking(pages: Map<string, Crawled>, address: string): string {
  const from = [...pages.values()].filter(({ links }) => links.includes(address));
  return from
    .slice(0, 3)
    .map((page) => page.address)
    .join(', ');
}

/** What only the browser draws has its places only there. */
function holds(pages: Map<string, Crawled>, target: string): boolean {
  const [path = '', id = ''] = target.split('#');
  const page = pages.get(path);
  return page === undefined || !isPage(page) || page.ids.has(id);
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('no page complains or scrolls sideways', { tag: '@long' }, async ({ page, house }) => {
    test.slow();
    const visited = byTurns(await onePerTemplate(house.url));
    test.setTimeout(120_000 + visited.length * 5000);
    const wide: string[] = [];
    for (const address of visited) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (beyond > 0) wide.push(`${address}: ${beyond} px`);
    }
    // Complaints of any page end the test in the fixture.
    expect(wide).toEqual([]);
  });
});

/** English and Arabic by turns. */
function byTurns(paths: string[]): string[] {
  return paths.map((path, place) => addressOf(place % 2 === 0 ? 'en' : 'ar', path));
}
