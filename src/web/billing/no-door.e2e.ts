/** A house that runs for real without processor and account: it asks nobody for a card. */
import { newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, test } from '../../../e2e/fixture.ts';

// It must know its own address before it starts.
const port = String(20_000 + (process.pid % 20_000));

test.use({
  settings: {
    ...openHouse,
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
    CONTACT_EMAIL: 'money@rihla.example',
  },
});

test('an open invoice says who tells how it is paid, and shows no field for a card', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page, 'Layla Haddad');
  const total = { amount: 250_000, currency: 'USD' };
  const plan = { programme: 'plan', choice: 'essential', total };
  const { openInvoice } = (await client.send('POST', '/billing/memberships', plan)) as {
    openInvoice: string;
  };
  await page.goto('/profile/invoices');
  const due = page.getByRole('region', { name: 'To pay' });
  await expect(due).toContainText('We will write to you how to pay');
  await expect(due).toContainText('money@rihla.example');
  await expect(page.getByRole('button', { name: 'Add a card' })).toHaveCount(0);
  await page.goto(`/profile/invoices?pay=${openInvoice}`);
  const sheet = page.getByRole('dialog', { name: 'Pay' });
  await expect(sheet).toContainText('We will write to you how to pay');
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});
