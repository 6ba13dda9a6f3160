import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';
import type { InvoiceList } from '../../contract/billing/invoices.ts';

test.use({ settings: openHouse });

const duel = 'formula-simulator-duel';

/** One booking is paid and another is due: every part of the pages has something to show. */
async function paidOnce(client: Client, day: number): Promise<void> {
  await client.book({ offering: duel, day: dayIn(day), time: '20:00' });
  // The contract says what the endpoints answer.
  const { items } = (await client.send('GET', '/billing/invoices')) as InvoiceList;
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  for (const { id, outstanding } of items)
    await client.send('POST', '/billing/payments', {
      for: { kind: 'invoice', id },
      amount: outstanding,
      with: { kind: 'token', token, save: false },
    });
  await client.book({ offering: duel, day: dayIn(day), time: '18:30' });
}

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const places = ['/profile/invoices', '/profile/payments', '/profile/invoices?choose=plan'];

for (const [place, path] of places.entries())
  for (const { language, theme } of looksFor(place))
    test(`${path} in ${language}, ${theme}, wide and on a telephone`, { tag: '@long' }, async ({
      page,
    }) => {
      await useTheme(page, theme);
      // Each place has a day of its own: eight can drive at an hour.
      await paidOnce(await newClient(page), 50 + place);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(language === 'ar' ? `/ar${path}` : path);
        // Invoices or payments, and the sums of the plot; over them the plans, where they are asked for.
        await expect(page.locator('main table')).toHaveCount(3);
        if (path.includes('choose'))
          await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(3);
        expect(await beyond(page)).toBe(0);
        await expectAccessible(page);
      }
    });

test('a booking says what is due and leads to where it is paid, with the keyboard alone', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await newClient(page);
  const { id } = await client.book({ offering: duel, day: dayIn(43), time: '20:00' });
  await page.goto(`/dashboard/bookings/${id}`);
  const due = page.getByRole('list', { name: 'Invoice and payment' });
  await expect(due).toContainText('Due today');
  await page.getByRole('link', { name: /^Pay AED .* Now$/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pay' });
  await expect(dialog).toContainText('Formula simulator duel');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/invoices$/);
});
