import { readFile } from 'node:fs/promises';
import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { choose } from '../../../../e2e/fields.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse, timezoneId: 'Pacific/Auckland' });

const duel = 'formula-simulator-duel';
/** Free until three days before, bookable until the day before: the day after tomorrow costs all of it. */
const suite = 'marsa-al-arab-marina-suite';
const status = (page: Page) => page.getByRole('main').locator('header');
const history = (page: Page) => page.getByRole('region', { name: 'So far' });

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('a booking says when, where, what it costs and what happens next, and gives its papers', async ({
  page,
}) => {
  const client = await newClient(page);
  const { id, reference } = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
  await page.goto(`/dashboard/bookings/${id}`);
  await expect(status(page)).toContainText('Your place is confirmed');
  const ticket = page.getByRole('article', { name: `Ticket ${reference}` });
  await expect(ticket.getByRole('heading', { name: 'Formula simulator duel' })).toBeVisible();
  await expect(ticket).toContainText(/In Dubai.*20:00.*Party.*The light.*Sunset 1\d:\d\d/s);
  await expect(page).toHaveTitle(`Formula simulator duel · ${reference}`);
  await expect(status(page)).toContainText(/We expect you on .*20:00/);
  await expect(page.getByRole('region', { name: 'When' })).toContainText(
    /where you are, New Zealand/,
  );
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=25\./,
  );
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('VAT 5 %, within the total');
  await expect(price).toContainText(/Invoice RH-.*Due today/);
  await expect(page.getByRole('region', { name: 'If plans change' })).toContainText(/Freeuntil/);
  await expect(history(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('img', { name: `QR code of booking ${reference}` })).toBeVisible();
  await expectAccessible(page);

  const voucher = await download(page, 'Voucher (PDF)');
  expect(voucher.name).toBe(`rihla-${reference}.pdf`);
  expect(voucher.text.slice(0, 5)).toBe('%PDF-');
  const calendar = await download(page, 'Add to calendar');
  expect(calendar.text).toContain('BEGIN:VEVENT');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Price' })).toBeHidden();
  await expect(ticket).toBeVisible();
  await expect(ticket.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test.describe('after the confirmation', () => {
  // A refusal is an answer of the server, which the browser writes down as an error.
  test.use({ mayComplain: true });

  test('names, a word to the crew and an extra follow the confirmation', async ({ page }) => {
    const client = await newClient(page);
    const { id } = await client.book({ offering: duel, day: dayIn(62), time: '20:00', party: 2 });
    await page.goto(`/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: 'Names and a word to the crew' }).click();
    const names = page.getByRole('dialog', { name: 'Who comes, and a word to the crew' });
    await names.getByRole('button', { name: 'Add a guest' }).click();
    const second = names.getByRole('group', { name: 'Guest 2' });
    await second.getByLabel('Name').fill('Omar Haddad');
    await second.getByLabel('Age').fill('6');
    await names.getByLabel('A word to the crew').fill('It is a birthday.');
    await expectAccessible(page);
    await names.getByRole('button', { name: 'Keep it' }).click();
    await expect(names.getByRole('alert')).toContainText(
      'Omar Haddad is too young: from 10 years.',
    );
    await second.getByLabel('Age').fill('41');
    await names.getByRole('button', { name: 'Keep it' }).click();
    await expect(names).toBeHidden();
    await expect(page.getByText('Omar Haddad')).toBeVisible();
    await expect(page.getByText('It is a birthday.')).toBeVisible();

    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const change = page.getByRole('dialog', { name: 'Change the booking' });
    await change.getByRole('checkbox', { name: /^Trophies and podium/ }).check();
    const costs = change.getByRole('status').filter({ hasText: 'New total' });
    await expect(costs).toContainText('AED 650');
    await change.getByRole('button', { name: 'Change booking' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByText('Trophies and podium')).toBeVisible();
  });
});

test('a change shows its fee and the difference before it is made', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  const booked = await client.book({ offering: suite, day: dayIn(2), length: 2 });
  await page.goto(`/dashboard/bookings/${booked.id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the booking' });
  await expect(dialog).toContainText('Choose another day, hour or party, or an extra.');
  await dialog.getByLabel('Nights').fill('3');
  const costs = dialog.getByRole('status').filter({ hasText: 'New total' });
  await expect(costs).toContainText('No fee');
  await expect(costs).toContainText(/New total\$[\d,]+.*Due/);
  await expect(costs).toContainText(/giving it up costs after the change.*Fee if you cancel/);
  await dialog.getByLabel('Nights').fill('1');
  await expect(costs).toContainText(
    /Fee for the change.*as the time for free changes is over\$\d.*In all, with the fee\$\d/,
  );
  await dialog.getByLabel('Reason').fill('A shorter stay');
  await dialog.getByRole('button', { name: 'Change booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The booking is changed')).toBeVisible();
  const latest = history(page).getByRole('listitem').first();
  await expect(latest).toContainText('Changed');
  await expect(latest).toContainText('“A shorter stay”');
  await expect(latest).toContainText(/Fee for the change: \$[\d,.]+/);
});

for (const [at, width] of [
  ['', 1440],
  ['/ar', 390],
] as const)
  test(`at ${width} px what a change costs and its button are in sight beside the calendar${at}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const client = await newClient(page);
    const { id } = await client.book({ offering: duel, day: dayIn(61), time: '20:00' });
    await page.goto(`${at}/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: at ? 'تغيير' : 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton').first().fill('3');
    const costs = dialog
      .getByRole('status')
      .filter({ hasText: at ? 'الإجمالي الجديد' : 'New total' });
    await expect(costs).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('grid')).toBeInViewport();
    const submit = dialog.getByRole('button', { name: at ? 'غيّر الحجز' : 'Change booking' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });

test('another hour is chosen from what is free, by keyboard alone', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  const { id } = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
  await page.goto(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the booking' });
  const hour = dialog.getByLabel('Hour, in Dubai');
  await expect(hour).toHaveText('20:00');
  await hour.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(hour).not.toHaveText('20:00');
  const chosen = await hour.textContent();
  const submit = dialog.getByRole('button', { name: 'Change booking' });
  await expect(submit).toBeEnabled();
  await expect(dialog).toContainText('It costs the same as before.');
  await expect(dialog).toContainText(/If you cancel.*until .*Free.*Fee after that/);
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(status(page)).toContainText(`We expect you on`);
  await expect(page.getByRole('region', { name: 'When' })).toContainText(`${chosen} to`);
});

test('a booking does not stand in its own way: a yacht can be moved by an hour', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const { id } = await client.book({
    offering: 'mirsal-70-half-day',
    day: dayIn(61),
    time: '11:00',
  });
  await page.goto(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the booking' });
  await choose(dialog.getByLabel('Hour, in Dubai'), '12:00');
  await dialog.getByRole('button', { name: 'Change booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'When' })).toContainText('12:00 to 16:00');
});

test.describe('when somebody else touches the booking', () => {
  // The browser reports the refusal as well.
  test.use({ mayComplain: true });

  test('cancelling shows the fee in money, keeps what was typed and the reason in the history', async ({
    page,
    house,
  }) => {
    const client = await newClient(page);
    const { id } = await client.book({ offering: suite, day: dayIn(2), length: 2 });
    await page.goto(`/dashboard/bookings/${id}`);
    const open = page.getByRole('button', { name: 'Cancel booking' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog.getByRole('status')).toContainText(/Fee.*\$[1-9].*Still to pay/);
    await dialog.getByLabel('Reason').fill('The flight was moved');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('The flight was moved');

    // A colleague touched the booking meanwhile.
    await house.query('update app.bookings set version = version + 1 where id = $1', [id]);
    const refused = page.waitForResponse((answer) => answer.status() === 412);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await refused;
    await expect(dialog).toContainText('The booking changed meanwhile');
    await expect(dialog.getByLabel('Reason')).toHaveValue('The flight was moved');
    const again = dialog.getByRole('button', { name: 'Cancel booking' });
    await expect(again).toBeEnabled();
    await again.click();
    await expect(dialog).toBeHidden();
    await expect(status(page)).toContainText('Cancelled');
    // The button that was pressed is gone.
    await expect(page.locator(':focus')).toContainText('Cancelled');
    const latest = history(page).getByRole('listitem').first();
    await expect(latest).toContainText('“The flight was moved”');
    await expect(latest).toContainText(/Cancellation fee: \$[\d,.]+/);
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  });
});

test.describe('when the free hours run out under the hand', () => {
  // The browser reports the refusal as well.
  test.use({ mayComplain: true });

  test('nobody cancels for a fee that they have not read', { tag: '@long' }, async ({
    page,
    house,
  }) => {
    const client = await newClient(page);
    const { id } = await client.book({ offering: suite, day: dayIn(60), length: 2 });
    await page.goto(`/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog.getByRole('status')).toContainText('Cancelling itself stays free until');
    await house.query(
      `update app.bookings set quote = jsonb_set(quote, '{terms,freeUntil}', 'null') where id = $1`,
      [id],
    );
    // The line was gone for a moment, and everything is read anew.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.waitForLoadState('networkidle');
    const submit = dialog.getByRole('button', { name: 'Cancel booking' });
    await submit.click();
    await expect(dialog).toContainText('It was not cancelled');
    await expect(dialog).toContainText('What it means for your money has changed');
    await expect(dialog.getByRole('status')).toContainText(/Fee.*under its terms.*\$[1-9]/);
    await expect(dialog).not.toContainText('Cancelling itself stays free until');
    await expect(status(page)).toContainText('We expect you on');
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(status(page)).toContainText('Cancelled');
  });
});

test('what is over is rated with stars and words, and held places can be given back', {
  tag: '@long',
}, async ({ page, house }) => {
  const client = await newClient(page);
  const { id } = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
  await house.query(
    `update app.bookings set starts_at = now() - interval '2 days',
      ends_at = now() - interval '47 hours' where id = $1`,
    [id],
  );
  await page.goto(`/dashboard/bookings/${id}`);
  await expect(status(page)).toContainText('Completed');
  const rate = page.getByRole('region', { name: 'How was it?' });
  await rate.getByRole('button', { name: 'Send the rating' }).click();
  await expect(rate).toContainText('Choose one to five stars.');
  await rate.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(rate.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await rate.getByLabel('In your words').fill('Fast, and kindly explained.');
  await rate.getByRole('button', { name: 'Send the rating' }).click();
  await expect(page.getByText('Thank you for the rating')).toBeVisible();
  await page.reload();
  await expect(rate.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(rate.getByLabel('In your words')).toHaveValue('Fast, and kindly explained.');

  const held = await client.hold({ offering: duel, day: dayIn(61), time: '20:00' });
  await page.goto(`/dashboard/bookings/${held.id}`);
  await expect(status(page)).toContainText(/Held, 1\d:\d\d/);
  await expect(page.getByRole('link', { name: 'Continue and confirm' })).toBeVisible();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click();
  await expect(status(page)).toContainText('Cancelled');
});

test('a rental is had for more days, and the difference is told before', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  const car = { offering: 'rolls-royce-cullinan', day: dayIn(62), time: '10:00', length: 2 };
  const { id } = await client.book(car);
  await page.goto(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the booking' });
  await dialog.getByRole('spinbutton', { name: 'Days' }).fill('4');
  await expect(dialog.getByRole('status').filter({ hasText: 'New total' })).toContainText(
    /once it is confirmed/,
  );
  await dialog.getByRole('button', { name: 'Ask for the change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'When' })).toContainText('4 days');
  await expect(history(page).getByRole('listitem').first()).toContainText('Change asked for');
});
