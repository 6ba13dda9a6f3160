import { expect, type Page, test } from './fixture.ts';
import { long } from './looks.ts';
import { onePerTemplate } from './site.ts';

/** What the eye sees first when a rule is missing. */
const seen = ['display', 'position', 'color', 'background-color', 'font-size', 'border-top-width'];
/** Their panels are fetched with the page and bring the whole sheet. */
const fetchers = /^\/(chat|contact)$/;

/** Every element of the page as it is drawn now. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    return [...document.querySelectorAll('body *')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      // What a closed question hides has a size only when somebody has asked for it before.
      const size = element.checkVisibility() ? [width, height] : [];
      const style = getComputedStyle(element);
      const values = properties.map((property) => style.getPropertyValue(property));
      return [element.tagName, element.className, ...size, ...values].join(' ');
    });
  }, seen);
}

for (const width of [390, 1440])
  test(`a page comes with all the styles it needs, at ${width} pixels`, { tag: '@long' }, async ({
    page,
    house,
  }) => {
    const templates = (await onePerTemplate(house.url)).filter((path) => !fetchers.test(path));
    const paths = long ? templates : ['/', '/business', '/bookings/yachts/mirsal-70-half-day'];
    test.setTimeout(60_000 + paths.length * 15_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('link[rel=stylesheet][href*="/main-"]')).toHaveCount(0);
        const before = await drawn(page);
        const sheet = await page.locator('[data-sheet]').getAttribute('data-sheet');
        await page.addStyleTag({ url: sheet ?? '' });
        expect(await drawn(page)).toEqual(before);
      });
  });

test('what is opened on a page waits for the rest of the styles, and fetches no sheet twice', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/bookings/yachts/mirsal-70-half-day', { waitUntil: 'networkidle' });
  await expect(page.getByRole('group', { name: 'When' })).toBeVisible();
  expect(sheets.filter((sheet) => sheet.includes('/main-'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sheets.filter((sheet) => sheet.includes('/main-'))).toHaveLength(1);
  expect(sheets).toEqual([...new Set(sheets)]);
});
