import { choose } from '../../../e2e/fields.ts';
import { expect, type Page, test, useTheme } from '../../../e2e/fixture.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status');
const cards = (page: Page) => main(page).getByRole('article');

async function factsOf(page: Page): Promise<{ '@type': string; [key: string]: unknown }[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '')['@graph'];
}

async function expectNoSidewaysScroll(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
}

test('section 2, real estate page: hero, services, featured homes, locations, consultation', async ({
  page,
}) => {
  await page.goto('/real-estate');
  await expect(page).toHaveTitle('Real Estate · Rihla');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A home found for you, not listed at you',
  );
  for (const service of ['search', 'Relocation', 'Interior', 'management'])
    await expect(page.getByRole('heading', { level: 2, name: service })).toBeVisible();
  await expect(cards(page)).toHaveCount(7);
  const villa = cards(page).first();
  for (const fact of ['Beachfront villa on Frond M', 'Palm Jumeirah', '9,800 sq ft', '4.9'])
    await expect(villa).toContainText(fact);
  await expect(villa).toContainText(/AED\s48,500,000/);
  await expect(villa.getByText('6 bedrooms')).toBeAttached();
  const palm = cards(page).nth(3);
  for (const fact of ['Palm Jumeirah', /AED\s14.8M/, '145', 'West Beach promenade'])
    await expect(palm).toContainText(fact);
  for (const path of ['villas', 'apartments', 'penthouses', 'agent'])
    await expect(main(page).locator(`a[href="/real-estate/${path}"]`).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Book an agent' }).last()).toHaveAttribute(
    'href',
    /^\/contact\?subject=.+/,
  );
  expect((await factsOf(page)).map((fact) => fact['@type'])).toEqual([
    'RealEstateAgent',
    'ItemList',
  ]);
});

test('the search keeps every wish in the address and forgives slips', async ({ page }) => {
  await page.goto('/real-estate/villas');
  await expect(count(page)).toHaveText('12 homes');
  await page.getByLabel('Search', { exact: true }).fill('beachfornt vila');
  await expect(count(page)).toHaveText('1 home');
  await expect(cards(page)).toContainText(['Beachfront villa on Frond M']);
  await expect(page).toHaveURL(/q=beachfornt\+vila/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count(page)).toHaveText('12 homes');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');

  await choose(page.getByLabel('Buy or rent'), 'Rent');
  await expect(count(page)).toHaveText('3 homes');
  await page.getByLabel('Price to, AED').fill('700,000');
  await expect(count(page)).toHaveText('2 homes');
  await choose(page.getByLabel('Bedrooms'), '5 or more');
  await expect(cards(page)).toContainText(['Garden villa near Jumeirah beach']);
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(asked).toEqual({ for: 'rent', to: '700000', beds: '5' });
  await page.reload();
  await expect(count(page)).toHaveText('1 home');
  await expect(page.getByLabel('Price to, AED')).toHaveValue('700000');
});

