import { freshAddress, mailTo, startSession } from '../../../e2e/accounts.ts';
import { newClient, openHouse } from '../../../e2e/clients.ts';
import { again, asking, noor, sami } from '../../../e2e/desk.ts';
import { choose } from '../../../e2e/fields.ts';
import { expect, test } from '../../../e2e/fixture.ts';
import { concierge } from '../../../e2e/house-staff.ts';
import type { Matter } from '../../contract/matters/matters.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

test('an answer begins with a template, in the language the client reads', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const { client, matter } = await asking({ browser, house }, 'Peacocks for the lawn');
  await startSession(page, noor);
  await page.goto(`/desk?matter=${matter.id}`);
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'We have it' }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toHaveValue(/^Dear Philippa, thank you\./);
  await page.getByRole('button', { name: 'Arabic' }).click();
  await answer.fill('');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(answer).toHaveValue(/Philippa/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(answer).toHaveValue('');
  const [message] = (await again(client, matter)).messages;
  expect(message?.text).toMatch(/[\u0600-\u06ff]/);
});

test('papers are sent back with a reason and accepted, and the step goes on', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Rosalind Thorne');
  const form = {
    kind: 'company',
    package: null,
    activity: 'Trading in tea',
    shareholders: 1,
    visas: 0,
    notes: '',
  };
  const matter = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
  const [paper] = matter.steps[0]?.papers ?? [];
  await theirs.goto(`/dashboard/business/${matter.id}`);
  await theirs.getByLabel(`File: ${paper?.name}`).setInputFiles({
    name: 'pass.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(theirs.getByText('With us').first()).toBeVisible();

  await startSession(page, noor);
  await page.goto(`/desk?matter=${matter.id}`);
  await page.getByRole('button', { name: `Reject ${paper?.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('It is cut off.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('To be mended')).toBeVisible();
  // The client reads it without a reload.
  await expect(theirs.getByText('It is cut off.').first()).toBeVisible();
  await page.getByRole('button', { name: `Accept ${paper?.name}` }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  const now = await again(client, matter);
  expect(now.steps[0]?.papers.find(({ id }) => id === paper?.id)?.state).toBe('accepted');
});

test('another manager looks after a client from now on, and the client reads the name', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const { client, matter } = await asking({ browser, house }, 'A quiet word');
  const before = (await client.send('GET', '/dashboard')) as { manager: { name: string } | null };
  const next = before.manager?.name === 'Sami Khoury' ? 'Noor Haddad' : 'Sami Khoury';
  await startSession(page, noor);
  await page.goto(`/desk?matter=${matter.id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await choose(page.getByRole('combobox', { name: 'Manager' }), next);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The manager is changed')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: next })).toBeVisible();
});

test('an admin invites a colleague, who gets the mail; a lead is read', { tag: '@long' }, async ({
  page,
}) => {
  const unlocked = await page.request.post('/rest/v1/leads', {
    data: { email: 'reader@example.com', language: 'en' },
  });
  expect(unlocked.ok(), await unlocked.text()).toBe(true);
  await startSession(page, sami);
  await page.goto('/desk?part=team');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const email = freshAddress();
  await page.getByRole('textbox', { name: 'Name' }).fill('Hessa Al Falasi');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Hessa Al Falasi is invited')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Hessa Al Falasi' })).toBeVisible();
  await mailTo(page, email, 'auth-invite');
  await page.goto('/desk?part=leads');
  await expect(page.getByRole('link', { name: 'reader@example.com' })).toBeVisible();
});

test('earlier words of a long conversation are fetched on both sides', { tag: '@long' }, async ({
  page,
  browser,
  house,
}) => {
  const { client, matter } = await asking({ browser, house }, 'A long story');
  const staff = await concierge(page);
  for (let number = 1; number <= 34; number += 1) {
    if (number % 2)
      await client.send('POST', `/matters/${matter.id}/messages`, { text: `Word ${number}.` });
    else await staff.write(matter.id, `Word ${number}.`);
  }
  await startSession(page, noor);
  await page.goto(`/desk?matter=${matter.id}`);
  await expect(page.getByText('Word 34.', { exact: true })).toBeVisible();
  await expect(page.getByText('Word 1.', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(page.getByText('Word 1.', { exact: true })).toBeVisible();
});
