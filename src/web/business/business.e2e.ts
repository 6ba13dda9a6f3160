import { choose } from '../../../e2e/fields.ts';
import { expect, type Page, test } from '../../../e2e/fixture.ts';

const durations = ['1 day', '1-2 days', '3-5 days', '5-10 days', '2-3 days', '7-14 days'];
const subPaths = ['licenses', 'banking', 'visas', 'legal'];

const sectionOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

const packages = (page: Page) => sectionOf(page, 'Choose a jurisdiction').getByRole('article');

/** The query is read by the script; a filter that answers is the sign that it runs. */
async function openHub(page: Page, query = '') {
  await page.goto(`/business${query}`);
  await expect(page.locator('html.js')).toBeAttached();
  await page.waitForLoadState('networkidle');
}

const ld = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

test('sections 2 and 9: 18 packages from AED 5,500 to AED 45,000, each with a from price, one Most Popular', async ({
  page,
}) => {
  await page.goto('/business');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your company, licensed and banked',
  );
  const cards = packages(page);
  await expect(cards).toHaveCount(18);
  for (const card of await cards.all()) {
    await expect(card).toContainText(/from\s*AED\s[\d,]+/);
    await expect(card.getByRole('listitem')).toHaveCount(4);
  }
  await expect(cards.first()).toContainText(/AED\s5,500/);
  await expect(cards.last()).toContainText(/AED\s45,000/);
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(cards.filter({ hasText: 'Most Popular' })).toContainText('DMCC');
});

test('sections 2 and 9: six steps with their durations, four licence types, the reasons, all sub-paths', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/business');
  const steps = sectionOf(page, 'Six steps, 19 to 35 days').getByRole('listitem');
  await expect(steps).toHaveCount(6);
  for (const [index, duration] of durations.entries())
    await expect(steps.nth(index).getByText(duration, { exact: true })).toHaveCount(1);
  const licences = sectionOf(page, 'Four licences').getByRole('heading', { level: 3 });
  await expect(licences).toHaveText([
    'Commercial licence',
    'Professional licence',
    'Industrial licence',
    'Tourism licence',
  ]);
  await expect(sectionOf(page, 'Why the UAE').getByRole('term')).toHaveCount(6);
  for (const path of subPaths)
    await expect(page.locator(`main a[href="/business/${path}"]`).first()).toBeVisible();
  const facts = (await ld(page))['@graph'];
  expect(facts[0].offers).toMatchObject({ lowPrice: '5500.00', highPrice: '45000.00' });
  expect(facts[1].itemListElement).toHaveLength(18);
});

