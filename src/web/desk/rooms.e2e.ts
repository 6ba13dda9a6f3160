import { startSession } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { asking, noor, sami } from '../../../e2e/desk.ts';
import { choose, chooseAt } from '../../../e2e/fields.ts';
import { expect, test } from '../../../e2e/fixture.ts';
import type { Booking } from '../../contract/bookings/bookings.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

test('an admin gives a colleague another role, and a concierge cannot', { tag: '@long' }, async ({
  page,
  house,
}) => {
  await startSession(page, noor);
  await page.goto('/desk?part=team');
  await expect(page.getByRole('cell', { name: 'Sami Khoury' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Role of/ })).toHaveCount(0);

  await startSession(page, sami);
  await page.goto('/desk?part=team');
  await choose(page.getByRole('combobox', { name: 'Role of Noor Haddad' }), 'Admin');
  await expect(page.getByText('Noor Haddad: Admin')).toBeVisible();
  const [{ role } = { role: '' }] = (await house.query(
    `select raw_app_meta_data ->> 'role' as role from auth.users where email = $1`,
    [noor.email],
  )) as { role: string }[];
  expect(role).toBe('admin');
  await choose(page.getByRole('combobox', { name: 'Role of Noor Haddad' }), 'Concierge');
  await expect(page.getByText('Noor Haddad: Concierge')).toBeVisible();
  await page.goto('/desk?part=log');
  await expect(page.getByRole('cell', { name: 'Sami Khoury' }).first()).toBeVisible();
});

test('somebody of the house opens a matter for whoever called', { tag: '@long' }, async ({
  page,
  browser,
  house,
}) => {
  await asking({ browser, house }, 'Something else entirely');
  await startSession(page, noor);
  await page.goto('/desk');
  await page.getByRole('button', { name: 'More of the desk' }).click();
  await page.getByRole('menuitem', { name: 'New matter for a client' }).click();
  await page.getByRole('searchbox', { name: 'Client' }).fill('Quillon');
  await page
    .getByRole('button', { name: /Philippa Quillon/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the matter' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'In a few words' }).fill('A falcon for a morning');
  await page.getByRole('textbox', { name: 'What do you need?' }).fill('She called at nine.');
  await page.getByRole('textbox', { name: 'Budget' }).fill('4,200.00');
  await page.getByRole('button', { name: 'Open the matter' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A falcon for a morning' }),
  ).toBeVisible();
  await expect(page.getByText('AED\u00a04,200')).toBeVisible();
  await expect(page.getByRole('article').getByText('With Noor Haddad')).toBeVisible();

  await page.getByRole('button', { name: 'More of the desk' }).click();
  await page.getByRole('menuitem', { name: 'New matter for a client' }).click();
  await choose(page.getByRole('combobox', { name: 'What is it about?' }), 'Viewing');
  // It was typed before it was clear who called.
  await page.getByRole('textbox', { name: 'What matters in it?' }).fill('Morning light.');
  await page.getByRole('searchbox', { name: 'Client' }).fill('Quillon');
  await page
    .getByRole('button', { name: /Philippa Quillon/ })
    .first()
    .click();
  await chooseAt(page.getByRole('combobox', { name: 'Home' }), 1);
  await page.getByRole('button', { name: 'Open the matter' }).click();
  await expect(page.getByRole('article').getByText('Morning light.')).toBeVisible();
});

test('a booking that waits for a concierge is confirmed at the desk, another is declined with a reason', async ({
  page,
  browser,
  house,
}) => {
  const visitor = await browser.newPage({ baseURL: house.url });
  const client = await newClient(visitor, 'Rosalind Thorne');
  const suite = { offering: 'burj-al-arab-sky-suite', length: 2, party: 2 };
  const first = await client.book({ ...suite, day: dayIn(40) });
  const second = await client.book({ ...suite, day: dayIn(60) });
  await startSession(page, noor);
  await page.goto('/desk');
  await page.getByRole('link', { name: /^To confirm/ }).click();
  // Others of this house may have booked before.
  const rows = page
    .getByRole('list', { name: 'To confirm' })
    .getByRole('listitem')
    .filter({ hasText: 'Rosalind Thorne' });
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(rows).toHaveCount(1);
  await rows
    .first()
    .getByRole('button', { name: /^Decline/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Say why, in a sentence.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The suite is being painted.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined, and the client knows')).toBeVisible();
  await expect(rows).toHaveCount(0);
  const placeOf = async ({ id }: { id: string }) =>
    ((await client.send('GET', `/bookings/${id}`)) as Booking).place;
  expect([await placeOf(first), await placeOf(second)]).toEqual(['confirmed', 'declined']);
});

test('an appointment of a visitor stands at the desk, and is called off with a reason', {
  tag: '@long',
}, async ({ page }) => {
  const query = new URLSearchParams({ from: dayIn(3), to: dayIn(9), zone: 'Asia/Dubai' });
  const slots = await (await page.request.get(`/rest/v1/appointments/slots?${query}`)).json();
  const data = {
    subject: 'A house by the sea',
    startsAt: slots.next,
    zone: 'Asia/Dubai',
    language: 'en',
    name: 'Rosalind Vane',
    email: 'rosalind@example.com',
    topic: 'general',
  };
  const booked = await page.request.post('/rest/v1/appointments', { data });
  expect(booked.ok(), await booked.text()).toBe(true);
  await startSession(page, noor);
  await page.goto('/desk?part=appointments');
  const rows = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
  await expect(rows).toContainText(['Rosalind Vane']);
  await rows.getByRole('button', { name: 'Call off the appointment with Rosalind Vane' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The adviser is ill.');
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText('No appointment is booked.')).toBeVisible();
});

test('on a phone the surface of a part reaches the end of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, noor);
  for (const part of ['leads', 'invoices', 'team']) {
    await page.goto(`/desk?part=${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ends = await page
      .locator('.bg-raised', { has: page.getByRole('heading', { level: 1 }) })
      .first()
      .evaluate((surface) => surface.getBoundingClientRect().bottom + scrollY);
    expect(ends).toBeGreaterThanOrEqual(844);
  }
});
