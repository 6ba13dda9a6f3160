import { newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, test } from '../../../../e2e/fixture.ts';
import type { Matter } from '../../../contract/matters/matters.ts';

// The browser reports what it could not fetch.
test.use({ settings: openHouse, mayComplain: true });

const wish = { kind: 'custom', title: 'A falcon for the weekend', notes: 'With a falconer.' };

test('without a line words wait and go once, seen pages stay open, and coming back mends the rest', async ({
  page,
  context,
  house,
}) => {
  const client = await newClient(page);
  // The contract says what the endpoint answers.
  const { id } = (await client.send('POST', '/matters', {
    form: wish,
    zone: 'Asia/Dubai',
  })) as Matter;
  await page.goto(`/dashboard/requests/${id}`);
  const log = page.getByRole('log', { name: 'Conversation' });
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.click();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await field.fill('On Friday, please.');
  await field.press('Enter');
  await expect(log).toContainText('On Friday, please.');
  await expect(log).toContainText('Kept. It goes when you are back.');
  await expect(field).toHaveValue('');

  await page.getByRole('link', { name: 'Bookings', exact: true }).last().click();
  const away = page.getByRole('heading', { name: 'This page comes when you are back' });
  await expect(away).toBeVisible();
  await page.goBack();
  await expect(log).toContainText('Kept. It goes when you are back.');
  await page.goForward();
  await expect(away).toBeVisible();

  await context.setOffline(false);
  await expect(away).toBeHidden();
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
  await page.goBack();
  await expect(log.getByRole('article')).toContainText('On Friday, please.');
  await expect(log).not.toContainText('Kept. It goes when you are back.');
  const rows = await house.query(`select text from app.matter_messages where matter_id = $1`, [id]);
  expect(rows).toHaveLength(1);
});

test('what is asked for without a line is kept, and stands among the requests once it is back', {
  tag: '@long',
}, async ({ page, context, house }) => {
  const { email } = await newClient(page);
  await page.goto('/dashboard/requests?ask=custom');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('In a few words').fill('A falcon for the weekend');
  await sheet.getByRole('textbox').nth(1).fill('With a falconer.');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toContainText('Kept. It goes when you are back.');
  await context.setOffline(false);
  await expect(page.getByText('You are back. What you wrote has gone.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main')).toContainText('A falcon for the weekend');
  const rows = await house.query(
    `select from app.matters m join auth.users u on u.id = m.client_id where u.email = $1`,
    [email],
  );
  expect(rows).toHaveLength(1);
});

test('what the house refuses once the line is back stands in its form again', {
  tag: '@long',
}, async ({ page, context }) => {
  await newClient(page);
  await page.goto('/dashboard/requests?ask=custom');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('In a few words').fill('A falcon for the weekend');
  await sheet.getByRole('textbox').nth(1).fill('With a falconer.');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toContainText('Kept. It goes when you are back.');
  await page.route('**/rest/v1/matters?*', (route) =>
    route.fulfill({ status: 422, json: { code: 'not_offered', message: 'It is over.' } }),
  );
  await context.setOffline(false);
  await expect(page.getByText('What was kept could not be sent')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.goto('/dashboard/requests?ask=custom');
  await expect(sheet.getByLabel('In a few words')).toHaveValue('A falcon for the weekend');
  await expect(sheet.getByRole('textbox').nth(1)).toHaveValue('With a falconer.');
});
