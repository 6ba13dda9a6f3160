/** The desk's books: a quote is invoiced, paid by transfer, credited and sent back; a tier is decided about. */
import { startSession } from '../../../../e2e/accounts.ts';
import { type Client, newClient, openHouse } from '../../../../e2e/clients.ts';
import { noor, sami } from '../../../../e2e/desk.ts';
import { expect, expectAccessible, type House, type Page, test } from '../../../../e2e/fixture.ts';
import { concierge } from '../../../../e2e/house-staff.ts';
import type { InvoiceList } from '../../../contract/billing/invoices.ts';
import type { Matter } from '../../../contract/matters/matters.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

/** A client has accepted a quote of AED 1,000 that nobody invoiced: as it was before there was billing. */
async function accepted(page: Page, client: Client, { query }: House): Promise<Matter> {
  const form = { kind: 'custom', title: 'A piano on the terrace', notes: 'Tuned, please.' };
  const ask = { form, zone: 'Asia/Dubai' };
  const { id } = (await client.send('POST', '/matters', ask)) as Matter;
  await (await concierge(page)).propose(id, 100_000);
  const matter = (await client.send('GET', `/matters/${id}`)) as Matter;
  const [quote] = matter.quotes;
  const total = quote?.total;
  await client.send('POST', `/matters/${id}/quotes/${quote?.id}/accept`, { total });
  await query(`
    begin; set local session_replication_role = replica;
    delete from app.ledger_entries where invoice_id in
      (select id from app.invoices where source_id = '${id}');
    delete from app.invoices where source_id = '${id}'; commit`);
  return matter;
}

test('a quote is invoiced in two parts, a transfer recorded, a part credited, and what was too much leaves the bank', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Philippa Quillon');
  const { id } = await accepted(theirs, client, house);
  await startSession(page, noor);
  await page.goto(`/desk?matter=${id}`);

  await page.getByRole('button', { name: 'Invoice this quote' }).click();
  const form = page.getByRole('dialog', { name: 'Invoice the accepted quote' });
  await form.getByLabel('Due at once, in percent').fill('40');
  await form.getByRole('button', { name: 'Issue the invoice' }).click();
  await expect(form).toContainText('Choose the day on which the rest is due.');
  await form.getByLabel('The rest is due on').fill('2032-01-31');
  await form.getByRole('button', { name: 'Issue the invoice' }).click();
  await expect(page.getByText(/^RH-\d{4}-\d{4,} is issued$/)).toBeVisible();
  await page.getByRole('button', { name: /^Invoice RH-/ }).click();
  const sheet = page.getByRole('dialog', { name: /^RH-/ });
  await expect(sheet).toContainText('31 January 2032');

  await sheet.getByRole('button', { name: 'Record a transfer' }).click();
  const transfer = page.getByRole('dialog', { name: 'A transfer has arrived' });
  await transfer.getByLabel('Amount').fill('400');
  await transfer.getByLabel('What stood on it').fill('PIANO');
  await transfer.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText('AED\u00a0400 is recorded')).toBeVisible();

  await sheet.getByRole('button', { name: 'Credit note' }).click();
  const credit = page.getByRole('dialog', { name: /^Credit RH-/ });
  await credit.getByLabel('Amount').fill('700');
  await credit.getByLabel('Why').fill('The tuner was not needed.');
  await credit.getByRole('button', { name: 'Issue it' }).click();
  await expect(page.getByText('The credit note is issued')).toBeVisible();
  await expect(sheet).toContainText('AED\u00a0100 to be sent back');
  await expect(sheet.getByText(/^To be sent by us, from the bank, by /)).toBeVisible();
  await expect(sheet).not.toContainText('AED\u00a0100 sent back');
  await expect(sheet).toContainText('Settled');
  await expect(sheet).toContainText('AED\u00a0300 stays paid, AED\u00a0700 credited');
  await expectAccessible(page);

  // What one recorded, another sends back.
  const other = await browser.newPage({ baseURL: house.url });
  await startSession(other, sami);
  await other.goto('/desk');
  await other.getByRole('link', { name: /^Invoices/ }).click();
  const queue = other.getByRole('region', { name: 'To send by bank' });
  const waits = queue.getByRole('listitem').filter({ hasText: 'Philippa Quillon' });
  await expect(waits).toContainText('AED\u00a0100.00');
  await expect(waits).toContainText('To the account it came from');
  await expect(waits).toContainText('On that transfer stood: PIANO');
  await expect(waits).toContainText('The tuner was not needed.');
  await expect(waits).toContainText('You may send it');
  await expect(waits.getByText(/^Send by /)).toBeVisible();
  await expectAccessible(other);
  // By keyboard alone.
  await waits.getByRole('button', { name: 'It has left the bank' }).focus();
  await other.keyboard.press('Enter');
  const left = other.getByRole('dialog', { name: 'The refund has left the bank' });
  await expect(left).toContainText('AED\u00a0100.00 to Philippa Quillon');
  await left.getByLabel('The reference of the transfer').fill('BACK-1');
  await left.getByRole('button', { name: 'It has left the bank' }).press('Enter');
  await expect(other.getByText('The refund is marked as sent')).toBeVisible();
  await expect(waits).toContainText('Reference BACK-1');
  await expect(waits.getByText(/^Sent on /)).toBeVisible();
  await waits.getByRole('button', { name: /^RH-/ }).click();
  const seen = other.getByRole('dialog', { name: /^RH-/ });
  await expect(seen).toContainText('reference BACK-1');
  await expect(seen.getByText('To be sent by us')).toHaveCount(0);
  await expect(seen).toContainText('AED\u00a0100 sent back');
  await other.close();

  const { items } = (await client.send('GET', '/billing/invoices')) as InvoiceList;
  const sums = items.map(({ kind, total, paid, outstanding }) =>
    [kind, total.amount, paid.amount, outstanding.amount].join(' '),
  );
  expect(sums).toEqual(['credit_note -70000 0 0', 'invoice 100000 30000 0']);
});

