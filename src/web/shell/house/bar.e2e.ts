import { startSession } from '../../../../e2e/accounts.ts';
import { noor } from '../../../../e2e/desk.ts';
import { expect, type Page, test } from '../../../../e2e/fixture.ts';

const places = ['Today', 'Requests', 'Bookings', 'Itinerary', 'Papers', 'Money', 'People'];
const houseBar = (page: Page) => page.getByRole('navigation', { name: 'Your house' });

test('under the bar of all pages seven words lead through one’s own screens', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard');
  const words = houseBar(page).getByRole('link');
  await expect(words).toHaveText(places);
  for (const [name, path] of [
    ['Bookings', '/dashboard/bookings'],
    ['Itinerary', '/bookings/itinerary'],
    ['Money', '/profile/invoices'],
    ['Today', '/dashboard'],
  ] as const) {
    await houseBar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(houseBar(page).locator('[aria-current]')).toHaveText(name);
  }
  await expect(page.getByRole('link', { name: /^Write to Noor Haddad/ })).toBeVisible();
});

test('a sentence begun on one’s own screens is read in the sheet, and given to a person it is in the conversation', async ({
  page,
}) => {
  await startSession(page);
  const sheet = page.getByRole('dialog', { name: 'Ask the house' });
  const words = 'I would like to speak to a person about Friday';
  for (const path of ['/dashboard', '/dashboard/requests']) {
    await page.goto(path);
    const line = page.getByRole('textbox', { name: 'Ask the house…' }).filter({ visible: true });
    await line.fill(words);
    await line.press('Enter');
    await expect(sheet.getByRole('textbox', { name: 'Ask the house…' })).toHaveValue(words);
    await expect(sheet.getByText('Nothing is booked until you say so.')).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Ask the house', exact: true }).click();
  await sheet.getByRole('button', { name: /^Write to/ }).click();
  const composer = page.getByRole('textbox', { name: 'Write a message' });
  await expect(composer).toHaveValue(words);
  await expect(houseBar(page).getByRole('link')).toHaveText(places);
  await composer.press('End');
  await composer.pressSequentially(' by the sea');
  await page.reload();
  await expect(composer).toHaveValue(`${words} by the sea`);
});

test('staff find the way to the desk on every page and every window', async ({ page }) => {
  await startSession(page, noor);
  const desk = page.getByRole('link', { name: 'Concierge desk' }).filter({ visible: true });
  for (const width of [1440, 834, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/bookings/yachts');
    await expect(desk).toHaveAttribute('href', '/desk');
  }
  await page.goto('/dashboard/requests');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(desk).toHaveAttribute('href', '/desk');
  await startSession(page);
  await page.goto('/bookings/yachts');
  await expect(desk).toHaveCount(0);
});

test('a tablet has a button to ask where the bar has no room for a line', async ({ page }) => {
  await startSession(page);
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto('/dashboard/requests');
  await page.getByRole('button', { name: 'Ask the house…' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask the house' })).toBeVisible();
});

test('a visitor sees no house bar, and public pages have none', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(houseBar(page)).toHaveCount(0);
  await startSession(page);
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(houseBar(page)).toHaveCount(0);
});

test('whoever works here comes from the door to the desk, and back to it from their own screens', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(noor.email);
  await page.getByLabel('Password', { exact: true }).fill(noor.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/desk/);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('link', { name: 'Concierge desk' })).toHaveAttribute('href', '/desk');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('five places stand at the foot, and More holds the others', async ({ page }) => {
    await startSession(page);
    await page.goto('/dashboard');
    const bar = houseBar(page);
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Bookings', 'Ask', 'Papers']);
    const more = bar.getByRole('button', { name: 'More' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const sheet = page.getByRole('dialog', { name: 'More' });
    await expect(sheet.getByRole('link')).toHaveText(['Requests', 'Itinerary', 'Money', 'People']);
    await sheet.getByRole('link', { name: 'People' }).click();
    await expect(page).toHaveURL('/profile/family');
    await expect(sheet).toBeHidden();
  });

  test('the bar above is 56 px, and the one at the foot makes room for a keyboard', {
    tag: '@long',
  }, async ({ page }) => {
    await startSession(page);
    await page.goto('/dashboard');
    const heights = () =>
      page
        .locator('.bottom-bar, header')
        .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)));
    await expect.poll(heights).toContain(56);
    await expect(houseBar(page)).toBeVisible();
    const seen = (height: number) =>
      page.evaluate((to) => {
        const view = window.visualViewport;
        if (!view) throw new Error('This browser has no visual viewport.');
        Object.defineProperty(view, 'height', { configurable: true, value: to });
        view.dispatchEvent(new Event('resize'));
      }, height);
    await seen(500);
    await expect(houseBar(page)).toBeHidden();
    await seen(844);
    await expect(houseBar(page)).toBeVisible();
  });
});
