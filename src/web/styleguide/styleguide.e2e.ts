import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

const inEnglish = { path: '/styleguide', title: 'Styleguide' };
const rightToLeft = { path: '/ar/styleguide', title: 'Styleguide' };

async function open(page: Page, { path, title } = inEnglish) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

// e2e/accessibility.e2e.ts lets axe look at the page itself, in its languages and themes.
test('the parts of the house do what they promise, in English', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await open(page);

  await test.step('tabs follow the arrow keys in the direction of reading', async () => {
    await page.getByRole('tab', { name: 'Book Experience' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Upcoming' }).first()).toBeFocused();
    await expect(page.getByRole('tabpanel').first()).toHaveText('What lies ahead, nearest first.');
  });

  await test.step('a dialog keeps the keyboard inside and gives it back', () =>
    walkThroughDialog(page));

  await test.step('a password is shown and hidden again', async () => {
    const field = page.getByLabel('Password', { exact: true }).first();
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  await test.step('a busy button keeps its width and its focus', async () => {
    const button = page.getByRole('button', { name: 'Press to wait two seconds' });
    const before = await button.boundingBox();
    await button.click();
    const busy = page.locator('button[aria-busy=true]:focus');
    await expect(busy).toHaveText(/Signing in/);
    expect((await busy.boundingBox())?.width).toBe(before?.width);
  });

  await test.step('an open dialog and open notifications are accessible', async () => {
    await page.getByRole('button', { name: 'Success' }).click();
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exclusive Access' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the theme is changed from the toolbar and outlives a reload', async () => {
    const appearance = page.getByRole('region', { name: 'Appearance' });
    await appearance.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
});

async function walkThroughDialog(page: Page) {
  const trigger = page.getByRole('button', { name: 'Open the dialog' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Exclusive Access' });
  await expect(dialog).toBeVisible();
  const inside = [
    dialog.getByLabel('Email'),
    dialog.getByRole('button', { name: 'Reveal Plans' }),
    dialog.getByRole('button', { name: 'Close' }),
  ];
  for (const control of [...inside, ...inside]) {
    await expect(control).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
}

test('right to left they go the other way', { tag: '@long' }, async ({ page }) => {
  await open(page, rightToLeft);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await test.step('tabs follow the arrow keys in the direction of reading', async () => {
    await page.getByRole('tab', { name: 'Book Experience' }).first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Upcoming' }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Book Experience' }).first()).toBeFocused();
  });

  await test.step('a sheet comes from the end edge and closes by Escape', async () => {
    await page.getByRole('button', { name: 'Open the sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Mirsal 70, half day' });
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.x).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});

test.describe('far west of Dubai', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the calendar is walked with the arrow keys, from the right in Arabic', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, rightToLeft);
    const calendar = page.getByLabel('Choose a day', { exact: true });
    await calendar.getByRole('button', { name: /27 نوفمبر/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(calendar.getByRole('button', { name: /26 نوفمبر/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('26');
  });
});
