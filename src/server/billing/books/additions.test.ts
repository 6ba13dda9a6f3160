/** What a change adds to a booking is named wherever its money is: on the screen, in the mail, on paper. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#contract/primitives.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { change, heldBy } from '#server/billing/books/testing.ts';
import { printIn } from '#server/billing/invoices/testing.ts';
import { invoiceIn, invoicesIn, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const added = { en: '2 more guests', ar: 'ضيفان إضافيان' };

async function bookedBy(app: TestApp, language: Language, mode: 'full' | 'asked' = 'full') {
  const layla = await newClient(app, { language });
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, mode)));
  return { layla, booking };
}

/** The document of what was added, in a language. */
async function documentFor(client: Person, id: string, language: Language) {
  const list = await client.get(`/billing/invoices?source=${id}&lang=${language}`);
  const [newest] = invoicesIn(list);
  assert.ok(newest);
  return invoiceIn(await client.get(`/billing/invoices/${newest.id}?lang=${language}`));
}

test('guests who are added are what the invoice, its paper and its mail are for', async (t) => {
  const app = await borrow(t);
  for (const language of ['en', 'ar'] as const) {
    const { layla, booking } = await bookedBy(app, language);
    await settleBooking(app.services, booking.id);
    await change(layla, bookingIn(await layla.get(`/bookings/${booking.id}`)), { party: 3 });
    await settleBooking(app.services, booking.id);
    for (const shown of ['en', 'ar'] as const) {
      const invoice = await documentFor(layla, booking.id, shown);
      assert.ok(invoice.title.endsWith(added[shown]), invoice.title);
      assert.deepEqual(
        invoice.lines.map(({ title }) => title),
        [added[shown]],
      );
      assert.ok((await printIn(app, invoice.id, shown)).includes(added[shown]));
    }
    const mail = (await mailsTo(app, layla)).at(-1) ?? assert.fail('no mail');
    assert.ok(mail.subject.includes(added[language]), mail.subject);
    assert.ok(mail.textBody.includes(added[language]), mail.textBody);
  }
});

test('what is added alone is called add-ons, and not a change of the booking', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await bookedBy(app, 'en');
  await settleBooking(app.services, booking.id);
  const now = bookingIn(await layla.get(`/bookings/${booking.id}`));
  const addOns = [{ id: 'maybach-transfer', quantity: 1 }];
  await change(layla, now, { addOns });
  await settleBooking(app.services, booking.id);
  for (const [shown, words] of [
    ['en', /: Add-ons$/],
    ['ar', /: إضافات$/],
  ] as const)
    assert.match((await documentFor(layla, booking.id, shown)).title, words);
});

test('what the house confirms later is measured against what it confirmed before', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const { layla, booking } = await bookedBy(app, 'en', 'asked');
  const answer = () =>
    noor.post(`/bookings/${booking.id}/answer`, { answer: 'confirm', reason: '' });
  const now = async () => bookingIn(await layla.get(`/bookings/${booking.id}`));
  await answer();
  await settleBooking(app.services, booking.id);
  await change(layla, await now(), { party: 7 });
  await change(layla, await now(), { party: 8 });
  await answer();
  const { title, lines } = await documentFor(layla, booking.id, 'en');
  assert.match(title, /: 7 more guests$/);
  assert.equal(lines[0]?.title, '7 more guests');
});

test('the credit note of a smaller party names how many they are now, on the screen and on paper', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await bookedBy(app, 'en');
  const three = await change(layla, booking, { party: 3 });
  await change(layla, three, { party: 2 });
  const list = invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}&lang=en`));
  const note = list.find(({ kind }) => kind === 'credit_note') ?? assert.fail('no credit note');
  const shown = invoiceIn(await layla.get(`/billing/invoices/${note.id}?lang=en`));
  assert.match(shown.lines[0]?.title ?? '', /: 2 guests in all$/);
  assert.match(await printIn(app, note.id, 'ar'), /ضيفان في المجموع/);
});
