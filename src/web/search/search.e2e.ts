import { openAccount, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';
import { setUpApp } from '../../../e2e/proofs.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the house' });
/** Whoever is signed in has one line for both. */
const line = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Ask the house…' });

test('Ctrl+K opens the palette, typing finds, arrows move, Enter opens, Escape closes', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('palm jumeirah');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toHaveAttribute('href', '/real-estate/areas/palm-jumeirah');
  await expect(options.first().locator('mark').first()).toHaveText('Palm');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(page.getByRole('group', { name: 'Areas' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await options.nth(1).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', active ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await field(page).fill('ask the house chat');
  await field(page).fill('chat');
  await expect(options.first()).toHaveAttribute('href', '/chat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(field(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Search the house' }).click();
  await expect(page.getByRole('button', { name: 'chat', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
});

test('an empty search suggests, recent ones are kept and forgotten, nothing found offers a person', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('rihla-searches', JSON.stringify(['golden visa', 'coucou'])),
  );
  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Search the house' }).click();
  await page.getByRole('button', { name: 'golden visa', exact: true }).click();
  await expect(field(page)).toHaveValue('golden visa');
  await expect(page.getByRole('option').first()).toContainText('Golden Visa');
  await field(page).fill('zzzqqx');
  await expect(page.getByText('Nothing answers to “zzzqqx”')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('0 results');
  const ask = page.getByRole('link', { name: 'Ask a person' });
  await expect(ask).toHaveAttribute('href', '/contact?subject=Looking+for%3A+zzzqqx');
  await page.getByRole('button', { name: 'Yachts', exact: true }).click();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/bookings/yachts');
  await field(page).fill('');
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect(page.getByRole('button', { name: 'golden visa', exact: true })).toHaveCount(0);
});

test('pages of an account are found once somebody is signed in', { tag: '@long' }, async ({
  page,
}) => {
  const personal = page.getByRole('option', { name: 'Personal information' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await field(page).fill('personal information');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(personal).toHaveCount(0);
  await startSession(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await line(page).fill('personal information');
  await expect(personal).toHaveAttribute('href', '/profile/info');
});

test('a search that was given up is not shown as the answer to the next', { tag: '@long' }, async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // Neither what is one's own nor what is asked second is ever answered.
  await page.route(/\/search\/own\?|\/search\?q=yacht/, () => {});
  await page.keyboard.press('Control+k');
  const first = page.waitForResponse(/\/search\?q=palm/);
  await line(page).fill('palm');
  await (await first).finished();
  const second = page.waitForRequest(/\/search\?q=yacht/);
  await line(page).fill('yacht');
  await second;
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('whoever has still to show the second factor finds what is public, and is not asked', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const account = await openAccount(page);
  await setUpApp(page);
  await startSession(page, account);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await field(page).fill('palm jumeirah');
  await expect(page.getByRole('option').first()).toContainText('Palm');
  await expect(page.getByRole('dialog', { name: 'One more step' })).toHaveCount(0);
});

test.describe('when the server does not answer', () => {
  test.use({ mayComplain: true });
  test('the palette says so and tries again', { tag: '@long' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/rest/v1/search*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await field(page).fill('palm');
    await expect(page.getByRole('alert')).toContainText('The search did not answer');
    await page.unroute('**/rest/v1/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the menu opens the palette, which fills the window and finds every spelling', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/ar', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ابحث في الدار' }).click();
    const input = page.getByRole('combobox', { name: 'ابحث في الدار' });
    await expect(input).toBeFocused();
    await input.fill('نخله جميرا');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('نخلة جميرا');
    await expect(first).toHaveAttribute('href', '/ar/real-estate/areas/palm-jumeirah');
    const box = await page.getByRole('dialog', { name: 'ابحث في الدار' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await page.getByRole('button', { name: 'أغلق البحث' }).filter({ visible: true }).click();
    await expect(input).toBeHidden();
  });
});
