/** A whole matter, from the request to the rating, between two people who never reload. */
import { demo, startSession } from './accounts.ts';
import { newClient, openHouse } from './clients.ts';
import { expect, type Page, test } from './fixture.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

const noor = { email: 'noor@rihla.example', password: demo.password };

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const status = (page: Page) => page.getByRole('main').locator('header');

async function asksFor(page: Page, title: string) {
  await page.goto('/dashboard/requests?ask=custom');
  const form = page.getByRole('dialog', { name: 'Tell us what you need' });
  await form.getByLabel('In a few words').fill(title);
  await form.getByLabel('What do you need?').fill('For twelve, with a cellist.');
  await form.getByRole('button', { name: 'Ask the house' }).click();
  await form.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a request is made, answered, quoted, accepted, delivered and rated, live on both sides', {
  tag: '@long',
}, async ({ page: desk, browser, house }) => {
  test.slow();
  await startSession(desk, noor);
  await desk.goto('/desk?view=unowned');
  await expect(desk.getByText('Live, all caught up')).toBeVisible();

  const client = await browser.newPage({ baseURL: house.url });
  await newClient(client, 'Philippa Quillon');
  const title = 'A birthday on the sand';
  await asksFor(client, title);

  // It comes to the desk by itself.
  await panel(desk, 'Queue').getByRole('link', { name: title }).click();
  await desk.getByRole('button', { name: 'Claim' }).click();
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('Which beach do you love?');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();

  const words = client.getByRole('log', { name: 'Conversation' });
  await expect(words).toContainText('Which beach do you love?');
  await client.getByLabel('Write to Noor').fill('The one by the lighthouse.');
  await client.getByLabel('Write to Noor').press('Enter');
  await expect(desk.getByText('The one by the lighthouse.')).toBeVisible();

  await desk.getByRole('button', { name: 'Begin sourcing' }).click();
  await desk.getByRole('button', { name: 'Write a quote' }).click();
  await desk
    .getByRole('textbox', { name: 'Line 1, What' })
    .fill('The beach, the table, the cellist');
  await desk.getByRole('textbox', { name: 'Line 1, For one' }).fill('18000');
  await desk.getByRole('button', { name: 'Send version 1' }).click();

  const quote = panel(client, 'Quote 1');
  await expect(quote).toContainText('AED 18,000');
  await quote.getByRole('button', { name: 'Accept quote' }).click();
  const sure = client.getByRole('dialog', { name: 'Accept this quote?' });
  await sure.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(status(client)).toContainText('Approved');

  for (const move of ['Begin fulfilling', 'Mark delivered'])
    await desk.getByRole('button', { name: move }).click();
  const delivery = panel(client, 'Is it right?');
  await delivery.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await delivery.getByRole('button', { name: 'Accept and rate' }).click();
  await expect(status(client)).toContainText('Closed');
  await expect(desk.getByText(/Philippa Quillon rated it 5 of 5/)).toBeVisible();
});
