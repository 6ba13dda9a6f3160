import { readFile } from 'node:fs/promises';
import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';
import { concierge } from '../../../e2e/house-staff.ts';
import type { Matter } from '../../contract/matters/matters.ts';

test.use({ settings: openHouse });

const head = (page: Page) => page.getByRole('main').locator('header');
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const history = (page: Page) => panel(page, 'So far').getByRole('listitem');

const wish = { kind: 'custom', title: 'A falcon for the weekend', notes: 'With a falconer.' };

async function asked(client: Client, form: object = wish): Promise<Matter> {
  // The contract says what the endpoint answers.
  return (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
}

test('the conversation takes words and files, keeps what is unsent, and shows what the house wrote', async ({
  page,
}) => {
  const client = await newClient(page);
  const noor = await concierge(page);
  const { id, reference } = await asked(client);
  await noor.act(id, '/claim');
  await noor.write(id, 'Which weekend?\n<b>And for how many?</b>');

  await page.goto(`/dashboard/requests/${id}`);
  await expect(head(page)).toContainText(reference);
  await expect(panel(page, 'When the next word is due')).toContainText('Noor replies by');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('<b>And for how many?</b>');
  await expect
    .poll(async () => (await client.send('GET', `/matters/${id}`)) as Matter)
    .toMatchObject({ unread: 0 });

  const field = page.getByLabel('Write to Noor');
  await field.fill('The next one');
  await page.reload();
  await expect(field).toHaveValue('The next one');
  await field.press('End');
  await field.press('Shift+Enter');
  await field.pressSequentially('for four.');
  await page.getByLabel('Files to attach').setInputFiles([
    { name: 'guests.txt', mimeType: 'text/plain', buffer: Buffer.from('Layla, Omar') },
    { name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('The desert') },
  ]);
  const files = page.getByRole('list', { name: 'Files with this message' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await files.getByRole('button', { name: 'Remove map.txt' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expect(files).toContainText('TXT, 1 kB');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  const own = log.getByRole('article').last();
  await expect(own).toContainText('The next one\nfor four.', { useInnerText: true });
  await expectAccessible(page);

  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: /guests\.txt/ }).click(),
  ]);
  expect(await readFile(await kept.path(), 'utf8')).toBe('Layla, Omar');
});

test('a quote is accepted at the total that is repeated, the matter is mended and rated', async ({
  page,
}) => {
  const client = await newClient(page);
  const noor = await concierge(page);
  const { id } = await asked(client);
  await noor.act(id, '/claim');
  await noor.propose(id, 3_940_000);
  await noor.propose(id, 3_800_000);
  await page.goto(`/dashboard/requests/${id}`);
  await expect(head(page)).toContainText('Awaiting you');
  const quote = panel(page, 'Quote 2');
  await expect(quote).toContainText('AED 38,000');
  await expect(quote).toContainText('VAT 5 %, within the total');
  await expect(quote).toContainText(/AED.1,400 less than quote 1/);
  await expect(panel(page, 'What you asked for')).toContainText(/Quote 1, AED.39,400: replaced/);

  await quote.getByRole('button', { name: 'Accept quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this quote?' });
  await expect(dialog).toContainText('AED 38,000');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(head(page)).toContainText('Approved');
  await expect(quote.getByRole('button')).toHaveCount(0);
  await expect(history(page).first()).toContainText('Quote 2 accepted');

  await noor.act(id, '/move', { move: 'fulfil', reason: '' });
  await noor.act(id, '/move', { move: 'deliver', reason: '' });
  await page.reload();
  const delivery = panel(page, 'Is it right?');
  await delivery.getByRole('button', { name: 'Something is not right' }).click();
  const mend = page.getByRole('dialog', { name: 'What is not right?' });
  await mend.getByRole('button', { name: 'Make it right' }).click();
  await expect(mend).toContainText('Please fill this in.');
  await mend.getByLabel('What should be mended?').fill('It was a hawk.');
  await mend.getByRole('button', { name: 'Make it right' }).click();
  await expect(head(page)).toContainText('Under way');
  await expect(history(page).first()).toContainText('“It was a hawk.”');

  await noor.act(id, '/move', { move: 'deliver', reason: '' });
  await page.reload();
  await delivery.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await delivery.getByLabel('In your words').fill('A real falcon.');
  await delivery.getByRole('button', { name: 'Accept and rate' }).click();
  await expect(head(page)).toContainText('Closed');
  await expect(panel(page, 'Your rating')).toContainText('“A real falcon.”');
});

test('who accepted or withdrew reads the whole page anew with the answer, and no button of before', async ({
  page,
}) => {
  const client = await newClient(page);
  const noor = await concierge(page);
  const { id } = await asked(client);
  await noor.act(id, '/claim');
  await noor.propose(id, 230_000);
  await page.goto(`/dashboard/requests/${id}`);
  await expect(head(page)).toContainText('Awaiting you');
  // Nothing is read again: all that the page says comes with the answer.
  await page.route(
    ({ pathname }) => pathname === `/rest/v1/matters/${id}`,
    () => undefined,
  );
  await page.getByRole('button', { name: 'Accept quote' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(head(page)).toContainText('Approved');
  await expect(page.getByRole('button', { name: 'Accept quote' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(head(page)).toContainText('Withdrawn');
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0);
});

test('a quote is declined with a reason, and the house looks again', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  const noor = await concierge(page);
  const { id } = await asked(client);
  await noor.propose(id, 1_250_00);
  await page.goto(`/dashboard/requests/${id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What should be different?' }).fill('A calmer bird.');
  await dialog.getByRole('button', { name: 'Decline quote' }).click();
  await expect(page.getByText('The quote is declined')).toBeVisible();
  await expect(history(page).first()).toContainText('Quote 1 declined');
  expect((await noor.read(id)).state).toBe('sourcing');
});

test('an hour of one’s own goes into the calendar, and is called off from its matter', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const zone = 'Asia/Dubai';
  const days = new URLSearchParams({ from: dayIn(8), to: dayIn(20), zone });
  const { next } = (await client.send('GET', `/appointments/slots?${days}`)) as { next: string };
  await client.send('POST', '/appointments', {
    topic: 'general',
    subject: 'Winter by the sea',
    startsAt: next,
    zone,
    language: 'en',
    name: 'Rosalind Thorne',
    email: 'rosalind@example.com',
  });
  const { items } = (await client.send('GET', '/matters')) as { items: Matter[] };
  await page.goto(`/dashboard/requests/${items[0]?.id}`);
  const hour = page.getByRole('region', { name: /^Winter by the sea/ });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hour.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Winter by the sea');
  await hour.getByRole('button', { name: 'Another hour, or call it off' }).click();
  await expect(page).toHaveURL(/\/appointment\?token=/);
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('heading', { name: /cancelled/ })).toBeVisible();
  await page.goto(`/dashboard/requests/${items[0]?.id}`);
  await expect(hour).toContainText('Cancelled');
});

test('an application shows its six steps, takes a paper and says why one was sent back', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const noor = await concierge(page);
  const { id } = await asked(client, {
    kind: 'company',
    package: null,
    activity: 'Trading in coffee',
    shareholders: 2,
    visas: 1,
    notes: '',
  });
  // Its own address is the area's; any other leads there.
  await page.goto(`/dashboard/requests/${id}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard/business/${id}$`));
  const steps = panel(page, 'Steps');
  await expect(steps.getByRole('listitem').filter({ hasText: /days?$/ })).toHaveCount(6);
  const paper = steps.getByRole('listitem').filter({ hasText: 'Needed from you' }).first();
  const name = (await paper.locator('p').first().textContent()) ?? '';
  await steps.getByLabel(`File: ${name}`).setInputFiles({
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  const brought = steps.getByRole('listitem').filter({ hasText: name });
  await expect(brought).toContainText('With us');
  await expect(brought).toContainText('paper.pdf');

  const { steps: known } = await noor.read(id);
  const given = known[0]?.papers.find((each) => each.state === 'received');
  await noor.act(id, `/papers/${given?.id}`, { state: 'rejected', reason: 'It is cut off.' });
  await page.reload();
  await expect(brought).toContainText('Sent back');
  await expect(brought).toContainText('It is cut off.');
  await expect(brought.getByRole('button', { name: /^Upload another/ })).toBeVisible();
  await expect(history(page).first()).toContainText(`${name}: sent back`);
});

test.describe('when something is refused', () => {
  // The browser reports the refusal as well.
  test.use({ mayComplain: true });

  test('a change meanwhile is said, the reason stays, and a file too large never leaves', {
    tag: '@long',
  }, async ({ page }) => {
    const client = await newClient(page);
    const noor = await concierge(page);
    const { id } = await asked(client);
    // The live line would tell of the change before anybody could be refused for it.
    await page.routeWebSocket(/realtime/, () => {});
    await page.goto(`/dashboard/requests/${id}`);
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw it?' });
    await expect(dialog).toContainText('Nothing is due');
    await dialog.getByLabel('Reason').fill('The weekend is off');
    await noor.act(id, '/claim');
    const refused = page.waitForResponse((answer) => answer.status() === 412);
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await refused;
    await expect(dialog).toContainText('The request changed meanwhile');
    await expect(dialog.getByLabel('Reason')).toHaveValue('The weekend is off');
    await page.keyboard.press('Escape');

    const field = page.getByLabel('Write to Noor');
    await field.fill('Too late?');
    await page.getByLabel('Files to attach').setInputFiles({
      name: 'film.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    const files = page.getByRole('list', { name: 'Files with this message' });
    await expect(files.getByRole('alert')).toContainText('at most 10 MB');
    await files.getByRole('button', { name: 'Remove film.pdf' }).click();

    await noor.act(id, '/move', { move: 'decline', reason: 'No falcon is free.' });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(head(page)).toContainText('Declined');
    await expect(page.getByText('This request is over')).toBeVisible();

    await page.goto('/dashboard/requests/01a1df93-22f6-7000-a574-9f1e6a28956b');
    await expect(page.getByRole('heading', { name: 'There is no such request' })).toBeVisible();
  });
});
