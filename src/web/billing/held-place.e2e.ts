import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, test } from '../../../e2e/fixture.ts';
import { button, sheet } from '../../../e2e/sheet.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const duel = 'formula-simulator-duel';

test('a bank that asks first keeps the hold; once it is answered the place is confirmed and paid', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const card = { number: '4000000000003220', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  await client.send('POST', '/billing/methods', { kind: 'token', token });
  await client.hold({ offering: duel, day: dayIn(44), time: '20:00' });

  await page.goto(`/bookings/fun-gaming?book=${duel}`);
  await expect(sheet(page)).toContainText('your Visa ending 3220 pays it as you confirm');
  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('alert')).toContainText('Your bank wants to confirm this');
  await button(page, 'Go to your bank').click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard\/bookings\/[^?]+\?payment=/);
  await expect(page.getByText('Paid, thank you')).toBeVisible();
  await page.getByRole('link', { name: 'Continue and confirm' }).click();
  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('heading', { name: 'Your place is confirmed' })).toBeVisible();
  await expect(sheet(page).getByRole('list', { name: 'Invoice and payment' })).toContainText(
    'Paid',
  );
});
