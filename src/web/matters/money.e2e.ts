/** What becomes of the money of a request: another version, a withdrawal, a house that cannot do it. */
import { startSession } from '../../../e2e/accounts.ts';
import { type Client, newClient, openHouse } from '../../../e2e/clients.ts';
import { noor as noorsAccount } from '../../../e2e/desk.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';
import { type Concierge, concierge } from '../../../e2e/house-staff.ts';
import type { InvoiceList } from '../../contract/billing/invoices.ts';
import type { Matter } from '../../contract/matters/matters.ts';

test.use({ settings: openHouse });

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const history = (page: Page) => panel(page, 'So far').getByRole('listitem');
const sums = (place: ReturnType<typeof panel>) =>
  place.locator('dl[aria-label] > div').allInnerTexts();

const invoicesOf = async (client: Client, id: string) =>
  ((await client.send('GET', `/billing/invoices?view=all&source=${id}`)) as InvoiceList).items;

/** A request that its client has accepted at AED 2,300 and paid so much of, in fils. */
async function agreed(client: Client, noor: Concierge, paid: number, keptPercent = 0) {
  const form = { kind: 'custom', title: 'A falcon for the weekend', notes: 'With a falconer.' };
  const { id } = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
  await noor.act(id, '/claim');
  await noor.propose(id, 230_000, { keptPercent });
  const { quotes } = (await client.send('GET', `/matters/${id}`)) as Matter;
  const [quote] = quotes;
  const total = quote?.total;
  await client.send('POST', `/matters/${id}/quotes/${quote?.id}/accept`, { total });
  if (paid > 0) await pay(client, id, paid);
  return id;
}

async function pay(client: Client, source: string, amount: number) {
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  const [invoice] = await invoicesOf(client, source);
  await client.send('POST', '/billing/payments', {
    for: { kind: 'invoice', id: invoice?.id },
    amount: { amount, currency: 'AED' },
    with: { kind: 'token', token, save: false },
  });
}

test('after a failed supplier the new quote is accepted, and only the difference is paid', async ({
  page,
}) => {
  const client = await newClient(page);
  const noor = await concierge(page);
  const id = await agreed(client, noor, 230_000);
  await noor.act(id, '/move', { move: 'supplier_failed', reason: 'The falcon is ill.' });
  await page.goto(`/dashboard/requests/${id}`);
  await expect(panel(page, 'Quote 1')).toContainText('counts towards the next quote');

  await noor.propose(id, 300_000, { keptPercent: 20, words: 'The second falcon is younger.' });
  const quote = panel(page, 'Quote 2');
  await expect(quote).toContainText(/Open until .+, Dubai time/);
  await expect(quote).toContainText('everything you have paid comes back');
  expect(await sums(quote)).toEqual([
    'Paid so far\nwith Visa ending 4242\nAED\u00a02,300',
    expect.stringMatching(
      /^Still to pay, by \d+ \w+ if you accept today.*you pay it yourself.*AED.700/s,
    ),
  ]);
  await expect(panel(page, 'What you asked for')).toContainText(/Quote 1, AED.2,300: accepted/);
  await quote.getByRole('button', { name: 'Decline', exact: true }).click();
  const declining = page.getByRole('dialog', { name: 'Decline this quote?' });
  await expect(declining).toContainText(/What you have paid, AED.2,300, stays with us/);
  await declining.getByRole('button', { name: 'Go back' }).click();
  await quote.getByRole('button', { name: 'Accept quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this quote?' });
  expect(await sums(dialog)).toEqual([
    'Paid so far\nwith Visa ending 4242\nAED\u00a02,300',
    expect.stringMatching(
      /^Still to pay, by \d+ \w+ if you accept today.*you pay it yourself.*AED.700/s,
    ),
  ]);
  await expect(dialog).toContainText(/AED.700 more than quote 1\./);
  await expect(dialog).toContainText('This is stricter than quote 1, under which nothing was kept');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(history(page).first()).toContainText(
    /Paid so far: AED.2,300. Still to pay: AED.700./,
  );
  await expect(panel(page, 'What you asked for')).toContainText(/Quote 1, AED.2,300: replaced/);
  await expect(quote).toContainText('The second falcon is younger.');
  expect(await sums(quote)).toEqual([
    'Paid\nwith Visa ending 4242\nAED\u00a02,300',
    expect.stringMatching(/^Due by \d+ \w+.*no card is charged by itself.*AED.700/s),
  ]);
  await quote.getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByRole('dialog')).toContainText(/AED.700/);

  await pay(client, id, 70_000);
  const invoices = await invoicesOf(client, id);
  expect(invoices.map(({ total, outstanding }) => [total.amount, outstanding.amount])).toEqual([
    [70_000, 0],
    [230_000, 0],
  ]);
});

