import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { AccountSession } from '#contract/account.ts';
import { age, authClient, call, member, password, relaxed } from '#server/auth/testing.ts';
import { many, system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const path = '/rest/v1/account/sessions';
const settings = { ...relaxed, AUTH_AUTOCONFIRM: 'on', AUTH_SESSION_INACTIVITY: '86400' };
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

async function sessionsOf(app: TestApp, token: string) {
  const answer = await app.get(path, bearing(token));
  assert.equal(answer.status, 200, answer.text);
  return z.array(AccountSession).parse(JSON.parse(answer.text));
}

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Signs in as a browser that says what it is. */
async function from(app: TestApp, userAgent: string, email: string) {
  const answer = await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: { 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return Tokens.parse(answer.body);
}

const end = (app: TestApp, id: string, token: string) =>
  app.send('DELETE', `${path}/${id}`, { headers: bearing(token) });

test('an account sees where it is signed in and ends what it does not know', async (t) => {
  const app = await startApp(t, settings);
  const layla = await member(app, 'layla@example.com');
  const omar = await member(app, 'omar@example.com');
  const other = await from(app, phone, 'layla@example.com');

  const [here, there, ...more] = await sessionsOf(app, layla.token);
  assert.deepEqual(more, []);
  assert.ok(here && there);
  assert.deepEqual([here.isCurrent, there.isCurrent], [true, false]);
  assert.deepEqual([there.browser, there.system, there.address], ['Safari', 'iPhone', '127.0.0.1']);

  for (const id of [there.id, crypto.randomUUID()]) {
    const refused = await end(app, id, omar.token);
    assert.deepEqual([refused.status, refused.body.code], [404, 'not_found']);
  }
  assert.equal((await end(app, there.id, layla.token)).status, 204);
  assert.equal((await end(app, there.id, layla.token)).status, 404);

  const used = await call(app, 'GET /user', undefined, other.access_token);
  assert.equal(used.body.code, 'session_not_found');
  const refreshed = await call(app, 'POST /token?grant_type=refresh_token', other);
  assert.equal(refreshed.body.code, 'refresh_token_not_found');
  assert.equal((await sessionsOf(app, layla.token)).length, 1);
  assert.equal((await sessionsOf(app, omar.token)).length, 1);

  const entries = await app.sql.as(
    system,
    (tx) =>
      many(z.object({ actorId: z.string(), sessionId: z.string() }), tx)`
      select actor_id, traits ->> 'session_id' as session_id from auth.audit_log_entries
      where action = 'session_ended'`,
  );
  assert.deepEqual(entries, [{ actorId: layla.user.id, sessionId: there.id }]);
});

test('only who is signed in gets a list, and a broken id is told so', async (t) => {
  const app = await startApp(t, settings);
  const layla = await member(app, 'layla@example.com');
  assert.equal((await app.get(path)).status, 401);
  assert.equal((await app.send('DELETE', `${path}/${layla.user.id}`)).status, 401);
  assert.equal((await end(app, 'nothing', layla.token)).status, 400);
  const rows = await app.sql.as(
    { kind: 'client', id: layla.user.id },
    (tx) => tx`select id from auth.sessions`,
  );
  assert.equal(rows.length, 0, 'the table itself shows a client nothing');
});

test('what has run out is no session any more, and a refresh is a use', async (t) => {
  const app = await startApp(t, settings);
  const layla = await member(app, 'layla@example.com');
  await age(app, 'sessions', 'created_at', 2 * 86_400);
  const again = authClient(app);
  const { data } = await again.signInWithPassword({ email: 'layla@example.com', password });
  const token = data.session?.access_token ?? '';
  assert.equal((await sessionsOf(app, token)).length, 1);
  await again.refreshSession();
  const [session] = await sessionsOf(app, token);
  assert.ok(session && session.lastUsedAt > session.signedInAt);
  assert.equal((await end(app, session.id, layla.token)).status, 204);
  assert.equal((await app.get(path, bearing(token))).status, 401);
});

test('with a second factor the list waits until it was shown', async (t) => {
  const app = await startApp(t, settings);
  const layla = await member(app, 'layla@example.com');
  await app.sql.as(
    system,
    (tx) => tx`
      insert into auth.mfa_factors (id, user_id, factor_type, status)
      values (${crypto.randomUUID()}, ${layla.user.id}, 'totp', 'verified')`,
  );
  const refused = await app.get(path, bearing(layla.token));
  assert.deepEqual([refused.status, refused.body.code], [403, 'second_factor_needed']);
  const kept = await end(app, crypto.randomUUID(), layla.token);
  assert.equal(kept.status, 403);
});
