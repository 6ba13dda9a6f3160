import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { appointmentOf } from '#server/bookings/letters/mails-testing.ts';
import {
  assertRefused,
  bookingIn,
  borrow,
  type Client,
  confirm,
  confirmed,
  held,
  letExpire,
  newClient,
} from '#server/bookings/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** Lines break where the page ends; words are what is compared. */
async function voucherOf(app: TestApp, client: Client, path: string) {
  const answer = await fetch(`${app.url}/rest/v1${path}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/pdf');
  assert.match(answer.headers.get('cache-control') ?? '', /private/);
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text, totalPages } = await extractText(file, { mergePages: true });
  const { Title: title } = (await getMeta(file)).info;
  const name = answer.headers.get('content-disposition') ?? '';
  return { text: text.replace(/\s+/g, ' '), totalPages, title, name };
}

test('the voucher is one page with everything a guest, a driver and a desk ask for', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await confirmed(app, client);
  const { text, totalPages, title, name } = await voucherOf(
    app,
    client,
    `/bookings/${booking.id}/voucher`,
  );
  assert.equal(totalPages, 1);
  assert.match(String(title), new RegExp(`Voucher ${booking.reference}`));
  assert.equal(name, `attachment; filename="rihla-voucher-${booking.reference}.pdf"`);
  const snapshot = await app.services.catalogue.current();
  const offering = snapshot.bySlug('offerings', booking.offering.slug) ?? assert.fail('gone');
  const wanted = [
    booking.reference,
    offering.title.en,
    '20:00',
    'Layla Al Mansoori',
    '1 guest',
    offering.meetingPoint.label.en,
    ...offering.inclusions.map(({ en }) => en),
    ...offering.requirements.documents.map(({ en }) => en),
    'Sunset',
    'Villa 12, Frond M',
    'Who meets you',
    'Show this to your driver',
  ];
  for (const part of wanted) assert.ok(text.includes(part), `${part}\n\n${text}`);
  // The driver reads Arabic, whichever language the guest has.
  assert.ok(text.includes(offering.meetingPoint.label.ar.split(/[،,]/)[0] ?? '-'), text);
  assert.doesNotMatch(text, /Not yet confirmed/);
  // A driver or a nanny carries it.
  assert.doesNotMatch(text, /[$]|AED|VAT|free until/);

  const arabic = await voucherOf(app, client, `/bookings/${booking.id}/voucher?lang=ar`);
  assert.equal(arabic.totalPages, 1);
  for (const part of ['بتوقيت دبي', 'ضيف واحد', booking.reference, offering.meetingPoint.label.en])
    assert.ok(arabic.text.includes(part), `${part}\n\n${arabic.text}`);
});

test('a voucher of what a concierge has yet to confirm says so', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const wish = { offering: 'private-sunset-charter', time: '17:00', party: 2 };
  const booking = bookingIn(await confirm(client, await held(app, client, wish)));
  const { text } = await voucherOf(app, client, `/bookings/${booking.id}/voucher`);
  assert.match(text, /Not yet confirmed\. Your concierge is arranging it/);
});

test('what is only held, has ended or was given up has no voucher', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await held(app, client);
  const ask = () => client.get(`/bookings/${booking.id}/voucher`);
  assertRefused(await ask(), 409, 'booking_state');
  await letExpire(app, booking.id);
  assertRefused(await ask(), 409, 'booking_state');
  assertRefused(await client.get('/bookings/nonsense/voucher'), 400, 'validation_failed');
});

const papers = ['voucher', 'calendar.ics', 'ticket.png', 'ticket.pkpass', 'wallets'];

test('nobody gets another’s voucher, ticket or calendar file, and no visitor any', async (t) => {
  const app = await borrow(t);
  const [layla, omar] = [await newClient(app), await newClient(app)];
  const { id } = await confirmed(app, layla);
  for (const paper of papers) {
    assertRefused(await omar.get(`/bookings/${id}/${paper}`), 404, 'not_found');
    assertRefused(await app.get(`/rest/v1/bookings/${id}/${paper}`), 401, 'unauthenticated');
  }
});

test('the calendar file follows the booking, and takes a given up one out again', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await confirmed(app, client);
  const path = `/bookings/${booking.id}/calendar.ics`;
  const file = await client.get(`${path}?lang=ar`);
  assert.equal(file.headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.match(
    file.headers.get('content-disposition') ?? '',
    new RegExp(`${booking.reference}.ics`),
  );
  const { uid, ...entered } = appointmentOf(file.text);
  assert.deepEqual(entered, {
    method: 'PUBLISH',
    status: 'CONFIRMED',
    sequence: booking.version,
    starts: booking.startsAt,
    summary: entered.summary,
    url: `${app.services.publicUrl}/ar/dashboard/bookings/${booking.id}`,
  });
  assert.match(entered.summary, /\p{Script=Arabic}/u);
  const fee = { amount: 0, currency: booking.total.currency };
  await client.post(
    `/bookings/${booking.id}/cancel`,
    { fee },
    { 'if-match': String(booking.version) },
  );
  const gone = appointmentOf((await client.get(path)).text);
  assert.deepEqual([gone.method, gone.status, gone.uid], ['CANCEL', 'CANCELLED', uid]);
  assert.ok(gone.sequence > entered.sequence);
});

test('whoever asks for vouchers without end is asked to wait', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await held(app, client);
  assertRefused(await client.get(`/bookings/${id}/voucher`), 409, 'booking_state');
  const subject = createHash('sha256').update(`voucher ${client.id}`).digest('base64url');
  // This hour and the next, so that no clock striking in between changes the answer.
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.request_counters (subject, window_start, hits)
      select ${subject}, date_bin('1 hour', now(), 'epoch') + hour * interval '1 hour', 60
      from generate_series(0, 1) as hour
      on conflict (subject, window_start) do update set hits = excluded.hits`,
  );
  assertRefused(await client.get(`/bookings/${id}/voucher`), 429, 'too_many_requests');
});