test('wishes can be combined, carried to another kind of home, and come to nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/real-estate/homes?area=palm-jumeirah&sort=price-up');
  await expect(count(page)).toHaveText('4 homes');
  await expect(cards(page).first()).toContainText('Three-bedroom with beach');
  await page.getByRole('button', { name: 'Golden Visa' }).click();
  await expect(count(page)).toHaveText('2 homes');
  await page.getByRole('link', { name: /^Penthouses/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Penthouses');
  await expect(count(page)).toHaveText('1 home');
  await page.getByRole('button', { name: 'Furnished' }).click();
  await expect(count(page)).toHaveText('0 homes');
  await expect(page.getByRole('heading', { name: 'No home answers all of that' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(count(page)).toHaveText('7 homes');
  await choose(page.getByLabel('Ready or off-plan'), 'Off-plan');
  await expect(cards(page)).toContainText(['Sky penthouse, Dubai Harbour']);
});

test('a home shows its facts, its costs in words and figures, and the way to see it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/real-estate/homes/frond-beachfront-villa-palm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beachfront villa on Frond M');
  for (const [item, amount] of [
    ['Dubai Land Department', 'AED 1,940,000'],
    ['Agency fee', 'AED 970,000'],
    ['In all', 'AED 51,410,000'],
    ['Booking deposit', 'AED 4,850,000'],
    ['Service charge, a year', 'AED 78,400'],
  ] as const)
    await expect(page.getByRole('row', { name: item })).toContainText(
      amount.replace(' ', '\u00a0'),
    );
  await expect(page.getByText('4 per cent of the price', { exact: false })).toBeVisible();
  await expect(page.getByText('a Golden Visa of 10 years', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: 'DIFC' })).toContainText('24 min');
  const gallery = page.getByRole('region', { name: 'Pictures of Beachfront villa on Frond M' });
  await gallery.getByRole('button', { name: /^Picture 3/ }).click();
  await expect(gallery.locator('img[src*="palm/2."]').first()).toBeVisible();
  const subject = new URLSearchParams({
    subject: 'Viewing: Beachfront villa on Frond M, with Leila Haddad',
  });
  await expect(page.getByRole('link', { name: 'Request a viewing' }).first()).toHaveAttribute(
    'href',
    `/contact?${subject}`,
  );
  await expect(page.getByRole('heading', { name: 'Leila Haddad' })).toBeVisible();
  const listing = (await factsOf(page))[1];
  expect(listing?.offers).toMatchObject({ price: 48_500_000, priceCurrency: 'AED' });
});

test('a home to let shows what is due on signing', { tag: '@long' }, async ({ page }) => {
  await page.goto('/real-estate/homes/palm-shoreline-three-bedroom-rent');
  for (const [item, amount] of [
    ['Rent, a year', '345,000'],
    ['First cheque', '115,000'],
    ['Security deposit', '17,250'],
    ['Ejari', '220'],
    ['Due on signing', '149,720'],
  ] as const)
    await expect(page.getByRole('row', { name: item }).first()).toContainText(amount);
  await expect(page.getByText('Golden Visa')).toHaveCount(0);
});

test('a community shows its averages, its roads, its map and its homes', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/real-estate/areas/palm-jumeirah');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palm Jumeirah');
  await expect(main(page)).toContainText(/Villa, to buy\s*AED\s38,500,000/);
  await expect(main(page)).toContainText('4.6%');
  await expect(page.getByRole('row', { name: 'Al Maktoum' })).toContainText('30 min');
  await expect(cards(page)).toHaveCount(4);
  expect((await factsOf(page)).map((fact) => fact['@type'])).toContain('Place');
  await page.getByRole('link', { name: 'Dubai Harbour' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dubai Harbour');
});

test('six advisers can be booked, each with what one wants to know first', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/real-estate/agent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book an Agent');
  await expect(cards(page)).toHaveCount(6);
  const marcus = cards(page).nth(1);
  for (const fact of ['English · German · Spanish', 'Mon to Fri', '10:00 · 11:30', 'SAMPLE-0002'])
    await expect(marcus).toContainText(fact);
  await expect(marcus.getByRole('link', { name: 'Business Bay' })).toHaveAttribute(
    'href',
    '/real-estate/areas/business-bay',
  );
  await expect(marcus.getByRole('link', { name: 'Book Marcus Thornbury' })).toHaveAttribute(
    'href',
    /subject=Meeting\+with\+Marcus\+Thornbury/,
  );
});

test('in Arabic, by night and on a phone the search is the same and nothing scrolls sideways', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await useTheme(page, 'dark');
  await page.goto('/ar/real-estate/villas?q=شاطئيه');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(count(page)).toHaveText('منزل واحد');
  await expect(cards(page)).toContainText(['فيلا شاطئية على السعفة M']);
  await page.getByRole('button', { name: 'عوامل تصفية أخرى' }).click();
  await page.getByRole('button', { name: 'مفروش' }).click();
  await expect(count(page)).toHaveText('لا منازل');
  for (const path of ['', '/agent', '/areas/difc', '/homes/difc-gate-penthouse']) {
    await page.goto(`/ar/real-estate${path}`);
    await expectNoSidewaysScroll(page);
  }
});
