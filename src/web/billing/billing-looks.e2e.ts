import { startSession } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';

test.use({ settings: openHouse });

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The demo client has invoices, payments and a membership; nothing is changed. */
const places = ['/profile/invoices', '/profile/payments', '/profile/invoices?choose=plan'];

for (const [place, path] of places.entries())
  for (const { language, theme } of looksFor(place))
    for (const width of [1440, 390])
      test(`${path} in ${language}, ${theme}, ${width} px wide`, async ({ page }) => {
        await useTheme(page, theme);
        await page.setViewportSize({ width, height: 900 });
        await startSession(page);
        await page.goto(language === 'ar' ? `/ar${path}` : path);
        await expect(page.getByRole('table').first()).toBeVisible();
        await expect(page.getByRole('status')).toHaveCount(0);
        expect(await beyond(page)).toBe(0);
        await expectAccessible(page);
      });

test('a booking says what is due and leads to where it is paid, with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await newClient(page);
  const { id } = await client.book({
    ...{ offering: 'formula-simulator-duel', day: dayIn(41), time: '20:00' },
  });
  await page.goto(`/dashboard/bookings/${id}`);
  const due = page.getByRole('list', { name: 'Invoice and payment' });
  await expect(due).toContainText('Due today');
  await due.getByRole('link', { name: 'Pay now' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pay' });
  await expect(dialog).toContainText('Formula simulator duel');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/invoices$/);
});
