import { choose } from '../../../e2e/fields.ts';
import { expect, type Page, test, useTheme } from '../../../e2e/fixture.ts';

const articles = (page: Page) => page.getByRole('article');

test('sections 2, 3 and 9: the schooling page shows curricula, schools, services, steps and reasons', async ({
  page,
}) => {
  await page.goto('/schooling');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The right school, and a place in it',
  );
  const british = articles(page).filter({ hasText: 'British Curriculum' });
  for (const text of ['4.8', '88', 'AED 45,000 - 110,000 per year', 'Widest choice of places'])
    await expect(british).toContainText(text);
  const palm = articles(page).filter({ hasText: 'Palm Grove College' });
  for (const text of [
    'British',
    '4.9',
    'Al Sufouh',
    'AED 62,000 - 108,000 per year',
    '6-12 months',
  ])
    await expect(palm).toContainText(text);
  // Four curricula, three schools, four services.
  await expect(articles(page)).toHaveCount(11);
  const steps = page.locator('section', { hasText: 'Six steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  await expect(steps.nth(4)).toContainText('7-14 days');
  for (const claim of ['98% successful admission rate', '4.9/5 rating from 800+ families'])
    await expect(page.getByRole('listitem').filter({ hasText: claim })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '24/7 support' })).toBeVisible();
  for (const reason of ['Exclusive school partnerships', 'No hidden fees'])
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  const body = page.getByRole('main');
  for (const path of ['international', 'british', 'american', 'support'])
    await expect(body.locator(`a[href="/schooling/${path}"]`).first()).toBeVisible();
});

test('section 2: the buttons of schools and of the closing card lead somewhere', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/schooling');
  const palm = articles(page).filter({ hasText: 'Palm Grove College' });
  const apply = palm.getByRole('link', { name: /^Apply Now/ });
  await expect(apply).toHaveAttribute('href', '/schooling?ask=school&about=palm-grove-college');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Education Advisor' })).toHaveAttribute(
    'href',
    '/chat',
  );
  await expect(main.getByRole('link', { name: 'Book Free Consultation' })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download School Guide' }).click();
  expect((await download).suggestedFilename()).toBe('rihla-school-guide.pdf');
  await palm.getByRole('link', { name: /^View Details/ }).click();
  await expect(page).toHaveURL(/\/schooling\/schools\/palm-grove-college$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palm Grove College');
  for (const fact of ['1,850 pupils', 'AED 500', '10 % of the first year', 'Year 13'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('schema.org');
});

test('filters live in the address and survive a reload; the count follows', {
  tag: '@long',
}, async ({ page }) => {
  // A choice made before the script has taken over would be lost.
  await page.goto('/schooling/schools', { waitUntil: 'networkidle' });
  const count = page.getByRole('status');
  await expect(count).toHaveText('15 schools');
  await choose(page.getByLabel('Curriculum'), /British/);
  await expect(count).toHaveText('6 schools');
  await choose(page.getByLabel('Your child begins at'), /^Age 12/);
  await choose(page.getByLabel('Waitlist'), 'Places available');
  await expect(count).toHaveText('1 school');
  await expect(articles(page)).toContainText('Ranches Grammar School');
  await expect(page).toHaveURL(/curriculum=british&age=12&waitlist=open/);
  await page.reload();
  await expect(count).toHaveText('1 school');
  await page.getByRole('searchbox', { name: 'Search' }).fill('mandarin');
  await expect(page.getByRole('heading', { name: 'No school fits all of that' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(count).toHaveText('15 schools');
  await page.getByRole('searchbox', { name: 'Search' }).fill('النور');
  await expect(count).toHaveText('1 school');
  await expect(articles(page)).toContainText('Al Noor International Academy');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(count).toHaveText('15 schools');
  await choose(page.getByLabel('Sort'), 'Lowest fees');
  await expect(articles(page).first()).toContainText('Vidya Heritage School');
});

test('up to four schools are chosen by keyboard and stand side by side', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/schooling/british', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status')).toHaveText('6 schools');
  const boxes = page.getByRole('checkbox');
  for (const index of [0, 1, 2, 3]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
    await expect(boxes.nth(index)).toBeChecked();
  }
  await expect(boxes.nth(4)).toBeDisabled();
  const tray = page.getByRole('region', { name: 'Schools to compare' });
  await expect(tray.getByRole('button', { name: /^Remove / })).toHaveCount(4);
  await tray.getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four schools, side by side');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: /^Remove Palm Grove/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await choose(page.getByLabel('Add a school'), /Horizon American/);
  await choose(page.getByLabel('Home', { exact: true }), 'Palm Jumeirah');
  await choose(page.getByLabel('Your child begins at'), /^Age 11/);
  await expect(page.getByRole('row', { name: /^At age 11/ })).toContainText('Grade 6');
  await expect(page.getByRole('row', { name: /^From home/ })).toContainText('km');
  await expect(page).toHaveURL(/schools=.*horizon-american-school.*home=palm-jumeirah.*age=11/);
});

const templates = [
  '/schooling',
  '/schooling/international',
  '/schooling/schools/al-noor-international-academy',
  '/schooling/compare',
  '/schooling/support',
];

for (const [index, path] of templates.entries())
  test(`a phone does not scroll ${path} sideways`, { tag: '@long' }, async ({ page }) => {
    const arabic = index % 2 === 1;
    await useTheme(page, arabic ? 'dark' : 'light');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(arabic ? `/ar${path}` : path, { waitUntil: 'networkidle' });
    for (const width of [834, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over).toBeLessThanOrEqual(0);
    }
  });
