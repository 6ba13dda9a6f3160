import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, type Page, test } from '../../../e2e/fixture.ts';
import { button, sheet } from '../../../e2e/sheet.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const duel = 'formula-simulator-duel';
/** A card is kept, so that the press pays. */
const confirmAndPay = (page: Page) =>
  sheet(page).getByRole('button', { name: /^Confirm and pay (AED|\$)/ });

/** Its bank asks its owner before it pays. */
async function keepAskingCard(client: Client) {
  const card = { number: '4000000000003220', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  await client.send('POST', '/billing/methods', { kind: 'token', token });
}

test('a bank that asks first keeps the hold; once it is answered the place is confirmed and paid', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await keepAskingCard(client);
  await client.hold({ offering: duel, day: dayIn(44), time: '20:00' });

  await page.goto(`/bookings/fun-gaming?book=${duel}`);
  await expect(sheet(page)).toContainText('your Visa ending 3220 pays it as you confirm');
  await confirmAndPay(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Your bank wants to confirm this');
  await button(page, 'Go to your bank').click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard\/bookings\/[^?]+\?payment=/);
  await expect(page.getByText('Paid, thank you')).toBeVisible();
  // The bank's yes has confirmed it: nobody has to press anything more.
  await expect(page.getByRole('link', { name: 'Continue and confirm' })).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Confirmed');
});

test('a membership whose card is asked by its bank says so where it is paid', {
  tag: '@long',
}, async ({ page }) => {
  await keepAskingCard(await newClient(page));
  await page.goto('/profile/invoices?choose=plan&take=essential');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Visa ending 3220 is charged');
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(dialog).toContainText('Your bank wants to ask you first');
  await expect(dialog).toContainText('Nothing was charged.');
  await dialog.getByRole('button', { name: 'Pay $2,500' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Paid, thank you')).toBeVisible();
});

test('a held place is confirmed only once it is read which card pays', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await keepAskingCard(client);
  await client.hold({ offering: duel, day: dayIn(45), time: '20:00' });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/billing/methods*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/bookings/fun-gaming?book=${duel}`);
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  await expect(button(page, 'Bringing the hold up to date…')).toBeVisible();
  await expect(confirmAndPay(page)).toBeHidden();
  answer();
  await expect(confirmAndPay(page)).toBeVisible();
  await expect(sheet(page)).toContainText('your Visa ending 3220 pays it as you confirm');
});
