/** With Stripe by configuration: the card is typed on its page, never on ours. */
import type { StripeStandIn } from '#server/billing/stripe/shapes-testing.ts';
import { startStripe } from '#server/billing/stripe/testing.ts';
import { dayIn, newClient, openHouse } from './clients.ts';
import { test as base, expect, expectAccessible } from './fixture.ts';

const test = base.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const endings: (() => Promise<unknown>)[] = [];
      const stripe = await startStripe({ after: (work) => void endings.push(work) });
      await use(stripe);
      for (const end of endings) await end();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ stripe }, use) =>
      use({
        ...openHouse,
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
        STRIPE_API_URL: stripe.url,
      }),
    { scope: 'worker' },
  ],
});

test('an invoice is paid on Stripe’s own page, left once and gone on with, and charged once', {
  tag: '@long',
}, async ({ page, stripe }) => {
  const client = await newClient(page);
  await client.book({ offering: 'formula-simulator-duel', day: dayIn(47), time: '20:00' });
  await page.goto('/profile/invoices');
  const due = page.getByRole('region', { name: 'To pay' });
  await due.getByRole('button', { name: 'Pay now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pay' });
  await expect(sheet.getByRole('radio', { name: /processor’s page/ })).toBeChecked();
  await expect(sheet.getByLabel('Card number')).toHaveCount(0);
  await expect(sheet.getByText('Test cards')).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: /^Keep this card for later/ }).check();
  await sheet.getByRole('button', { name: /^Pay AED/ }).click();

  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/pay/cs_`));
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByText('The payment is not finished')).toBeVisible();
  await expect(due).toContainText('AED\u00a0320');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on with it' }).click();

  await page.getByRole('button', { name: 'Pay here' }).click();
  await expect(page).toHaveURL(/\/profile\/invoices\?payment=/);
  await expect(page.getByText('Paid, thank you')).toBeVisible();
  await expect(due).toContainText('Nothing is due');
  await expect(page.getByRole('region', { name: 'How you pay' })).toContainText('Visa ending 4242');
  expect(stripe.charges).toBe(1);
});
