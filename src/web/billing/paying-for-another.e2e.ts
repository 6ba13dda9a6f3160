/** Somebody with the right to pay does so for a client, as far as that client allows. */
import { mailTo } from '../../../e2e/accounts.ts';
import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

test.use({ settings: openHouse });

async function mandated(page: Page, client: Client, delegate: Client, rights: object) {
  const asked = { name: 'Omar Aziz', email: delegate.email, ...rights };
  await client.send('POST', '/delegates', asked);
  const { textBody } = await mailTo(page, delegate.email, 'delegate-invitation');
  const [, token] = /token=([\w-]+)/.exec(textBody) ?? [];
  await delegate.send('POST', '/mandates/accept', { token });
}

const actsFor = async (page: Page) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Act for Layla Haddad' }).click();
  await page.goto('/profile/invoices');
};

test('a delegate pays within the limit, not beyond it, and the client reads who paid for whom', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const theirs = await browser.newPage({ baseURL: house.url });
  const layla = await newClient(theirs);
  const omar = await newClient(page, 'Omar Aziz');
  const duel = { offering: 'formula-simulator-duel', time: '20:00' };
  await layla.book({ ...duel, day: dayIn(48) });
  await layla.book({ ...duel, day: dayIn(49), party: 4 });
  await mandated(page, layla, omar, { rights: ['pay'], upTo: 50_000 });
  await actsFor(page);

  const table = page.getByRole('table', { name: /^Invoices and credit notes/ });
  await expect(table.getByRole('button', { name: /^Pay RH-/ })).toHaveCount(2);
  const ways = page.getByRole('region', { name: 'How you pay' });
  await expect(ways).toContainText('You pay for Layla Haddad');
  await expect(ways).toContainText('Up to AED\u00a0500 each');
  await expect(page.getByRole('region', { name: 'Membership' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Spending by month' })).toHaveCount(0);
  await expectAccessible(page);

  const sheet = page.getByRole('dialog', { name: 'Pay' });
  const payRow = (sum: string) =>
    table
      .getByRole('row')
      .filter({ hasText: sum })
      .getByRole('button', { name: /^Pay RH-/ })
      .click();
  await payRow('1,280.00');
  await expect(sheet).toContainText('This is more than you may pay at once');
  await expect(sheet.getByRole('button', { name: /^Pay AED/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await payRow('320.00');
  await sheet.getByText('Test cards').click();
  await sheet.getByRole('button', { name: /4242 / }).click();
  await expect(sheet.getByRole('checkbox', { name: 'Keep this card for later' })).toHaveCount(0);
  await sheet.getByRole('button', { name: /^Pay AED/ }).click();
  await expect(page.getByText('Paid, thank you')).toBeVisible();

  await theirs.goto('/profile/payments');
  await expect(theirs.getByRole('table', { name: /^Payments/ })).toContainText(
    'Omar Aziz for Layla Haddad',
  );
});

test('who may only look is told that the bills are not theirs, and asks for none', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const theirs = await browser.newPage({ baseURL: house.url });
  const layla = await newClient(theirs);
  const omar = await newClient(page, 'Omar Aziz');
  await mandated(page, layla, omar, { rights: ['request'] });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await actsFor(page);
  await expect(page.getByText('Layla Haddad pays the bills alone')).toBeVisible();
  expect(asked.filter((url) => url.includes('/rest/v1/billing'))).toEqual([]);
  await page.getByRole('button', { name: 'Return to my account' }).first().click();
  await expect(page.getByRole('region', { name: 'Membership' })).toBeVisible();
});
