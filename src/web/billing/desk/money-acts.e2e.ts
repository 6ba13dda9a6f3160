/** Much money that one colleague moves by hand: another says yes, with the keyboard alone. */
import { startSession } from '../../../../e2e/accounts.ts';
import { newClient, openHouse } from '../../../../e2e/clients.ts';
import { noor, sami } from '../../../../e2e/desk.ts';
import { expect, expectAccessible, test } from '../../../../e2e/fixture.ts';
import { concierge } from '../../../../e2e/house-staff.ts';
import type { InvoiceList } from '../../../contract/billing/invoices.ts';
import type { Matter } from '../../../contract/matters/matters.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

test('a credit note above the sum waits for a second colleague, who approves it', async ({
  page,
  browser,
  house,
}) => {
  test.slow();
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Philippa Quillon');
  const form = { kind: 'custom', title: 'A villa for a month', notes: 'By the sea.' };
  const { id } = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
  await (await concierge(theirs)).propose(id, 2_000_000);
  const [quote] = ((await client.send('GET', `/matters/${id}`)) as Matter).quotes;
  await client.send('POST', `/matters/${id}/quotes/${quote?.id}/accept`, { total: quote?.total });
  const listed = (await client.send('GET', '/billing/invoices')) as InvoiceList;
  const number = listed.items[0]?.number ?? '';
  await theirs.goto(`/profile/invoices?pay=${listed.items[0]?.id}`);
  const paying = theirs.getByRole('dialog', { name: 'Pay' });
  await expect(paying).toContainText('AED\u00a020,000');

  await startSession(page, noor);
  await page.goto('/desk?part=invoices');
  await page.getByRole('button', { name: number }).click();
  const sheet = page.getByRole('dialog', { name: number });
  await sheet.getByRole('button', { name: 'Credit note' }).click();
  const credit = page.getByRole('dialog', { name: `Credit ${number}` });
  await credit.getByLabel('Amount').fill('6,000');
  await credit.getByLabel('Why').fill('The pool was closed.');
  await credit.getByRole('button', { name: 'Ask a colleague for it' }).click();
  await expect(page.getByText('A second colleague must approve it', { exact: true })).toBeVisible();
  await expect(sheet).toContainText('Waits for a colleague');
  await expect(sheet.getByRole('button', { name: `Take it back: ${number}` })).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage({ baseURL: house.url });
  await startSession(other, sami);
  await other.goto(`/desk?matter=${id}`);
  await expect(other.getByRole('article')).toContainText(/Waits for a colleague.*AED.6,000/s);
  await other.getByRole('link', { name: 'Look at it' }).click();
  const panel = other.getByRole('region', { name: 'A second look' });
  await expect(panel).toContainText('Asked by Noor');
  await expect(panel).toContainText('The pool was closed.');
  await expectAccessible(other);
  await panel.getByRole('button', { name: /^Approve: Credit note/ }).focus();
  await other.keyboard.press('Enter');
  const sure = other.getByRole('dialog', { name: /^Approve: Credit note/ });
  await sure.getByRole('button', { name: 'Approve', exact: true }).focus();
  await other.keyboard.press('Enter');
  await expect(other.getByText('It is approved, and done')).toBeVisible();
  await expect(panel).toHaveCount(0);

  await expect(sheet).toContainText('Approved');
  await expect(sheet).toContainText('Answered by Sami');
  const after = (await client.send('GET', '/billing/invoices')) as InvoiceList;
  expect(after.items.map(({ kind, total }) => `${kind} ${total.amount}`)).toContain(
    'credit_note -600000',
  );
  // Whoever is about to pay is not left with the sum of before.
  await expect(paying).toContainText(
    'It was AED\u00a020,000 a moment ago, and is AED\u00a014,000 now.',
  );
  await expectAccessible(theirs);
  await other.close();
  await theirs.close();
});

