import { expect, type Page, test } from '../../../e2e/fixture.ts';

/** Every list of the site, with two of its filters. */
const lists = [
  ['/bookings', 'Guests', 'Sort by'],
  ['/business', 'Emirate', 'Price'],
  ['/real-estate/homes', 'Bedrooms', 'Area'],
  ['/schooling/schools', 'Area', 'Curriculum'],
  ['/vip/restaurants', 'Area', 'Open on'],
] as const;

/** Chooses the last row of each in one breath, before the page can be drawn in between. */
async function chooseAtOnce(page: Page, names: readonly string[]) {
  const fields = await Promise.all(
    names.map((name) => page.getByRole('main').getByLabel(name, { exact: true }).elementHandle()),
  );
  return page.evaluate(async (elements) => {
    for (const element of elements)
      for (const key of ['End', 'Enter']) {
        element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
      }
  }, fields);
}

for (const [path, ...names] of lists)
  test(`two filters chosen in one breath on ${path} both stand in the address`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(path);
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    const before = await Promise.all(names.map((name) => field(name).textContent()));
    await chooseAtOnce(page, names);
    await expect.poll(() => [...new URL(page.url()).searchParams].length).toBe(names.length);
    for (const [place, name] of names.entries())
      await expect(field(name)).not.toHaveText(before[place] ?? '');
  });

for (const [path, label] of [
  ['/faq', 'Find an answer'],
  ['/schooling/schools', 'Search'],
  ['/real-estate/homes', 'Search'],
] as const)
  test(`no letter is lost on ${path}, however fast it is typed`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(path);
    const field = page.getByRole('main').getByRole('searchbox', { name: label });
    await field.pressSequentially('golden visa for the family');
    await expect(field).toHaveValue('golden visa for the family');
    await expect(page).toHaveURL(/=golden\+visa\+for\+the\+family/);
  });

for (const [path, name] of [
  ['/business', 'Compare'],
  ['/schooling/british', 'Compare'],
] as const)
  test(`two boxes ticked in one breath on ${path} are both compared`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(path);
    const boxes = page.getByRole('checkbox', { name });
    await expect(boxes.first()).toBeEnabled();
    await boxes.evaluateAll((elements) => {
      for (const box of elements.slice(0, 2)) {
        if (!(box instanceof HTMLElement)) throw new Error('not a box');
        // As a hand does: what is asleep takes itself over at the press, before the box has changed.
        box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        box.click();
      }
    });
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  });

test.describe('before the page is alive', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/bookings',
    '/business',
    '/faq',
    '/real-estate/homes',
    '/schooling/schools',
    '/schooling/compare',
    '/vip/restaurants',
    '/vip/events',
  ])
    test(`nothing can be chosen on ${path} that would be lost`, { tag: '@long' }, async ({
      context,
    }) => {
      // A page of its own: the test's waits for the script.
      const page = await context.newPage();
      await page.goto(path);
      const controls = page
        .getByRole('main')
        .locator('button[role=combobox], input:not([type=hidden]), button[aria-pressed]');
      expect(await controls.count()).toBeGreaterThan(0);
      for (const control of await controls.all()) await expect(control).toBeDisabled();
    });
});
