import { startSession } from '../../../e2e/accounts.ts';
import { openHouse } from '../../../e2e/clients.ts';
import { again, asking, claims, noor, queueRow, sami } from '../../../e2e/desk.ts';
import { choose } from '../../../e2e/fields.ts';
import { expect, expectAccessible, test, useTheme } from '../../../e2e/fixture.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a concierge takes a matter, answers, notes and quotes, and the client gets all but the note', async ({
  page,
  browser,
  house,
}) => {
  const { client, matter } = await asking({ browser, house }, 'Dinner on a quiet deck');
  await startSession(page, noor);
  await page.goto('/desk');
  await queueRow(page, matter.title).click();
  await expect(page.getByRole('heading', { level: 1, name: matter.title })).toBeVisible();
  await expect(page.getByText('Twelve of us, and nobody may notice.')).toBeVisible();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Noor Haddad took it.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Your answer' }).fill('We have a deck in mind.');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'deck.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(page.getByRole('button', { name: 'Take deck.png out' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  await page.getByRole('button', { name: 'House note' }).click();
  await page.getByRole('textbox', { name: 'Your note for the house' }).fill('The captain owes us.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByText('House only')).toBeVisible();

  await page.getByRole('button', { name: 'Begin sourcing' }).click();
  await page.getByRole('button', { name: 'Write a quote' }).click();
  await page.getByRole('textbox', { name: 'Line 1, What' }).fill('Layan 88, dinner under way');
  await page.getByRole('textbox', { name: 'Line 1, Quantity' }).fill('2');
  await page.getByRole('textbox', { name: 'Line 1, For one' }).fill('2100.5');
  const quote = page.getByRole('region', { name: 'Quote' });
  await expect(quote).toContainText('of which VAT 5 % AED\u00a0200.05');
  await expect(quote).toContainText('AED\u00a04,201');
  await quote.getByRole('button', { name: 'Send version 1' }).click();
  await expect(quote).toContainText('Version 1, sent');

  const seen = await again(client, matter);
  expect(seen.messages.map(({ text }) => text)).toEqual(['We have a deck in mind.']);
  expect(seen.messages[0]?.files.map(({ name }) => name)).toEqual(['deck.png']);
  expect(seen.quotes[0]?.total).toEqual({ amount: 420_100, currency: 'AED' });
  expect([seen.state, seen.owner?.name]).toEqual(['proposed', 'Noor Haddad']);
});

test('a matter is handed over, promised, marked, paused and declined, each with its word', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const { matter } = await asking({ browser, house }, 'A boat without a name');
  await startSession(page, noor);
  await page.goto(`/desk?matter=${matter.id}`);
  const article = page.getByRole('article');
  const dialog = page.getByRole('dialog');
  const chooseItem = async (item: string) => {
    await page.getByRole('button', { name: 'Pause, escalate, more' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('button', { name: 'Assign' }).click();
  await choose(dialog.getByRole('combobox', { name: 'To' }), /Sami Khoury/);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('He knows the harbour.');
  await dialog.getByRole('button', { name: 'Hand it over' }).click();
  await expect(article.getByText('Noor Haddad handed it to Sami Khoury.')).toBeVisible();
  await expect(article.getByText('He knows the harbour.')).toBeVisible();
  const colleague = await browser.newPage({ baseURL: house.url });
  await startSession(colleague, sami);
  await colleague.goto('/desk');
  await colleague.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await colleague.getByRole('dialog').getByRole('link', { name: matter.title }).click();
  await expect(colleague).toHaveURL(new RegExp(`matter=${matter.id}`));

  await page.getByRole('button', { name: 'New promise' }).click();
  await dialog.getByRole('button', { name: '3 h' }).click();
  await dialog.getByRole('button', { name: 'Promise it' }).click();
  await expect(article.getByText(/Noor Haddad promised a word by/)).toBeVisible();
  await chooseItem('Mark urgent');
  await expect(article.getByText('Noor Haddad marked it urgent.')).toBeVisible();
  await chooseItem('Set an appointment');
  await dialog.getByRole('textbox', { name: 'What for' }).fill('To see the boat');
  await dialog.getByRole('textbox', { name: 'Where' }).fill('Pier 7');
  await dialog.getByRole('button', { name: 'Set it and tell the client' }).click();
  await expect(article.getByRole('region', { name: 'Appointments' })).toContainText('Pier 7');
  await chooseItem('Pause until');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The harbour is closed.');
  await dialog.getByRole('button', { name: 'Pause this matter' }).click();
  await expect(article.getByText(/^Paused until/)).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It sank.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(article.getByText('Nothing is left to do here.')).toBeVisible();
});

test.describe('who is none of the house', () => {
  // The browser reports the refusal as well as we do.
  test.use({ mayComplain: true });

  test('a client finds nothing at the desk, and the server tells them nothing', {
    tag: '@long',
  }, async ({ page }) => {
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/rest/v1/desk/')) answers.push(answer.status());
    });
    await startSession(page);
    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(new Set(answers)).toEqual(new Set([403]));
    await expect(page.getByRole('region', { name: 'Queue' })).toHaveCount(0);
  });

  test('one of the house without a second factor is led to it', { tag: '@long' }, async ({
    page,
  }) => {
    // As a house in production answers; this one is none.
    await page.route('**/rest/v1/desk/**', (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Second factor.' } }),
    );
    await startSession(page, noor);
    await page.goto('/desk');
    await expect(page.getByRole('link', { name: 'Set up a second factor' })).toHaveAttribute(
      'href',
      '/profile/security',
    );
  });
});

test('the desk is worked by keys alone', { tag: '@long' }, async ({ page, browser, house }) => {
  const { matter } = await asking({ browser, house }, 'Keys to a beach house');
  await startSession(page, noor);
  await page.goto('/desk?view=unowned');
  const row = queueRow(page, matter.title);
  await expect(row).toBeVisible();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('j');
    if (await row.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: matter.title })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Noor Haddad took it.')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('jkcnqpmi');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('jkcnqpmi');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.type('Seen by keys.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Seen by keys.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write a quote' }).click();
  await page.getByRole('combobox', { name: 'Line 1, Kind' }).focus();
  // In a list a letter finds a row, and is no key of the desk.
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Line 1, Kind' })).toHaveText('Paid out at cost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'New promise' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(matter.reference);
  await expect(page.getByRole('dialog').getByRole('link', { name: matter.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the desk' })).toBeVisible();
});

test.describe('two at once', () => {
  // The browser reports the refusal as well as we do.
  test.use({ mayComplain: true });

  test('who saves second is told who was first, and keeps what they typed', {
    tag: '@long',
  }, async ({ page, browser, house }) => {
    const { matter } = await asking({ browser, house }, 'A harp for the terrace');
    await startSession(page, noor);
    await page.goto(`/desk/matters/${matter.id}`);
    await expect(page.getByRole('button', { name: 'Claim' })).toBeVisible();
    await page.getByRole('button', { name: 'Write a quote' }).click();
    await page.getByRole('textbox', { name: 'Line 1, What' }).fill('A harp');
    await page.getByRole('textbox', { name: 'Line 1, For one' }).fill('900');
    // The colleague is quicker, and the save is already on its way.
    await page.route(
      /\/rest\/v1\/desk\/matters\/[^/]+\/quote/,
      async (route) => {
        await claims(page, sami, matter);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByText('Sami Khoury took it.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Line 1, What' })).toHaveValue('A harp');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByText('Version 1, draft')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save the draft' })).toBeDisabled();
  });
});

test('what happens elsewhere comes without a reload, and a colleague who reads along is named', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const { client, matter } = await asking({ browser, house }, 'Orchids in every room');
  await startSession(page, noor);
  await page.goto(`/desk?matter=${matter.id}`);
  await expect(page.getByText('Live, all caught up')).toBeVisible();
  await client.send('POST', `/matters/${matter.id}/messages`, { text: 'White ones, please.' });
  await expect(page.getByText('White ones, please.')).toBeVisible();
  const { matter: next } = await asking({ browser, house }, 'A room full of orchids');
  await expect(queueRow(page, next.title)).toBeVisible();
  await expect(queueRow(page, matter.title)).toHaveAttribute('aria-current', 'true');

  const colleague = await browser.newPage({ baseURL: house.url });
  await startSession(colleague, sami);
  await colleague.goto(`/desk?matter=${matter.id}`);
  await expect(page.getByText('Sami Khoury is reading this')).toBeVisible();
  await expect(page.getByRole('list', { name: 'On shift' })).toContainText('Sami Khoury');
  await colleague.close();
  await expect(page.getByText('Sami Khoury is reading this')).toBeHidden();
});

test('on a laptop every view of the desk is in sight', { tag: '@long' }, async ({ page }) => {
  await startSession(page, noor);
  for (const width of [1280, 1440, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/desk');
    const last = page.getByRole('navigation').getByRole('link', { name: 'Invoices' });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Search/ })).toBeInViewport({ ratio: 1 });
  }
});

test('an Arabic phone shows the queue, then the matter with its moves at the foot', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const { matter } = await asking({ browser, house }, 'A picnic among the dunes');
  await page.setViewportSize({ width: 390, height: 844 });
  await useTheme(page, 'dark');
  await startSession(page, noor);
  await page.goto('/ar/desk');
  const row = page.getByRole('link', { name: matter.title });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: matter.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'أتولّاه' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'عرض السعر' }).click();
  await page.getByRole('button', { name: 'كتابة عرض سعر' }).click();
  await expect(page.getByRole('textbox', { name: 'البند 1، البند' })).toBeVisible();
  await expectAccessible(page);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
