import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursAfter } from '#domain/time.ts';
import { withTotp } from '#server/auth/factors/testing.ts';
import { ageProofs } from '#server/auth/proof/testing.ts';
import { authClient, password } from '#server/auth/testing.ts';
import { assertBooks, membershipIn, overviewIn, saveCard } from '#server/billing/testing.ts';
import { confirmed, guest, takenAt } from '#server/bookings/testing.ts';
import { withSql } from '#server/database/throw-away.ts';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import {
  asked,
  assertRefused,
  borrow,
  demo,
  matterIn,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import { erasures } from '#server/personal-data.ts';
import type { Erasure } from '#server/platform/personal-data.ts';
import { system } from '#server/platform/sql.ts';
import { eraseDue } from '#server/privacy/erasure.ts';
import { departureIn, leave, lettersTo, run } from '#server/privacy/testing.ts';
import { clock } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

const inDays = (days: number) => hoursAfter(clock(), 24 * days);

const signIn = (app: TestApp, { email }: Person) =>
  app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'camel-train-42' }),
  });

/** The link in the letter, as somebody who reads it would follow it. */
async function undo(app: TestApp, { email }: Person) {
  const letter = (await lettersTo(app, email)).findLast(({ template }) => template === 'leaving');
  const [, token = ''] = /\/stay\?token=([\w-]+)/.exec(letter?.text ?? '') ?? [];
  return app.send('POST', '/rest/v1/privacy/departure/undo', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

test('leaving needs a fresh proof, ends every session at once and can be taken back by mail', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await ageProofs(app, client);
  assertRefused(await leave(client), 403, 'fresh_proof_needed');
  assert.equal((await client.post('/account/proof', { password })).status, 204);
  const { leavesAt } = departureIn(await leave(client));
  assert.ok(leavesAt && leavesAt > inDays(13.9) && leavesAt < inDays(14.1), `${leavesAt}`);
  assertRefused(await client.get('/settings'), 401, 'unauthenticated');

  const again = await signIn(app, client);
  assert.equal(again.status, 200, again.text);
  const authorization = `Bearer ${again.body.access_token}`;
  const settings = await app.get('/rest/v1/settings', { authorization });
  assert.equal(settings.body.leavesAt, leavesAt);

  const stays = await undo(app, client);
  assert.deepEqual([stays.status, stays.body], [200, { first: true }]);
  assert.deepEqual((await undo(app, client)).body, { first: false });
  await run(app, 'erase_accounts', {}, inDays(15));
  assert.equal((await signIn(app, client)).status, 200);
});

test('an account with a second factor is left only by who shows it, and is erased all the same', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const auth = authClient(app);
  await auth.signInWithPassword({ email: client.email, password: 'camel-train-42' });
  const { token } = await withTotp(auth);
  const leaveWith = (bearer: unknown) =>
    app.send('POST', '/rest/v1/privacy/departure', {
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ leave: true }),
    });
  const half = await signIn(app, client);
  assertRefused(await leaveWith(half.body.access_token), 403, 'second_factor_needed');
  assert.ok(departureIn(await leaveWith(token)).leavesAt);
  assert.equal((await auth.refreshSession()).data.session, null, 'every session has ended');
  await run(app, 'erase_accounts', {}, inDays(15));
  assert.equal((await signIn(app, client)).status, 400);
  const [left] = await app.sql.as(
    system,
    (tx) => tx`select count(*)::int as factors from auth.mfa_factors where user_id = ${client.id}`,
  );
  assert.equal(left?.factors, 0);
});

test('whoever signs in again may stay, and a link of nobody’s undoes nothing', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  departureIn(await leave(client));
  const { body } = await signIn(app, client);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const stay = () => app.send('DELETE', '/rest/v1/privacy/departure', { headers });
  assert.deepEqual([(await stay()).status, (await stay()).status], [204, 204]);
  assert.equal((await app.get('/rest/v1/settings', headers)).body.leavesAt, null);
  const answer = await app.send('POST', '/rest/v1/privacy/departure/undo', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'nobody' }),
  });
  assertRefused(answer, 404, 'not_found');
  const templates = (await lettersTo(app, client.email)).map(({ template }) => template);
  assert.deepEqual(templates.slice(-2), ['leaving', 'stayed']);
});

test('until the day all else goes on, signing in alone stops nothing, and who stays has lost nothing', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const delegate = await mandated(app, client, { rights: ['view', 'pay'] });
  const [card] = await saveCard(client);
  const plan = { programme: 'plan', choice: 'essential', total: usd(250_000) };
  const { id } = membershipIn(await client.post('/billing/memberships', plan));
  departureIn(await leave(client));
  assert.equal((await actingFor(delegate, client).get('/billing/invoices')).status, 200);
  const [letter] = (await lettersTo(app, client.email)).filter(
    ({ template }) => template === 'leaving',
  );
  assert.match(letter?.text ?? '', /a saved card pays what falls due/);
  assert.match(letter?.text ?? '', /Signing in alone does not stop it/);

  const { body } = await signIn(app, client);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const departure = await app.get('/rest/v1/privacy/departure', headers);
  assert.ok(departureIn(departure).leavesAt, 'a sign-in alone brings nothing back');
  await app.send('DELETE', '/rest/v1/privacy/departure', { headers });
  const books = overviewIn(await app.get('/rest/v1/billing', headers));
  assert.deepEqual(
    [books.methods.map((kept) => kept.id), books.memberships.map((own) => [own.id, own.state])],
    [[card?.id], [[id, 'active']]],
  );
  assert.equal((await actingFor(delegate, client).get('/billing/invoices')).status, 200);
});

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a colleague does not leave this way', async (t) => {
  const app = await borrow(t);
  assertRefused(await leave(await demo(app, 'concierge')), 409, 'conflict');
});

