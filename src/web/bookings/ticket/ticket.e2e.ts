import { readFile } from 'node:fs/promises';
import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse });

const duel = 'formula-simulator-duel';
const ticket = (page: Page) => page.getByRole('article');
const look = (page: Page) => ticket(page).getAttribute('data-look');

for (const [at, words] of [
  ['', { confirms: /Your concierge confirms it/, lived: /1 hour, .* 20\d\d/, facts: 'In Dubai' }],
  ['/ar', { confirms: /يؤكّده الكونسيرج/, lived: /ساعة واحدة، .*20\d\d/, facts: 'بتوقيت دبي' }],
] as const)
  test(`a ticket looks as its booking stands: waiting, lived or torn${at}`, async ({
    page,
    house,
  }) => {
    const client = await newClient(page);
    const { id, reference } = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
    const stands = async (set: string) => {
      await house.query(`update app.bookings set ${set} where id = $1`, [id]);
      await page.goto(`${at}/dashboard/bookings/${id}`);
      await expect(ticket(page)).toContainText(reference);
    };
    await stands(`place = 'confirmed'`);
    expect(await look(page)).toBe('whole');
    await expect(ticket(page)).toContainText(words.facts);
    await expect(ticket(page).getByRole('img').first()).toHaveAttribute('src', /\.night\.svg$/);
    await expectAccessible(page);

    await stands(`place = 'pending'`);
    expect(await look(page)).toBe('waiting');
    await expect(ticket(page)).toContainText(words.confirms);

    await stands(`place = 'confirmed', starts_at = now() - interval '2 days',
      ends_at = now() - interval '47 hours'`);
    expect(await look(page)).toBe('lived');
    await expect(ticket(page)).toContainText(words.lived);

    await stands(`place = 'cancelled'`);
    expect(await look(page)).toBe('torn');
    await expect(ticket(page)).not.toContainText(words.facts);
  });

test('the reference is copied at a touch, and the ticket is taken along as a picture', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await newClient(page);
  const { id, reference } = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
  await page.goto(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: `Copy the reference ${reference}` }).click();
  await expect(page.getByText('The reference is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  // No wallet is set up in this house: it offers what always works.
  await page.getByRole('button', { name: /^Keep it with you/ }).click();
  const keep = page.getByRole('dialog', { name: 'Keep it with you' });
  await expect(keep.getByRole('button', { name: /Wallet/ })).toHaveCount(0);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keep.getByRole('button', { name: 'Picture (PNG)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`rihla-${reference}.png`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

test('a moved booking shows its old hour struck through', async ({ page }) => {
  const client = await newClient(page);
  const booked = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
  const { id, version } = booked;
  const quoted = { day: dayIn(60), time: '11:00', party: 1, length: 1 };
  const answer = await client.send('POST', `/bookings/${id}/change/quote`, quoted);
  const { fee, quote } = answer as { fee: object; quote: { total: object } };
  await client.send(
    'POST',
    `/bookings/${id}/change`,
    { ...quoted, fee, total: quote.total, reason: '' },
    version,
  );
  await page.goto(`/dashboard/bookings/${id}`);
  await expect(ticket(page).locator('s')).toContainText('20:00');
  await expect(ticket(page).locator('time').first()).toContainText('11:00');
});

test('at 390 px the ticket comes first, whole and within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await newClient(page);
  const { id } = await client.book({ offering: duel, day: dayIn(60), time: '20:00' });
  await page.goto(`/ar/dashboard/bookings/${id}`);
  const drawn = await ticket(page).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(drawn && title && drawn.y + drawn.height <= title.y).toBe(true);
  expect((await ticket(page).locator('img').first().boundingBox())?.height).toBe(336);
  const across = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(across).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
