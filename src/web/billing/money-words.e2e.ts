/** What pages say of money that is reserved, of a card that was refused, and of what is being collected. */
import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, test } from '../../../e2e/fixture.ts';
import type { InvoiceList } from '../../contract/billing/invoices.ts';
import type { ChangeQuoteView, MembershipView } from '../../contract/billing/memberships.ts';
import type { BillingOverview } from '../../contract/billing/payments.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const words = {
  en: {
    at: '',
    reserved: /Reserved on your Visa ending 4242/,
    stay: /Armani Hotel, fountain suite; taken on \d+ \w+, nothing before/,
    asked: /Heritage safari in 1950s Land Rovers; taken once it is confirmed, nothing before/,
    pay: /^Pay AED/,
    declined: /Your bank declined the card/,
    refused: /Refused on \d+ \w+; pay with another or try again/,
    taking: 'Being taken from your Visa ending 0341',
    bank: /the bank is being asked; you need do nothing/i,
    due: /Due today|Due \d+/,
  },
  ar: {
    at: '/ar',
    reserved: /محجوز على بطاقتك Visa المنتهية بالرقم 4242/,
    stay: /فندق أرماني، .*؛ يُخصم في \d+ .* ولا شيء قبله/,
    asked: /لاندروفر .*؛ يُخصم عند التأكيد ولا شيء قبله/,
    pay: /^سداد .*\d/,
    declined: /رفض مصرفك البطاقة/,
    refused: /رُفضت في \d+ .*؛ ادفع ببطاقة أخرى أو أعد المحاولة/,
    taking: 'يُخصم الآن من بطاقتك Visa المنتهية بالرقم 0341',
    bank: /نطلبه من البنك الآن، ولا يلزمك شيء/,
    due: /مستحقة اليوم/,
  },
};

async function tokenOf(client: Client, number: string): Promise<string> {
  const card = { number, expMonth: 12, expYear: 2031, cvc: '123' };
  // The contract says what each endpoint answers.
  const made = (await client.send('POST', '/billing/sandbox/tokens', card)) as { token: string };
  return made.token;
}

const keep = async (client: Client, number: string) =>
  client.send('POST', '/billing/methods', { kind: 'token', token: await tokenOf(client, number) });

for (const [place, language] of (['en', 'ar'] as const).entries()) {
  const say = words[language];

  test(`what is reserved names its bookings and their days (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const client = await newClient(page);
    await keep(client, '4242424242424242');
    await client.book({
      offering: 'heritage-land-rover-safari',
      day: dayIn(50 + place),
      time: '15:00',
    });
    await client.book({
      offering: 'armani-hotel-fountain-suite',
      day: dayIn(52 + place),
      length: 1,
    });
    for (const path of ['/profile/invoices', '/dashboard']) {
      await page.goto(`${say.at}${path}`);
      const reserved = page.locator('main dl > div').filter({ hasText: say.reserved });
      for (const booked of [say.stay, say.asked])
        await expect(reserved.filter({ hasText: booked })).toHaveCount(1);
    }
  });

  test(`a card that was refused says so on its row and where one is chosen (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const client = await newClient(page);
    await client.book({
      offering: 'formula-simulator-duel',
      day: dayIn(54 + place),
      time: '20:00',
    });
    await keep(client, '4000000000000002');
    const { items } = (await client.send('GET', '/billing/invoices')) as InvoiceList;
    const [invoice] = items;
    await page.goto(`${say.at}/profile/invoices?pay=${invoice?.id}`);
    await page.getByRole('dialog').getByRole('button', { name: say.pay }).click();
    await expect(page.getByRole('dialog').getByText(say.declined)).toBeVisible();
    for (const path of [
      '/profile/invoices',
      '/profile/payments',
      `/profile/invoices?pay=${invoice?.id}`,
    ]) {
      await page.goto(`${say.at}${path}`);
      await expect(page.getByText(say.refused).last()).toBeVisible();
    }
  });

  test(`what is being collected says so on its row, and has no button (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const client = await newClient(page);
    await client.book({
      offering: 'formula-simulator-duel',
      day: dayIn(56 + place),
      time: '20:00',
    });
    const { items } = (await client.send('GET', '/billing/invoices')) as InvoiceList;
    const [invoice] = items;
    await client.send('POST', '/billing/payments', {
      for: { kind: 'invoice', id: invoice?.id },
      amount: invoice?.outstanding,
      with: { kind: 'token', token: await tokenOf(client, '4000000000000341'), save: false },
    });
    await page.goto(`${say.at}/profile/invoices`);
    const row = page.locator('main table tbody tr').filter({ hasText: invoice?.number ?? '' });
    await expect(row.first()).toContainText(say.taking);
    await expect(row.first()).toContainText(say.bank);
    await expect(row.first()).not.toContainText(say.due);
    await expect(row.first().getByRole('button', { name: /pay|سداد|ادفع/i })).toHaveCount(0);
  });
}

test('what is to be paid is the invoice that its button opens, whatever else is due', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  for (const day of [dayIn(60), dayIn(61)])
    await client.book({ offering: 'formula-simulator-duel', day, time: '20:00' });
  await page.goto('/profile/invoices');
  const due = page.getByRole('region', { name: 'To pay' });
  await expect(due.locator('bdi').first()).toHaveText('AED\u00a0320');
  await expect(due).toContainText('Of AED\u00a0640 in all, listed below');
  await expect(due.locator('dl')).toContainText('AED\u00a0640');
  await due.getByRole('button', { name: 'Pay AED\u00a0320 now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Pay AED\u00a0320' })).toBeVisible();
});

test('a membership that is paid in part and given up says before and after what comes back', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const payIn = async (invoice: string | null, amount: number) =>
    client.send('POST', '/billing/payments', {
      for: { kind: 'invoice', id: invoice },
      amount: usd(amount),
      with: { kind: 'token', token: await tokenOf(client, '4242424242424242'), save: false },
    });
  const begin = { programme: 'plan', choice: 'essential', total: usd(250_000) };
  const begun = (await client.send('POST', '/billing/memberships', begin)) as MembershipView;
  await payIn(begun.openInvoice, 100_000);
  await page.goto('/profile/invoices');
  const back = 'Comes back to you: $1,000, to Visa ending 4242 within ten working days.';
  await expect(page.getByRole('main')).toContainText('What you paid of it comes back to you then.');
  await page.getByRole('button', { name: 'Give it up' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(back);
  await dialog.getByRole('button', { name: 'Give it up' }).click();
  // The same words in the question: they are read again once it is gone.
  await expect(page.getByText('Essential is given up')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(back)).toBeVisible();

  // Of a dearer one that nobody has paid yet its price is said, and the way out.
  const again = (await client.send('POST', '/billing/memberships', begin)) as MembershipView;
  await payIn(again.openInvoice, 250_000);
  const [now] = ((await client.send('GET', '/billing')) as BillingOverview).memberships;
  const path = `/billing/memberships/${now?.id}/change`;
  const up = { choice: 'premium' };
  const { total } = (await client.send('POST', `${path}/quote`, up)) as ChangeQuoteView;
  await client.send('POST', path, { ...up, total }, now?.version);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(
    'It becomes Premium, $7,500 a month, once its invoice is paid. Until then it stays as it is',
  );
});
