import { expect, type Page, test } from './fixture.ts';
import { long } from './looks.ts';
import { onePerTemplate } from './site.ts';

/** What the eye sees first when a rule is missing. */
const seen = ['display', 'position', 'color', 'background-color', 'font-size', 'border-top-width'];
/** Their panels are fetched with the page and bring the whole sheet. */
const fetchers = /^\/(chat|contact|bookings\/[^/]+\/.+)$/;

/** Every element of the page as it is drawn now. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    return [...document.querySelectorAll('body *')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = properties.map((property) => style.getPropertyValue(property));
      return [element.tagName, element.className, width, height, ...values].join(' ');
    });
  }, seen);
}

for (const width of [390, 1440])
  test(`a page comes with all the styles it needs, at ${width} pixels`, async ({ page, house }) => {
    const templates = (await onePerTemplate(house.url)).filter((path) => !fetchers.test(path));
    const paths = long ? templates : ['/', '/business', '/schooling/compare'];
    test.setTimeout(60_000 + paths.length * 8000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveClass(/\bsettled\b/);
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
        const before = await drawn(page);
        const sheet = await page.locator('[data-sheet]').getAttribute('data-sheet');
        await page.addStyleTag({ url: sheet ?? '' });
        expect(await drawn(page)).toEqual(before);
      });
  });

test('what is opened on a page waits for the rest of the styles', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('link[rel=stylesheet][href*="/assets/main-"]')).toHaveCount(1);
});
