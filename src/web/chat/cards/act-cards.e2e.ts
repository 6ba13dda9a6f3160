/** Cards that act: asked for in the chat, pressed once, and nothing before that. */
import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';
import { tabTo } from '../../../../e2e/keyboard.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 900 } });

const yacht = 'Noor 50 Sunset Cruise';

async function ask(page: Page, words: string, label = 'Write a message') {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(words);
  await field.press('Enter');
}

const card = (page: Page, name: string | RegExp) =>
  page.getByRole('log').getByRole('region', { name });

test('asked, pressed, held: the sheet opens with its clock, and the card says so after a reload', async ({
  page,
}) => {
  const client = await newClient(page);
  const day = dayIn(60);
  await page.goto('/chat?with=travel-concierge');
  await ask(page, `Book the ${yacht} for 4 on ${day} at 16:30`);
  const hold = card(page, /Noor 50/);
  await expect(hold).toContainText('16:30');
  await expect(hold).toContainText('4 guests');
  const quote = await client.send('POST', '/bookings/quote', {
    offering: 'noor-50-sunset-cruise',
    day,
    time: '16:30',
    party: 4,
  });
  const { total } = quote as { total: { amount: number } };
  await expect(hold).toContainText((total.amount / 100).toLocaleString('en-US'));
  await expectAccessible(page);
  await tabTo(page, hold.getByRole('button', { name: 'Hold this place' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('timer')).toBeVisible();
  await page.goto('/chat?with=travel-concierge');
  await expect(hold).toContainText('Held');
  await expect(hold.getByRole('button')).toHaveCount(0);
  await hold.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\//);
});

test('a card cancels for what the dialog says, and only when it is pressed', async ({ page }) => {
  const client = await newClient(page);
  const booked = await client.book({
    offering: 'noor-50-sunset-cruise',
    day: dayIn(61),
    time: '16:30',
  });
  await page.goto(`/dashboard/bookings/${booked.id}`);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const asked = page.getByRole('dialog').getByRole('status');
  await expect(asked).toContainText('falls away');
  const stated = await asked.textContent();
  await page.goto('/chat?with=travel-concierge');
  await ask(page, `please cancel ${booked.reference}`);
  const cancel = card(page, /Noor 50/);
  const costs = cancel.getByRole('status');
  await expect(costs).toContainText('falls away');
  expect(await costs.textContent()).toBe(stated);
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(cancel).toContainText('Cancelled');
  await expect(cancel.getByRole('button')).toHaveCount(0);
});

test('a booking is moved by a card, on a phone and in Arabic', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await newClient(page);
  const booked = await client.book({
    offering: 'noor-50-sunset-cruise',
    day: dayIn(62),
    time: '16:30',
  });
  await page.goto('/ar/chat?with=travel-concierge');
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat('ar-AE-u-nu-latn', style).format(new Date(dayIn(63)));
  await ask(page, `غيّر موعد ${booked.reference} إلى ${day}`, 'اكتب رسالة');
  const move = card(page, /.+/).last();
  await move.getByRole('button', { name: 'انقله' }).click();
  await expect(move.getByRole('status')).toBeVisible();
  await expect(move.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('a visitor signs in first and comes back to the same card', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/chat?with=travel-concierge');
  await ask(page, `Book the ${yacht} for 4 on ${dayIn(64)} at 16:30`);
  await card(page, /Noor 50/)
    .getByRole('button', { name: 'Sign in and hold it' })
    .click();
  await expect(page).toHaveURL(/\/auth/);
  await newClient(page);
  await page.goto('/chat?with=travel-concierge');
  const again = card(page, /Noor 50/).getByRole('button', { name: 'Hold this place' });
  await expect(again).toBeEnabled();
});

test('a button of an answer opens the sheet with day, hour and party in it', async ({ page }) => {
  await newClient(page);
  const day = dayIn(65);
  const query = new URLSearchParams({ book: 'noor-50-sunset-cruise', on: day });
  for (const [name, value] of [
    ['time', '16:30'],
    ['party', '5'],
    ['notes', 'It is our anniversary'],
  ] as const)
    query.set(`said.${name}`, value);
  await page.goto(`/bookings/yachts/noor-50-sunset-cruise?${query}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('5 guests')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: /word/i })).toHaveValue('It is our anniversary');
  await expect(sheet.getByRole('button', { name: 'Hold this place' })).toBeEnabled();
  await expect(page).toHaveURL(/\?book=noor-50-sunset-cruise$/);
});