test('filters narrow the packages, stand in the address and are read back from it', {
  tag: '@long',
}, async ({ page }) => {
  await openHub(page);
  const filters = page.getByRole('search', { name: 'Filter the packages' });
  await filters.getByText('Mainland', { exact: true }).click();
  await expect(packages(page)).toHaveCount(2);
  await expect(page).toHaveURL(/kind=mainland/);
  await choose(filters.getByLabel('Price'), /20,000/);
  await expect(packages(page)).toHaveCount(1);
  await expect(page.getByText('1 package', { exact: true })).toBeVisible();

  await page.reload();
  await expect(packages(page)).toHaveCount(1);
  await expect(filters.getByLabel('Price')).toHaveText(/20,000/);
  await choose(filters.getByLabel('Emirate'), 'Ajman');
  await expect(page.getByRole('heading', { name: 'No package fits all of this' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(packages(page)).toHaveCount(18);
  await expect(page).toHaveURL(/\/business$/);
});

test('every filter is answered by the packages that meet it', { tag: '@long' }, async ({
  page,
}) => {
  for (const [query, count] of [
    ['kind=offshore', 2],
    ['emirate=dubai', 12],
    ['upTo=10000', 5],
    ['visas=20', 6],
    ['within=5', 3],
    ['office=registered-agent', 3],
    ['kind=nonsense', 0],
    ['upTo=nonsense', 18],
  ] as const) {
    await page.goto(`/business?${query}`);
    await expect(packages(page), query).toHaveCount(count);
  }
});

test('packages are marked by keyboard, four at most, and compared at an address of their own', async ({
  page,
}) => {
  await openHub(page);
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await box('DMCC').focus();
  await page.keyboard.press('Space');
  const tray = page.getByRole('region', { name: 'Packages to compare' });
  await expect(tray).toContainText('Choose one more to compare');
  for (const name of ['DIFC', 'IFZA Dubai', 'Dubai South']) await box(name).press('Space');
  await expect(box('Meydan Free Zone')).toBeDisabled();
  await tray.getByRole('button', { name: 'Remove Dubai South' }).press('Enter');
  await expect(box('Meydan Free Zone')).toBeEnabled();
  await tray.getByRole('link', { name: 'Compare 3 packages' }).press('Enter');
  await expect(page).toHaveURL(/\/business\/compare\?packages=dmcc,difc,ifza-dubai$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three packages, side by side');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('a comparison is read from its address, changed there, and scrolls inside its own frame on a phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/business/compare?packages=difc,unknown,ifza-dubai,difc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two packages, side by side');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^First year/)).toContainText(/AED\s45,000.*AED\s12,900.*the best on this line/);
  await expect(row(/^Three years/)).toContainText(/AED\s131,000.*AED\s38,700/);
  const frame = page.getByRole('region', { name: 'Comparison of packages' });
  const sizes = await frame.evaluate((node) => [node.scrollWidth, node.clientWidth]);
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);

  await choose(page.getByLabel('Add a package'), /DMCC/);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/packages=difc(%2C|,)ifza-dubai(%2C|,)dmcc$/);
  await page.getByRole('button', { name: 'Remove DIFC' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(frame).toBeFocused();
});

test('a comparison without an address proposes one of each kind', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/business/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const kinds = await page.getByRole('row', { name: /^Where/ }).textContent();
  for (const kind of ['Mainland', 'Free zone', 'Offshore']) expect(kinds).toContain(kind);
});

test('a proposal is there before the app; what an address asks for is not preceded by it', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.route('**/assets/*.js', (route) => route.abort());
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/business/compare');
  await expect(title).toBeVisible();
  await page.goto('/business/compare?packages=difc');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await expect(title).toBeHidden();
  await page.close();
});

test('a package has a page with its price, its terms and what is near to it; Apply opens its form', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/business/packages/dmcc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DMCC');
  await expect(page.getByText(/AED\s98,500/)).toBeVisible();
  await expect(page.getByText('Facts reviewed in November 2026')).toBeVisible();
  await expect(sectionOf(page, 'Near to it').getByRole('article')).toHaveCount(3);
  const apply = page.getByRole('link', { name: 'Apply', exact: true });
  await expect(apply).toHaveAttribute('href', '/business/packages/dmcc?ask=company&about=dmcc');
  expect((await ld(page))['@graph'][0].offers).toMatchObject({
    price: '35500.00',
    priceCurrency: 'AED',
  });
  for (const path of subPaths)
    await expect(page.locator(`main a[href="/business/${path}"]`).first()).toBeVisible();
});

test('the four desks are full pages, each linking the others, with facts for search engines', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of subPaths) {
    await page.goto(`/business/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const other of subPaths.filter((candidate) => candidate !== path))
      await expect(page.locator(`main a[href="/business/${other}"]`).first()).toBeVisible();
    const [, asked] = (await ld(page))['@graph'];
    expect(asked.mainEntity.length).toBeGreaterThan(3);
  }
});

test('each of the 11 visas states rules, documents, thresholds, its caution and when it was reviewed', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/business/visas');
  await expect(page.getByRole('heading', { name: 'Eleven ways to residence' })).toBeVisible();
  const visas = page.getByRole('article');
  await expect(visas).toHaveCount(11);
  for (const visa of await visas.all()) {
    await expect(visa).toContainText('The rules');
    await expect(visa).toContainText('Documents');
    await expect(visa).toContainText('Reviewed in November 2026');
    await expect(visa.getByRole('link', { name: /^Enquire/ })).toHaveAttribute(
      'href',
      /ask=visa&about=/,
    );
  }
  await page.getByRole('link', { name: 'Golden Visa, property', exact: true }).click();
  await expect(page.locator('#golden-property')).toBeInViewport();
  await expect(page.locator('#golden-property')).toContainText(/AED\s2,000,000 invested/);
});

test('in Arabic the hub, a package and the comparison read from right to left and keep the choice', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = ['/business?kind=offshore', '/business/packages/difc', '/business/visas'];
  for (const path of paths) {
    await page.goto(`/ar${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]|DIFC/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.goto('/ar/business/compare?packages=dmcc,difc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('باقتان جنبًا إلى جنب');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