test('who withdraws an approved request reads what is kept and what comes back before it happens', async ({
  page,
}) => {
  const client = await newClient(page);
  const id = await agreed(client, await concierge(page), 230_000, 20);
  await page.goto(`/dashboard/requests/${id}`);
  await expect(panel(page, 'Quote 1')).toContainText(/we keep 20 % \(AED.460\)/);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw it?' });
  await expect(dialog).toContainText('You accepted a fee of 20 % if you withdraw.');
  expect(await sums(dialog)).toEqual([
    'Paid so far\nAED\u00a02,300',
    'Fee for withdrawing\nas the accepted quote says\nAED\u00a0460',
    'Comes back to you\nto Visa ending 4242 within ten working days\nAED\u00a01,840',
    'To pay\nnothing more',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(history(page).first()).toContainText(
    /Withdrawn\. Paid so far: AED.2,300\. Fee for withdrawing: AED.460\. Comes back to you: AED.1,840\./,
  );
  // The page keeps its sums: what was paid, what came back, what was kept and why.
  const quote = panel(page, 'Quote 1');
  await expect(quote).toContainText('You had accepted a fee of 20 % for that.');
  expect((await sums(quote)).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Paid in all\nAED 2,300',
    expect.stringMatching(/^(On its way back to you|Sent back to you)\n.+\nAED 1,840$/),
    'Fee for withdrawing\nas the accepted quote says\nAED 460',
    'To pay\nnothing more',
  ]);
  await expect(quote.getByRole('link', { name: /^Credit note RC-/ })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText(/It is withdrawn\. Paid so far: AED.2,300\./)).toBeVisible();
});

test('who withdraws what they never paid reads the fee, its day and what falls away, and owes just that', async ({
  page,
}) => {
  const client = await newClient(page);
  const id = await agreed(client, await concierge(page), 0, 20);
  await page.goto(`/dashboard/requests/${id}`);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw it?' });
  await expect(dialog).toContainText('You accepted a fee of 20 % if you withdraw.');
  const owed = /^Still to pay, by \d+ \w+\nyou pay it yourself.*AED.460$/s;
  expect(await sums(dialog)).toEqual([
    'Fee for withdrawing\nas the accepted quote says\nAED\u00a0460',
    expect.stringMatching(owed),
    'No longer asked for\nAED\u00a01,840',
  ]);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog).toBeHidden();
  // One fact: no place of the page says that nothing is due beside what is.
  const quote = panel(page, 'Quote 1');
  await expect(quote.getByText('Fee for withdrawing').first()).toBeVisible();
  await expect(
    page.getByText(/We owe you no further word\. Still to pay: AED.460\./),
  ).toBeVisible();
  expect((await sums(quote)).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Fee for withdrawing\nas the accepted quote says\nAED 460',
    expect.stringMatching(owed),
  ]);
  await expect(page.getByRole('main')).not.toContainText('Nothing is due');
  await expect(page.getByRole('main')).not.toContainText('Kept by the house');
  await expect(quote.getByRole('link', { name: 'Pay' })).toBeVisible();
});

test('the desk reads what goes back before it declines what was agreed, and the client reads the same', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const room = await browser.newContext({ baseURL: house.url });
  const theirs = await room.newPage();
  const client = await newClient(theirs, 'Philippa Quillon');
  const id = await agreed(client, await concierge(theirs), 100_000, 50);
  await theirs.goto(`/ar/dashboard/requests/${id}`);
  await startSession(page, noorsAccount);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/desk?matter=${id}`);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw this matter?' });
  await expect(withdrawing).toContainText('a fee of 50 % on withdrawal');
  expect(await sums(withdrawing)).toEqual([
    'Paid so far\nAED\u00a01,000',
    'Fee for withdrawing\nAED\u00a01,150',
    'Goes back to the client\nAED\u00a00',
    expect.stringMatching(/^Still to pay, by \d+ \w+\nthe client pays it.*AED.150$/s),
    'No longer asked for\nAED\u00a01,150',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this matter?' });
  await expect(dialog).toContainText('It costs the client nothing.');
  expect(await sums(dialog)).toEqual([
    'Paid so far\nAED\u00a01,000',
    'Kept by the house\nnothing',
    'Goes back to the client\nto Visa ending 4242 within ten working days\nAED\u00a01,000',
    'To pay\nnothing more',
    'No longer asked for\nAED\u00a01,300',
  ]);
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('No falcon is free.');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/declined it\. Paid so far: AED.1,000\./)).toBeVisible();
  await expect(theirs.getByText(/اعتُذر عنه\. المدفوع حتى الآن:/).first()).toBeVisible();
  await room.close();
});