test('who applies for a tier pays nothing until the desk says yes, and then sees it at once', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const room = await browser.newContext({ baseURL: house.url });
  const theirs = await room.newPage();
  await newClient(theirs, 'Rosalind Thorne');
  await theirs.goto('/profile/invoices?tier=noor');
  const membership = theirs.getByRole('region', { name: 'Membership' });
  await membership.getByRole('button', { name: 'Apply for Noor' }).click();
  const asking = theirs.getByRole('dialog', { name: 'Apply for Noor' });
  await expect(asking).toContainText('To pay once we say yes');
  await expect(asking).toContainText('AED\u00a041,000');
  await expect(asking).toContainText('within two working days');
  await asking.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(membership).toContainText('VAT included and AED\u00a05,000 once, when joining');
  await expect(membership).toContainText(
    /We answer your application by .+ Once we say yes, AED.41,000 is due; nothing before\./,
  );
  await expect(theirs.getByRole('region', { name: 'To pay' })).toContainText('Nothing is due');
  await expectAccessible(theirs);

  await startSession(page, noor);
  await page.goto('/desk?part=invoices');
  const waiting = page.getByRole('region', { name: 'Applications' });
  const theirRow = waiting.getByRole('listitem').filter({ hasText: 'Rosalind Thorne' });
  await expect(theirRow).toContainText('Joins Noor');
  const tab = page.getByRole('link', { name: /^Invoices/ });
  const waits = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
  expect(waits).toBeGreaterThan(0);
  await expectAccessible(page);
  await theirRow.getByRole('button', { name: 'Say yes to Rosalind Thorne' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Say yes', exact: true }).click();
  await expect(page.getByText('The membership is open to them')).toBeVisible();
  await expect(theirRow).toHaveCount(0);
  await expect(tab).toHaveText(waits > 1 ? `Invoices${waits - 1}` : 'Invoices');

  await expect(membership.getByRole('button', { name: 'Pay and begin' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'To pay' })).toContainText('AED\u00a041,000');
  await room.close();
});
