import { startSession } from '../../../e2e/accounts.ts';
import { choose } from '../../../e2e/fields.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';

function cardsUnder(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.locator('section').filter({ has: heading }).getByRole('article');
}

/** How many cards stand beside the first one. */
async function columns(page: Page, title: string): Promise<number> {
  const boxes = await cardsUnder(page, title).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return boxes.filter((top) => top === boxes[0]).length;
}

test('the VIP page shows its chips, its three groups and their cards (sections 2 and 3)', async ({
  page,
}) => {
  await page.goto('/vip');
  for (const chip of ['VIP Table Service', 'Premium Bottle Service', 'Instant Reservations'])
    await expect(page.getByText(chip, { exact: true })).toBeVisible();

  const lounges = cardsUnder(page, 'Premium Lounges & Fine Dining');
  await expect(lounges).toHaveCount(3);
  await expect(lounges.first()).toContainText('CÉ LA VIE Dubai');
  await expect(lounges.first()).toContainText('Address Sky View');
  await expect(lounges.first()).toContainText('The Burj at eye level');
  await expect(lounges.first().getByRole('listitem')).toHaveCount(3);
  await expect(cardsUnder(page, 'Exclusive Dubai Nightclubs')).toHaveCount(4);

  const venues = cardsUnder(page, 'Premium Dubai Venues & Restaurants');
  await expect(venues).toHaveCount(7);
  await expect(venues.first()).toContainText('Palm Tower');
  const text = venues.first().getByText('A rooftop with the whole Palm beneath it');
  expect(await text.evaluate((node) => getComputedStyle(node).webkitLineClamp)).toBe('3');
});

test('Reserve is one link for every house, in a tab of its own (section 2)', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip');
  const reserve = page.getByRole('link', { name: /^Reserve/ });
  await expect(reserve).toHaveCount(14);
  const links = await reserve.evaluateAll((all) =>
    all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)).join(' ')),
  );
  expect(new Set(links).size).toBe(1);
  expect(links[0]).toMatch(/^https:\/\/\S+ _blank noopener$/);
});

test('the grids have one, two or three columns by width, and nothing scrolls sideways', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip');
  for (const [width, count] of [
    [390, 1],
    [834, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of ['Exclusive Dubai Nightclubs', 'Premium Dubai Venues & Restaurants']) {
      await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
      await expect.poll(() => columns(page, title)).toBe(count);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('the header offers Sign In, and to a client their name and Logout (section 2)', {
  tag: '@long',
}, async ({ page }) => {
  // On a phone the bar has no words, so all of it stands here.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vip');
  const header = page.getByRole('region', { name: 'Your account' });
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Logout' })).toBeHidden();

  await startSession(page);
  await page.goto('/vip');
  await expect(header).toContainText('Layla Al Mansoori');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(header).not.toContainText('Layla');
});

test('Details opens the sheet of the house and gives the focus back; its page says the same', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip');
  const details = page.getByRole('link', { name: 'Details of Coucou' });
  await details.click();
  const sheet = page.getByRole('dialog', { name: 'Coucou' });
  await expect(sheet).toContainText('Every day, 17:00–02:00');
  await expect(sheet).toContainText('AED 1,500 per table');
  await expect(sheet).toContainText('Last read through in');
  await expect(sheet.getByRole('link', { name: 'Request a table' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(details).toBeFocused();

  await details.click();
  await sheet.getByRole('link', { name: 'The whole page' }).click();
  await expect(page).toHaveURL(/\/vip\/venues\/coucou$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coucou');
  await expect(page.getByRole('link', { name: 'Request a table' })).toHaveAttribute(
    'href',
    '/vip/venues/coucou?ask=table&about=coucou',
  );
  await page.reload();
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'Restaurant', name: 'Coucou' });
});

test('Become VIP Member shows the three tiers, View Event Calendar leads there', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip');
  await page.getByRole('link', { name: 'Become VIP Member' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['Majlis', 'Noor', 'Diwan']);
  await expect(sheet).toContainText('AED 36,000');
  await expect(sheet).toContainText('Included with the Platinum plan');
  await expectAccessible(page);
  await expect(sheet.getByRole('link', { name: 'Choose Noor' })).toHaveAttribute(
    'href',
    `/auth?mode=sign-up&${new URLSearchParams({ next: '/profile/invoices?tier=noor' })}`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'View Event Calendar' }).click();
  await expect(page).toHaveURL(/\/vip\/events$/);
});

test('every sub-path is linked in the body, in Arabic too', { tag: '@long' }, async ({ page }) => {
  await useTheme(page, 'dark');
  await page.goto('/ar/vip');
  const ways = page.getByRole('navigation', { name: 'صفحات كبار الشخصيات' });
  for (const [name, path] of [
    ['النوادي', '/ar/vip/clubs'],
    ['المطاعم', '/ar/vip/restaurants'],
    ['السهرات', '/ar/vip/nightlife'],
    ['الفعاليات', '/ar/vip/events'],
  ] as const)
    await expect(ways.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the filters of a list stand in the address, survive a reload and can be cleared', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip/restaurants');
  const count = page.getByRole('status');
  const houses = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(count).toHaveText('10 houses');
  await choose(page.getByRole('combobox', { name: 'Area' }), 'DIFC');
  await expect(count).toHaveText('4 houses');
  await page.getByRole('button', { name: 'Children welcome' }).click();
  await expect(count).toHaveText('2 houses');
  await expect(page).toHaveURL(/\/vip\/restaurants\?area=difc&children=yes$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await choose(page.getByRole('combobox', { name: 'A table from' }), /1,000/);
  await expect(houses).toHaveText(['Chic Nonna']);
  await choose(page.getByRole('combobox', { name: 'Area' }), 'Palm Tower');
  await expect(page.getByText('No house matches all of this.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText('10 houses');
  await expect(page).toHaveURL(/\/vip\/restaurants$/);

  await page.goto('/vip/clubs?open=mon');
  await expect(houses).toHaveText(['Cirque Le Soir']);
});
