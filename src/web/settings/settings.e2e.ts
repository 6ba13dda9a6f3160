import { enter, mailTo } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';
import { ageProofs } from '../../../e2e/proofs.ts';

// Refusals and lost lines are part of these journeys, and a browser writes each of them down.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const password = 'camel-train-42';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isSaved = (page: Page) =>
  expect(page.getByText('Saved as you go', { exact: true })).toBeVisible();

/** Somebody who can sign in by hand: the browser keeps no session of theirs between pages. */
async function visitor(page: Page, data: object = {}) {
  const email = `leaver-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password, data } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, password };
}

test('settings save as they are touched, by hand and by keyboard, and are there again', async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/profile/settings');
  const quiet = page.getByRole('switch', { name: /Quiet hours/ });
  const from = page.getByRole('slider', { name: 'Quiet from' });
  const until = page.getByRole('slider', { name: 'Quiet until' });
  await expect(from).toBeDisabled();
  await quiet.check();
  await expect(page.getByText('22:00 to 07:00, Dubai time')).toBeVisible();

  await from.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(from).toHaveAttribute('aria-valuetext', '21:30');
  const box = await until.boundingBox();
  if (!box) throw new Error('There is no handle.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 5 });
  // While it is dragged the hour still moves: what was let go of is what is saved.
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/settings') && answer.request().method() !== 'GET',
  );
  await page.mouse.up();
  await saved;
  await isSaved(page);
  await expect(until).not.toHaveAttribute('aria-valuetext', '07:00');
  const chosen = await until.getAttribute('aria-valuetext');

  await part(page, 'Language and currency').getByRole('radio', { name: 'AED, dirham' }).check();
  await part(page, 'Appearance').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('switch', { name: /Letters about offers/ }).check();
  const offers = page.getByRole('listitem').filter({ hasText: 'Letters about offers' });
  await expect(offers.getByText(/^Agreed on/).first()).toBeVisible();
  await isSaved(page);

  await page.reload();
  await expect(page.getByText(`21:30 to ${chosen}, Dubai time`)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'AED, dirham' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Letters about offers/ })).toBeChecked();
});

test('what was not saved is said, and shown as it stands', { tag: '@long' }, async ({ page }) => {
  await newClient(page);
  await page.goto('/profile/settings');
  const dirham = page.getByRole('radio', { name: 'AED, dirham' });
  await page.route('**/rest/v1/settings', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await dirham.click();
  await expect(page.getByRole('alert')).toContainText('The last change was not saved');
  await expect(dirham).not.toBeChecked();
});

test('everything of theirs comes as one file', { tag: '@long' }, async ({ page }) => {
  const client = await newClient(page);
  await client.book({ offering: 'formula-simulator-duel', day: dayIn(40), time: '20:00' });
  await page.goto('/profile/settings#privacy');
  await page.getByRole('button', { name: 'Prepare the Archive' }).click();
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the Archive' }).click();
  expect((await fetched).suggestedFilename()).toBe('rihla-archive.zip');
});

test('somebody leaves, thinks again at the door, and stays; the link in the mail does it too', {
  tag: '@long',
}, async ({ page, house }) => {
  const account = await visitor(page);
  await page.goto('/auth?next=%2Fprofile%2Fsettings');
  await enter(page, account);
  await page.getByRole('button', { name: 'Delete the Account' }).click();
  await ageProofs(house, account.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the Account' }).click();
  const asking = page.getByRole('dialog', { name: 'Is it you?' });
  await asking.getByRole('textbox', { name: 'Your password' }).fill(password);
  await asking.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);

  await page.goto('/auth');
  await enter(page, account);
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(page.getByText(/^Your account closes on/)).toBeVisible();
  const coming = page.getByRole('region', { name: 'Your account is about to be erased' });
  for (const path of ['/dashboard', '/profile/invoices', '/dashboard/requests']) {
    await page.goto(path);
    await expect(coming).toContainText(/^On .+ this account is erased\./);
  }
  await expectAccessible(page);
  for (const path of ['/', '/bookings/yachts']) {
    await page.goto(path);
    await expect(coming).toContainText(/^On .+ this account is erased\./);
  }
  await page.goto('/ar/bookings/yachts');
  const inArabic = page.getByRole('region', { name: 'حسابك على وشك المحو' });
  await expect(inArabic).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Stay with Rihla' }).click();
  await expect(coming).toHaveCount(0);
  await expect(page.getByText(/^Your account closes on/)).toHaveCount(0);

  const { textBody } = await mailTo(page, account.email, 'leaving');
  await page.goto(/https?:\S+\/stay\?\S+/.exec(textBody)?.[0] ?? '');
  await page.getByRole('button', { name: 'Stay with Rihla' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays already' })).toBeVisible();
  await page.goto('/stay?token=nobody');
  await page.getByRole('button', { name: 'Stay with Rihla' }).click();
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await expectAccessible(page);
});

test('a chosen language holds on the next device too', { tag: '@long' }, async ({ page }) => {
  const account = await visitor(page, { agreed: { terms: '1.0', privacy: '1.0' } });
  await page.goto('/auth?next=%2Fprofile%2Fsettings');
  await enter(page, account);
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/profile\/settings/);
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await enter(page, account);
  await expect(page).toHaveURL(/\/ar\/dashboard$/);
});

for (const { language, theme } of looksFor(1))
  test(`the settings read in ${language}, ${theme}, on a telephone and at a desk`, {
    tag: '@long',
  }, async ({ page }) => {
    await useTheme(page, theme);
    const client = await newClient(page);
    const quiet = { on: true, from: 1320, until: 420 };
    await client.send('PATCH', '/settings', { quiet });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${language === 'ar' ? '/ar' : ''}/profile/settings`);
      await expect(page.getByRole('slider')).toHaveCount(2);
      await expect(page.getByRole('switch')).toHaveCount(4);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      await expectAccessible(page);
    }
  });