/** Somebody who left traces everywhere. */
async function lived(app: TestApp) {
  const client = await newClient(app, { full_name: 'Zenobia Palmyra' });
  const noor = await demo(app, 'concierge');
  const guests = [{ ...guest, name: 'Zenobia Palmyra' }];
  const booking = await confirmed(app, client);
  await app.sql.as(
    system,
    (tx) => tx`update app.bookings set guests = ${tx.json(guests)} where id = ${booking.id}`,
  );
  const matter = await asked(client, { kind: 'custom', title: 'Zenobia', notes: 'For Zenobia.' });
  await client.post(`/matters/${matter.id}/messages`, { text: 'It is Zenobia here.' });
  const paid = await proposed(client, noor);
  const [quote] = paid.quotes;
  const { total, id } = quote ?? assert.fail('No quote.');
  matterIn(await client.post(`/matters/${paid.id}/quotes/${id}/accept`, { total }));
  const content = (async function* () {
    yield new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF\n'));
  })();
  const place = { bucket: 'documents', key: `${client.id}/passport/one` };
  await app.services.storage.put({ kind: 'client', id: client.id }, place, { content });
  await client.post('/privacy/archives');
  await client.post('/privacy/consents', { kind: 'offers', given: true });
  return { client, noor, booking, paid };
}

/** Every table in which something is still said of somebody, past every policy. */
function mentions(app: TestApp, words: string[]) {
  const everything = { ...app.superuser, database: app.owner.database };
  return withSql(everything, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('app', 'auth', 'storage')`;
    const found: string[] = [];
    for (const { name } of tables)
      for (const word of words) {
        const pattern = `%${word}%`;
        const rows =
          await sql`select 1 from ${sql(name)} it where it::text ilike ${pattern} limit 1`;
        if (rows.length > 0) found.push(`${name}: ${word}`);
      }
    return found.toSorted();
  });
}

test('after fourteen days nothing is left that names them but issued invoices, and the books are whole', async (t) => {
  const app = await borrow(t);
  const { client, noor, booking, paid } = await lived(app);
  assert.equal(await takenAt(app, booking), 1);
  departureIn(await leave(client));
  await run(app, 'erase_accounts', {}, inDays(13.9));
  assert.equal((await signIn(app, client)).status, 200);

  await run(app, 'erase_accounts', {}, inDays(14.1));
  await run(app, 'erase_accounts', {}, inDays(14.1));
  const { id, email, token } = client;
  assert.deepEqual(await mentions(app, [email, 'Zenobia', id]), [
    `app.departures: ${id}`,
    // The law wants an issued document as it was, with its buyer's name, for five years.
    'app.invoices: Zenobia',
    `app.invoices: ${email}`,
    // That something changed, for those who look; gone within a day.
    `app.live_messages: ${id}`,
    // The last letters: what was called off, and goodbye.
    'app.messages: Zenobia',
    `app.messages: ${email}`,
  ]);
  const templates = (await lettersTo(app, email)).map(({ template }) => template);
  assert.deepEqual(templates, ['booking-cancelled', 'notification-moved', 'goodbye']);
  // Whose it was is forgotten.
  await assertBooks(app, { id: null });

  assert.equal(await takenAt(app, booking), 0);
  const shell = await noor.get(`/desk/matters/${paid.id}`);
  assert.deepEqual(
    [shell.status, shell.body.client, shell.body.state],
    [200, null, 'withdrawn'],
    shell.text,
  );
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await app.get('/rest/v1/settings', headers)).status, 401);
  assert.equal((await app.get('/auth/v1/user', headers)).status, 403);
  assert.equal((await signIn(app, client)).status, 400);
});

test('what breaks off half way has not happened, and the next round does it', async (t) => {
  const app = await borrow(t);
  const { client } = await lived(app);
  const other = await newClient(app);
  departureIn(await leave(client));
  departureIn(await leave(other));
  const services = { ...app.services, now: () => inDays(15) };
  const broken: Erasure = {
    tables: [],
    erase: async ({ owner }) => {
      if (owner.id === client.id) throw new Error('The power went.');
    },
  };
  const steps = [...erasures.slice(0, -1), broken, ...erasures.slice(-1)];
  await assert.rejects(eraseDue(services, steps), /1 of 2/);
  assert.equal((await signIn(app, other)).status, 400);
  assert.equal((await signIn(app, client)).status, 200);
  const kept = await app.sql.as(
    system,
    (tx) => tx`select from app.matter_messages where text = 'It is Zenobia here.'`,
  );
  assert.equal(kept.length, 1);

  await eraseDue(services, erasures);
  assert.equal((await signIn(app, client)).status, 400);
});

test('an account without a password leaves with a code from the mail', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set encrypted_password = null where id = ${client.id}`,
  );
  await ageProofs(app, client);
  const refusal = await leave(client);
  assertRefused(refusal, 403, 'fresh_proof_needed');
  assert.deepEqual(refusal.body.params, { means: 'code' });
  const headers = { authorization: `Bearer ${client.token}` };
  assert.equal((await app.get('/auth/v1/reauthenticate', headers)).status, 200);
  const [letter] = (await lettersTo(app, client.email)).slice(-1);
  const [code = ''] = /\b\d{6}\b/.exec(letter?.text ?? '') ?? [];
  const wrong = { code: code === '000000' ? '000001' : '000000' };
  assertRefused(await client.post('/account/proof', wrong), 400, 'validation_failed', 'code');
  assertRefused(await leave(client), 403, 'fresh_proof_needed');
  assert.equal((await client.post('/account/proof', { code })).status, 204);
  departureIn(await leave(client));
});
