import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill/full';
import { z } from 'zod';
import { demoPassword } from '#server/accounts/demo-accounts.ts';
import { newId } from '#server/platform/ids.ts';
import { StoredMessage } from '#server/platform/message-table.ts';
import { type Caller, many, system, visitor } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

/** A half hour three days from now: the server lives by the real clock. */
const startsAt = Temporal.Now.instant()
  .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
  .add({ hours: 72 })
  .toString({ fractionalSecondDigits: 3 });

const wish = {
  subject: 'Villa on the Palm',
  startsAt,
  zone: 'Europe/London',
  name: 'Layla Al Mansoori',
  email: 'layla@example.com',
  phone: '+971 50 000 0000',
  message: 'Two dogs,\nand a boat.',
  language: 'en',
};

type Wish = Partial<typeof wish>;

function ask(app: TestApp, changed: Wish = {}, headers: Record<string, string> = {}) {
  return app.send('POST', '/rest/v1/consultations', {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...wish, ...changed }),
  });
}

const withdraw = (app: TestApp, token: string, what = 'withdraw') =>
  app.send('POST', `/rest/v1/consultations/${what}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

function mailsTo(app: TestApp, recipient: string) {
  return app.sql.as(system, (tx) =>
    many(
      StoredMessage,
      tx`
        select id, channel, recipient, language, template, subject, text_body, html_body, headers,
          attachments, created_at, delivered_at, last_error
        from app.messages where recipient = ${recipient} and template like 'consultation-%'
        order by created_at, id`,
    ),
  );
}

function calendarIn(mail: StoredMessage | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), event };
}

const tokenIn = (mail: StoredMessage | undefined) =>
  /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? assert.fail('There is no link in the mail.');

test('a visitor asks, and both sides get the hour for their calendar', async (t) => {
  const app = await startApp(t);
  const answer = await ask(app);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    { ...answer.body, id: '' },
    { id: '', subject: wish.subject, startsAt, zone: wish.zone, status: 'asked' },
  );

  const [mail] = await mailsTo(app, wish.email);
  assert.equal(mail?.subject, 'We have your request: Villa on the Palm');
  assert.match(mail?.textBody ?? '', /In Dubai: .*\n.*United Kingdom Time: /);
  const { method, event } = calendarIn(mail);
  assert.equal(method, 'REQUEST');
  assert.equal(event.summary, 'Rihla consultation: Villa on the Palm');
  assert.equal(event.component.getFirstPropertyValue('status'), 'TENTATIVE');
  assert.equal(event.startDate.toJSDate().toISOString(), startsAt);
  assert.equal(event.duration.toSeconds(), 30 * 60);
  assert.equal(event.organizer, 'mailto:concierge@rihla.example');
  assert.match(mail?.attachments[0]?.contentType ?? '', /method=REQUEST/);

  const [house] = await mailsTo(app, 'concierge@rihla.example');
  assert.equal(house?.subject, 'Consultation: Villa on the Palm (Layla Al Mansoori)');
  assert.equal(house?.headers['Reply-To'], wish.email);
  assert.match(house?.textBody ?? '', /\+971 50 000 0000/);
  assert.equal(calendarIn(house).event.uid, event.uid);
  assert.equal(calendarIn(house).event.description, wish.message);
  // Anybody may write any address and any message: the one never goes to the other.
  assert.doesNotMatch(`${mail?.textBody} ${mail?.attachments[0]?.content}`, /Two dogs/);
  assert.doesNotMatch(house?.textBody ?? '', /token=/);
});

test('in Arabic the visitor reads Arabic, the house English; CONTACT_EMAIL names the house', async (t) => {
  const app = await startApp(t, { CONTACT_EMAIL: 'desk@house.example' });
  await ask(app, { language: 'ar', subject: 'فيلا على النخلة', zone: 'Asia/Dubai' });
  const [mail] = await mailsTo(app, wish.email);
  assert.equal(mail?.subject, 'وصلنا طلبك: فيلا على النخلة');
  assert.match(mail?.textBody ?? '', /\/ar\/consultation\/withdraw\?token=/);
  assert.equal(calendarIn(mail).event.summary, 'استشارة رحلة: فيلا على النخلة');
  const [house] = await mailsTo(app, 'desk@house.example');
  assert.match(house?.textBody ?? '', /The client writes in Arabic/);
});

test('the link withdraws once, both calendars are told, and a second time says so kindly', async (t) => {
  const app = await startApp(t);
  await ask(app);
  const [asked] = await mailsTo(app, wish.email);
  const token = tokenIn(asked);
  assert.equal((await withdraw(app, token, 'find')).body.status, 'asked');
  const answers = await Promise.all([withdraw(app, token), withdraw(app, token)]);
  for (const { status, body } of answers)
    assert.deepEqual([status, body.status], [200, 'withdrawn']);
  assert.equal((await withdraw(app, token, 'find')).body.status, 'withdrawn');

  for (const recipient of [wish.email, 'concierge@rihla.example']) {
    const [first, cancelled, ...more] = await mailsTo(app, recipient);
    assert.equal(more.length, 0);
    const { method, event } = calendarIn(cancelled);
    assert.equal(method, 'CANCEL');
    assert.equal(event.component.getFirstPropertyValue('status'), 'CANCELLED');
    assert.equal(event.uid, calendarIn(first).event.uid);
    assert.equal(event.sequence, 1);
  }
});

test('a link of nobody is not found, and one whose hour has come is explained', async (t) => {
  const app = await startApp(t);
  const unknown = await withdraw(app, 'x'.repeat(43));
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'not_found']);
  assert.equal((await withdraw(app, 'short')).status, 400);
  await ask(app);
  const [asked] = await mailsTo(app, wish.email);
  await app.sql.as(
    system,
    (tx) => tx`update app.consultation_requests set starts_at = now() - interval '1 hour'`,
  );
  const late = await withdraw(app, tokenIn(asked));
  assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
});

test('the same key asks once; another body under it is refused', async (t) => {
  const app = await startApp(t);
  const key = { 'idempotency-key': newId() };
  const answers = await Promise.all([ask(app, {}, key), ask(app, {}, key), ask(app, {}, key)]);
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1, answers[0]?.text);
  assert.equal((await mailsTo(app, wish.email)).length, 1);
  const other = await ask(app, { subject: 'Something else' }, key);
  assert.deepEqual([other.status, other.body.code], [422, 'idempotency_mismatch']);
});

test('bad input is a sentence about its field, never a defect', async (t) => {
  const app = await startApp(t);
  for (const [field, value] of [
    ['subject', '  '],
    ['subject', 'one\r\nBcc: everybody@example.com'],
    ['startsAt', '2020-01-01T08:00:00.000Z'],
    ['startsAt', 'soon'],
    ['startsAt', startsAt.replace('.000', '.0000000000001')],
    ['startsAt', startsAt.replace('.000', '.000001')],
    // Half a character, and one that ends a string: no database keeps them.
    ['subject', 'Villa \ud800'],
    ['name', '\udfff Layla'],
    ['message', 'a boat \ud800'],
    ['message', 'a boat\0'],
    ['message', 'a\vboat'],
    ['zone', 'Mars/Olympus'],
    ['name', ''],
    ['email', 'layla@'],
    ['email', 'a@b.co, c@d.co'],
    ['phone', 'call me'],
    ['message', 'x'.repeat(2001)],
    ['language', 'fr'],
  ] as const) {
    const { status, body } = await ask(app, { [field]: value });
    assert.deepEqual([status, body.code], [400, 'validation_failed'], `${field}: ${value}`);
    assert.deepEqual(Object.keys(z.object({}).loose().parse(body.fields)), [field]);
  }
  assert.deepEqual(await mailsTo(app, wish.email), []);
});

test('one address is written to five times a day at most', async (t) => {
  const app = await startApp(t);
  for (let count = 0; count < 5; count += 1) assert.equal((await ask(app)).status, 200);
  for (const email of ['LAYLA@example.com', 'layla+1@example.com', 'layla+2@example.com']) {
    const refused = await ask(app, { email });
    assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_requests'], email);
  }
  assert.equal((await ask(app, { email: 'omar@example.com' })).status, 200);
});

test('who asks signed in owns the request; nobody else but the house reads it', async (t) => {
  const app = await startApp(t);
  const session = await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'layla@rihla.example', password: demoPassword }),
  });
  const bearer = (token: unknown) => ({ authorization: `Bearer ${token}` });
  assert.equal((await ask(app, {}, bearer(session.body.access_token))).status, 200);
  assert.equal((await ask(app, {}, bearer('no-token-of-ours'))).status, 401);
  assert.equal((await ask(app, {}, bearer(app.services.auth.projectKeys.anon))).status, 200);

  const user = z.object({ id: z.string() }).parse(session.body.user);
  const seenBy = async (caller: Caller) =>
    (await app.sql.as(caller, (tx) => tx`select 1 from app.consultation_requests`)).length;
  assert.equal(await seenBy({ kind: 'client', id: user.id }), 1);
  assert.equal(await seenBy({ kind: 'client', id: newId() }), 0);
  assert.equal(await seenBy(visitor), 0);
  assert.equal(await seenBy({ kind: 'staff', id: newId() }), 2);
  const forged = app.sql.as(
    visitor,
    (tx) => tx`
      insert into app.consultation_requests
        (id, client_id, subject, starts_at, zone, name, email, phone, message, language, withdrawal_hash)
      values (${newId()}, ${user.id}, 's', now(), 'UTC', 'n', 'a@b.co', '', '', 'en', 'h')`,
  );
  await assert.rejects(forged, /row-level security/);
});
