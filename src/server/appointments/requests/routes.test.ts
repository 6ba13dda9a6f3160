import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { relaxed } from '#server/auth/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { linkHash, newLinkToken } from '#server/platform/link-tokens.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { type Caller, many, system, visitor } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

/** A request as visitors made them before there was a calendar; the token is that of its mail. */
async function askedOnce(app: TestApp, startsIn = '3 days'): Promise<string> {
  const { token } = newLinkToken();
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.consultation_requests (id, subject, starts_at, zone, name, email, phone, message,
        language, withdrawal_hash)
      values (${newId()}, 'Villa on the Palm', now() + ${startsIn}::interval, 'Europe/London', 'Layla',
        'layla@example.com', '', '', 'en', ${linkHash(token)})`,
  );
  return token;
}

const send = (app: TestApp, what: string, token: string) =>
  app.send('POST', `/rest/v1/consultations/${what}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

function mailsTo(app: TestApp, recipient: string) {
  return app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where recipient = ${recipient} and template like 'consultation-%'`,
  );
}

test('the link of an older mail still withdraws, once, and both calendars are told', async (t) => {
  const app = await borrowApp(t, relaxed);
  const token = await askedOnce(app);
  assert.equal((await send(app, 'find', token)).body.status, 'asked');
  const answers = await Promise.all([1, 2].map(() => send(app, 'withdraw', token)));
  for (const { status, body } of answers)
    assert.deepEqual([status, body.status], [200, 'withdrawn']);
  assert.equal((await send(app, 'find', token)).body.status, 'withdrawn');
  for (const recipient of ['layla@example.com', 'concierge@rihla.example']) {
    const [mail, ...more] = await mailsTo(app, recipient);
    assert.equal(more.length, 0);
    const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    assert.equal(calendar.getFirstPropertyValue('method'), 'CANCEL');
    assert.equal(event.sequence, 1);
  }
});

test('a link of nobody is not found, and one whose hour has come is explained', async (t) => {
  const app = await borrowApp(t, relaxed);
  const unknown = await send(app, 'withdraw', 'x'.repeat(43));
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'not_found']);
  assert.equal((await send(app, 'withdraw', 'short')).status, 400);
  const late = await send(app, 'withdraw', await askedOnce(app, '-1 hour'));
  assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
});

test('nobody asks this way any more, and only the house reads what was asked', async (t) => {
  const app = await borrowApp(t, relaxed);
  await askedOnce(app);
  const gone = await app.send('POST', '/rest/v1/consultations', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  assert.equal(gone.status, 404);
  const seenBy = async (caller: Caller) =>
    (await app.sql.as(caller, (tx) => tx`select 1 from app.consultation_requests`)).length;
  assert.equal(await seenBy(visitor), 0);
  assert.equal(await seenBy({ kind: 'client', id: newId() }), 0);
  assert.equal(await seenBy({ kind: 'staff', id: newId() }), 1);
});
