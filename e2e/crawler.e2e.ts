import { addressOf, readAddress } from '../src/contract/pages.ts';
import { expect, test } from './fixture.ts';
import { type Crawled, crawl, isPage, onePerTemplate } from './site.ts';

/** One page per template in every run; every page of the site in the long one. */
const long = process.env.LONG === '1';

test('every internal link of every page leads somewhere, in both languages', async ({ house }) => {
  test.slow();
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

/** So many tests share the pages, so that they run beside each other and none takes long. */
const batches = long ? 8 : 1;

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (let batch = 0; batch < batches; batch += 1)
    test(`no page complains or scrolls sideways (${batch + 1} of ${batches})`, async ({
      page,
      house,
    }) => {
      const pages = [...(await crawl(house.url)).values()].filter(isPage);
      const paths = long ? everyPath(pages) : onePerTemplate(pages);
      const ours = byTurns(paths).filter((_path, place) => place % batches === batch);
      test.setTimeout(60_000 + ours.length * 5000);
      const wide: string[] = [];
      for (const address of ours) {
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

function everyPath(pages: Crawled[]): string[] {
  return [...new Set(pages.map(({ address }) => readAddress(address).path))];
}

/** English and Arabic by turns. */
function byTurns(paths: string[]): string[] {
  return paths.map((path, place) => addressOf(place % 2 === 0 ? 'en' : 'ar', path));
}