test('a paid matter that is declined stands until a second colleague agrees', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  test.slow();
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Rosalind Quillon');
  const form = { kind: 'custom', title: 'A villa for a week', notes: 'By the sea.' };
  const { id } = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
  await (await concierge(theirs)).propose(id, 2_000_000);
  const [quote] = ((await client.send('GET', `/matters/${id}`)) as Matter).quotes;
  await client.send('POST', `/matters/${id}/quotes/${quote?.id}/accept`, { total: quote?.total });
  const listed = (await client.send('GET', '/billing/invoices')) as InvoiceList;
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  await client.send('POST', '/billing/payments', {
    for: { kind: 'invoice', id: listed.items[0]?.id },
    amount: listed.items[0]?.outstanding,
    with: { kind: 'token', token, save: false },
  });

  await startSession(page, noor);
  await page.goto(`/desk?matter=${id}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('There is no villa.');
  await expect(dialog).toContainText('a second colleague must approve it first');
  await dialog.getByRole('button', { name: 'Ask a colleague for it' }).click();
  await expect(page.getByText('A second colleague must approve it', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The matter says so itself, in the queue too, and is not declined a second time.
  await expect(page.getByText('Ended matter, what goes back')).toBeVisible();
  await expect(page.locator('[data-queue-row]').getByText('A second look')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline', exact: true })).toHaveCount(0);
  expect(((await client.send('GET', `/matters/${id}`)) as Matter).state).toBe('approved');

  const other = await browser.newPage({ baseURL: house.url });
  await startSession(other, sami);
  await other.goto('/desk?part=invoices');
  const panel = other.getByRole('region', { name: 'A second look' });
  await panel.getByRole('button', { name: /^Approve: Ended matter/ }).click();
  const sure = other.getByRole('dialog', { name: /^Approve: Ended matter/ });
  await expect(sure).toContainText('The matter ends now, the client hears of it');
  await sure.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText('It is approved, and done')).toBeVisible();
  expect(((await client.send('GET', `/matters/${id}`)) as Matter).state).toBe('declined');
  await other.close();
  await theirs.close();
});

test('a recorded transfer is said to be looked at, and its client is not asked for it again', async ({
  page,
  browser,
  house,
}) => {
  test.slow();
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Octavia Quillon');
  const form = { kind: 'custom', title: 'A villa for a season', notes: 'By the sea.' };
  const { id } = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
  await (await concierge(theirs)).propose(id, 2_000_000);
  const [quote] = ((await client.send('GET', `/matters/${id}`)) as Matter).quotes;
  await client.send('POST', `/matters/${id}/quotes/${quote?.id}/accept`, { total: quote?.total });
  const listed = (await client.send('GET', '/billing/invoices')) as InvoiceList;
  const number = listed.items[0]?.number ?? '';
  await theirs.goto('/profile/invoices');
  await expect(theirs.getByRole('button', { name: `Pay ${number}` })).toBeVisible();

  await startSession(page, noor);
  await page.goto('/desk?part=invoices');
  await page.getByRole('button', { name: number }).click();
  const sheet = page.getByRole('dialog', { name: number });
  await sheet.getByRole('button', { name: 'Record a transfer' }).click();
  const record = page.getByRole('dialog', { name: 'A transfer has arrived' });
  await expect(record).toContainText('a second colleague looks at it before it counts');
  await record.getByLabel('Amount').fill('1,000');
  await expect(record.getByRole('button', { name: 'Record it' })).toBeVisible();
  await record.getByLabel('Amount').fill('20,000');
  await record.getByLabel('What stood on it').fill('VILLA');
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Ask a colleague to approve it' }).click();
  await expect(page.getByText('A second colleague must approve it', { exact: true })).toBeVisible();

  const main = theirs.getByRole('main');
  await expect(main.getByText('Transfer being checked').first()).toBeVisible();
  await expect(main.getByRole('button', { name: `Pay ${number}` })).toHaveCount(0);
  await expect(main).toContainText('nothing need be paid for it meanwhile');
  await expectAccessible(theirs);
  await theirs.close();
});
