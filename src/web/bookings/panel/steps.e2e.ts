import type { Locator } from '@playwright/test';
import { type Client, dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../../e2e/fixture.ts';
import { sayDay, sheet } from '../../../../e2e/sheet.ts';

test.use({ settings: openHouse, timezoneId: 'Asia/Dubai' });

const duel = 'formula-simulator-duel';
const offeringPage = `/bookings/fun-gaming/${duel}`;
const days = (page: Page) => page.getByRole('group', { name: 'When' });
const dayOf = (page: Page, day: string) =>
  days(page).getByRole('button', { name: new RegExp(`^${sayDay(day)}`) });
const holdButton = (page: Page) => page.getByRole('button', { name: 'Hold this place' });
/** The panel's; the strip has a link of the same words. */
const confirmLink = (page: Page) =>
  page.locator('[data-step="2"]').getByRole('link', { name: 'Confirm booking' });

async function held(client: Client): Promise<string[]> {
  const answer = await client.send('GET', '/bookings?when=upcoming&lang=en');
  const { items } = answer as { items: { place: string; startsAt: string }[] };
  return items.map(({ place, startsAt }) => `${place} ${startsAt.slice(0, 10)}`);
}

test('the two steps are named apart, and a press on Hold takes the day chosen last', async ({
  page,
}) => {
  test.slow();
  const client = await newClient(page);
  await page.goto(offeringPage);
  // The week that runs begins the rows; what is over of it is not there.
  const first = days(page).getByRole('button').first();
  expect(await first.getAttribute('data-day')).toBe(dayIn(0));
  await dayOf(page, dayIn(8)).click();
  await dayOf(page, dayIn(9)).click();
  const step = page.locator('[data-step]');
  await expect(step.nth(0)).toContainText('Fifteen minutes, nothing to pay.');
  await expect(step.nth(1)).toContainText('Opens when you hold.');
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeDisabled();
  await expectAccessible(page);
  await holdButton(page).dblclick();
  await expect(page.getByText('Booking Initiated')).toBeVisible();
  await expect(step.nth(0).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(dayOf(page, dayIn(9))).toHaveAccessibleName(/Held for you$/);
  expect(await held(client)).toEqual([`held ${dayIn(9)}`]);
  // The strip of the page is there at once, by the same words.
  const strip = page.getByRole('region', { name: 'Held for you' });
  await expect(strip.getByRole('link', { name: 'Confirm booking' })).toBeVisible();

  // Another day is asked about; meanwhile nobody can confirm the one or the other.
  await dayOf(page, dayIn(10)).click();
  await expect(page.getByRole('region', { name: /^Move your hold to/ })).toBeVisible();
  await expect(holdButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await confirmLink(page).click();
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  expect(await held(client)).toEqual([`held ${dayIn(9)}`]);
  await page.keyboard.press('Escape');
  await step.nth(0).getByRole('button', { name: 'Let it go' }).click();
  await expect(holdButton(page)).toBeEnabled();
  await expect(dayOf(page, dayIn(9))).toBeFocused();
});

test('by keyboard alone a place is held on the page and resumed in the sheet', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto(offeringPage);
  await dayOf(page, dayIn(9)).focus();
  await page.keyboard.press('Enter');
  await expect(holdButton(page)).toBeEnabled();
  await holdButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(confirmLink(page)).toBeVisible();
  // The focus waits before the second button, not on it.
  await expect(page.locator('[data-step="2"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirmLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(confirmLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('timer')).toHaveText(/^14:\d\d$/);
  await page.reload();
  await expect(sheet(page).getByRole('timer')).toHaveText(/^14:\d\d$/);
});

test('a day with plans of one’s own has a diamond and says so', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  await client.book({ offering: 'mirsal-70-half-day', day: dayIn(8), time: '08:00' });
  await page.goto(offeringPage);
  await expect(dayOf(page, dayIn(8))).toHaveAccessibleName(/You have something that day$/);
  await expect(page.getByText('You have plans')).toBeVisible();
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
}

interface Head {
  at: string;
  dialog: RegExp;
  theme: 'light' | 'dark';
}

const heads: Head[] = [
  { at: '', dialog: /^Book /, theme: 'dark' },
  { at: '/ar', dialog: /^حجز /, theme: 'light' },
];

for (const { at, dialog, theme } of heads)
  test(`at 390 px nothing meets in the head and the foot of the sheet (${at || '/en'}, ${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await useTheme(page, theme);
    const client = await newClient(page);
    await client.hold({ offering: duel, day: dayIn(9), time: '20:00' });
    await page.goto(`${at}${offeringPage}?book=${duel}`);
    const open = page.getByRole('dialog', { name: dialog });
    await expect(open.getByRole('timer')).toBeVisible();
    await expect(open.locator('[data-step="2"] button')).toBeEnabled();
    const top = (await open.boundingBox())?.y ?? 0;
    const grip = await open.locator(':scope > i').boundingBox();
    expect([(grip?.y ?? 0) - top, grip?.height]).toEqual([10, 4]);
    const close = await open.getByRole('button').first().boundingBox();
    expect(close?.width).toBeGreaterThanOrEqual(44);
    expect(close?.height).toBeGreaterThanOrEqual(44);
    // Grip, title and countdown are three rows, and in the third nothing lies on its neighbour.
    const band = open.locator('header + *');
    let under = top;
    for (const row of [open.locator(':scope > i'), open.locator('header'), band]) {
      const box = await boxOf(row);
      expect(box.y).toBeGreaterThanOrEqual(under);
      under = box.y + box.height;
    }
    const parts = await Promise.all((await band.locator(':scope > *').all()).map(boxOf));
    let edge = 0;
    for (const { x, width } of parts.toSorted((a, b) => a.x - b.x)) {
      expect(x).toBeGreaterThanOrEqual(edge);
      edge = x + width;
    }
    expect(edge).toBeLessThanOrEqual(390);
    // The foot: the sum, the one button that comes next, and one line.
    await expect(open.locator('[data-step="1"]')).toBeHidden();
    await expect(open.locator('[data-step="2"] button')).toBeInViewport();
    await expectAccessible(page);
  });
