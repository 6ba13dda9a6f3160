import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#domain/time.ts';
import { appointmentIn, bookingMails, kindsOf } from '#server/bookings/letters/mails-testing.ts';
import {
  bookingIn,
  borrow,
  type Client,
  concierge,
  confirm,
  confirmed,
  held,
  letExpire,
  newClient,
  someDay,
  totalOf,
  type Wish,
  wish,
} from '#server/bookings/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';
import { offerToLine } from '#server/waitlist/line.ts';

const exclusive = { offering: 'private-sunset-charter', time: '17:00', party: 2 };

async function holdIn(app: TestApp, client: Client, lang: string, changed: Partial<Wish> = {}) {
  const asked = wish(changed);
  const body = { ...asked, zone: 'America/Los_Angeles', total: await totalOf(app, asked) };
  const key = { 'idempotency-key': newId() };
  const first = await client.post(`/bookings?lang=${lang}`, body, key);
  // An impatient finger: the same key, the same answer, no second letter.
  const second = await client.post(`/bookings?lang=${lang}`, body, key);
  assert.equal(bookingIn(first).id, bookingIn(second).id);
  return bookingIn(first);
}

async function changeTo(app: TestApp, client: Client, booking: Booking, changed: Partial<Wish>) {
  const { offering: _, ...placed } = wish(changed);
  const total = await totalOf(app, wish(changed));
  const fee = { amount: 0, currency: total.currency };
  const headers = { 'if-match': String(booking.version) };
  return bookingIn(
    await client.post(`/bookings/${booking.id}/change`, { ...placed, total, fee }, headers),
  );
}

async function cancelled(client: Client, booking: Booking) {
  const { body } = await client.get(`/bookings/${booking.id}/cancel`);
  const headers = { 'if-match': String(booking.version) };
  return bookingIn(await client.post(`/bookings/${booking.id}/cancel`, { fee: body.fee }, headers));
}

test('each step of a booking sends exactly one letter, in the language it was made in', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const place = await holdIn(app, client, 'ar');
  const first = bookingIn(await confirm(client, place));
  const moved = await changeTo(app, client, first, { day: daysAfter(someDay, 1) });
  const last = await cancelled(client, moved);

  const mails = await bookingMails(app, client.email);
  assert.deepEqual(kindsOf(mails), ['confirmed', 'changed', 'cancelled']);
  assert.deepEqual([...new Set(mails.map(({ language }) => language))], ['ar']);
  for (const mail of mails) {
    assert.match(mail.textBody, new RegExp(`/ar/dashboard/bookings/${place.id}`));
    assert.match(mail.textBody, /توقيت المحيط الهادي|توقيت المحيط الهادئ/);
  }

  const [confirmation, change, cancellation] = mails;
  const entered = appointmentIn(confirmation);
  assert.deepEqual([entered.method, entered.status], ['REQUEST', 'CONFIRMED']);
  assert.deepEqual([entered.starts, entered.sequence], [first.startsAt, first.version]);
  const shifted = appointmentIn(change);
  assert.deepEqual([shifted.method, shifted.starts], ['REQUEST', moved.startsAt]);
  assert.notEqual(first.startsAt, moved.startsAt);
  const gone = appointmentIn(cancellation);
  assert.deepEqual(
    [gone.method, gone.status, gone.sequence],
    ['CANCEL', 'CANCELLED', last.version],
  );
  assert.ok(entered.sequence < shifted.sequence && shifted.sequence < gone.sequence);
  assert.deepEqual([shifted.uid, gone.uid], [entered.uid, entered.uid]);
  assert.match(entered.uid, new RegExp(`^${place.id}@`));
});

test('whoever chose a language is written to in it, whichever page they booked on', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set raw_user_meta_data = raw_user_meta_data || '{"language":"ar"}'
      where email = ${client.email}`,
  );
  await confirm(client, await holdIn(app, client, 'en'));
  const [mail] = await bookingMails(app, client.email);
  assert.deepEqual([mail?.template, mail?.language], ['booking-confirmed', 'ar']);
});

test('what a concierge answers is told with the reason, and the calendar follows', async (t) => {
  const app = await borrow(t);
  const [client, desk] = await Promise.all([newClient(app), concierge(app)]);
  const asked = bookingIn(await confirm(client, await held(app, client, exclusive)));
  assert.equal(asked.place, 'pending');
  const reason = 'The pilot is grounded that evening.';
  await desk.post(`/bookings/${asked.id}/answer`, { answer: 'decline', reason });
  const mails = await bookingMails(app, client.email);
  assert.deepEqual(kindsOf(mails), ['pending', 'declined']);
  assert.equal(appointmentIn(mails[0]).status, 'TENTATIVE');
  assert.equal(appointmentIn(mails[1]).method, 'CANCEL');
  assert.match(mails[1]?.textBody ?? '', /The reason: The pilot is grounded that evening\./);
});

test('a booking that is accepted and then called off is told both, once each', async (t) => {
  const app = await borrow(t);
  const [client, desk] = await Promise.all([newClient(app), concierge(app)]);
  const asked = bookingIn(await confirm(client, await held(app, client, exclusive)));
  await desk.post(`/bookings/${asked.id}/answer`, { answer: 'confirm', reason: '' });
  const reason = 'Sandstorm.';
  await desk.post(`/bookings/${asked.id}/call-off`, { cause: 'weather', reason });
  const again = await desk.post(`/bookings/${asked.id}/call-off`, { cause: 'weather', reason });
  assert.equal(again.status, 409);
  const mails = await bookingMails(app, client.email);
  assert.deepEqual(kindsOf(mails), ['pending', 'confirmed', 'called_off']);
  assert.equal(appointmentIn(mails[1]).status, 'CONFIRMED');
  assert.equal(appointmentIn(mails[2]).method, 'CANCEL');
  const told = 'The reason: The weather did not allow it. Your concierge writes: “Sandstorm.”';
  assert.ok(plain(mails[2]?.textBody).includes(`${told}\nTo pay: nothing`), mails[2]?.textBody);
});

const causes = {
  weather: { en: 'The weather did not allow it.', ar: 'لم يسمح الطقس به.' },
  operator: { en: 'The operator could not provide it.', ar: 'تعذّر على المشغّل تقديمه.' },
} as const;

test('whoever reads that it is called off reads the cause in their language, then what the desk wrote', async (t) => {
  const app = await borrow(t);
  const desk = await concierge(app);
  for (const cause of ['weather', 'operator'] as const)
    for (const language of ['en', 'ar'] as const) {
      const client = await newClient(app);
      const day = daysAfter(someDay, cause === 'weather' ? 1 : 2);
      const booking = bookingIn(
        await confirm(client, await holdIn(app, client, language, { day })),
      );
      const body = { cause, reason: 'Sandstorm.' };
      const off = bookingIn(await desk.post(`/bookings/${booking.id}/call-off`, body));
      const event = off.events.at(-1);
      assert.deepEqual([event?.kind, event?.cause], ['called_off', cause]);
      const words = {
        en: 'Your concierge writes: “Sandstorm.”',
        ar: 'وكتب الكونسيرج: «Sandstorm.»',
      };
      const mail = plain((await bookingMails(app, client.email)).at(-1)?.textBody);
      assert.ok(mail.includes(`: ${causes[cause][language]} ${words[language]}`), mail);
      assert.doesNotMatch(mail, /بقرار من الدار|The house decided/);
    }
});

const plain = (words = '') => words.replaceAll(/[\u2068\u2069]/g, '');

test('a freed place is offered to the first in line by one letter that says until when', async (t) => {
  const app = await borrow(t);
  const [layla, omar] = [await newClient(app), await newClient(app)];
  const yacht = { offering: 'noor-50-sunset-cruise', time: '16:30', party: 2 };
  const booking = await confirmed(app, layla, yacht);
  const line = {
    offering: yacht.offering,
    from: someDay,
    to: someDay,
    party: 2,
    zone: 'Asia/Dubai',
  };
  const joined = await omar.post('/waitlist?lang=ar', line);
  assert.equal(joined.status, 200, joined.text);
  await cancelled(layla, booking);
  await offerToLine(app.services, booking.offering.id);
  await offerToLine(app.services, booking.offering.id);
  const mails = await bookingMails(app, omar.email);
  assert.deepEqual(kindsOf(mails), ['waitlist_offer']);
  assert.equal(mails[0]?.language, 'ar');
  assert.match(mails[0]?.textBody ?? '', /نحتفظ بالمكان لك ساعتين، حتى/);
  assert.deepEqual(mails[0]?.attachments, []);
});

test('a hold that ends or is refused tells nobody anything', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await held(app, client);
  await letExpire(app, booking.id);
  assert.equal((await confirm(client, booking)).status, 409);
  assert.deepEqual(kindsOf(await bookingMails(app, client.email)), []);
});
