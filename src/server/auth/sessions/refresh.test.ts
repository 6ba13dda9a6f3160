import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseSession } from '#server/auth/sessions/sessions.ts';
import { age, assertRefused, authClient, call, member, relaxed } from '#server/auth/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };

const refresh = (app: TestApp, token: unknown) =>
  call(app, 'POST /token?grant_type=refresh_token', { refresh_token: token });

const next = async (app: TestApp, token: unknown) => {
  const answer = await refresh(app, token);
  assert.equal(answer.status, 200, answer.text);
  return answer;
};

test('a refresh hands out a new pair for the same session and reads the account anew', async (t) => {
  const app = await borrowApp(t, confirming);
  const { client, session } = await member(app, 'a@example.com');
  await client.updateUser({ data: { city: 'Dubai' } });
  const { body, headers } = await next(app, session.refresh_token);
  assert.notEqual(body.refresh_token, session.refresh_token);
  assert.match(JSON.stringify(body.user), /"city":"Dubai"/);
  assert.equal(headers.get('sb-auth-refresh-token-reuse'), 'false');
  assert.equal(headers.get('sb-auth-refresh-token-rotated'), 'true');
  assert.equal(headers.get('sb-auth-user-id'), session.user.id);
  const claims = await client.getClaims(String(body.access_token));
  assert.equal(claims.data?.claims.session_id, headers.get('sb-auth-session-id'));
  assert.deepEqual(
    claims.data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
    ['password'],
  );
});

test('a client that lost the answer gets the same token again, however late', async (t) => {
  const app = await borrowApp(t, confirming);
  const { session } = await member(app, 'a@example.com');
  const first = await next(app, session.refresh_token);
  await age(app, 'refresh_tokens', 'revoked_at', 3600);
  const again = await next(app, session.refresh_token);
  assert.equal(again.body.refresh_token, first.body.refresh_token);
  assert.equal(again.headers.get('sb-auth-refresh-token-reuse'), 'true');
});

test('tabs that race within the interval all get the token that works', async (t) => {
  const app = await borrowApp(t, confirming);
  const { session } = await member(app, 'a@example.com');
  let last = session.refresh_token;
  for (let round = 0; round < 3; round += 1)
    last = String((await next(app, last)).body.refresh_token);
  const late = await next(app, session.refresh_token);
  assert.equal(late.body.refresh_token, last);
});

test('a token of long ago ends the whole session, although the request fails', async (t) => {
  const app = await borrowApp(t, confirming);
  const { session, token } = await member(app, 'a@example.com');
  const child = await next(app, session.refresh_token);
  const active = await next(app, child.body.refresh_token);
  await age(app, 'refresh_tokens', 'revoked_at', 11);
  const words = 'Invalid Refresh Token: Already Used';
  assertRefused(
    await refresh(app, session.refresh_token),
    400,
    'refresh_token_already_used',
    words,
  );
  assert.equal((await refresh(app, active.body.refresh_token)).status, 400);
  assertRefused(
    await call(app, 'GET /user', undefined, token),
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  );
  const { client } = await member(app, 'b@example.com');
  assert.equal((await client.refreshSession()).error, null, 'nobody else is touched');
});

test('a hundred refreshes with one token at once leave one session that works', async (t) => {
  const app = await borrowApp(t, confirming);
  const { session } = await member(app, 'a@example.com');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => refresh(app, session.refresh_token)),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const tokens = new Set(answers.map(({ body }) => body.refresh_token));
  assert.equal(tokens.size, 1);
  await next(app, [...tokens][0]);
  const [count] = await app.sql.as(
    system,
    (tx) => tx`
      select count(*) filter (where revoked_at is null) as active, count(*) as all
      from auth.refresh_tokens`,
  );
  assert.deepEqual({ ...count }, { active: 1, all: 3 });
});

test('tokens before a second factor lead nowhere after it', async (t) => {
  const app = await borrowApp(t, confirming);
  const { session, user, client } = await member(app, 'a@example.com');
  const { data } = await client.getClaims();
  const factorId = newId();
  const raised = await app.sql.as(system, async (tx) => {
    await tx`
      insert into auth.mfa_factors (id, user_id, factor_type, status)
      values (${factorId}, ${user.id}, 'totp', 'verified')`;
    const method = { method: 'totp', factorId };
    return raiseSession(tx, app.services, String(data?.claims.session_id), method);
  });
  const { data: claims } = await authClient(app).getClaims(raised.access_token);
  assert.equal(claims?.claims.aal, 'aal2');
  const old = await refresh(app, session.refresh_token);
  assert.equal(old.body.code, 'refresh_token_already_used');
  await next(app, raised.refresh_token);
  await age(app, 'refresh_tokens', 'revoked_at', 60);
  assert.equal((await refresh(app, session.refresh_token)).status, 400);
});

test('every bad refresh is refused in the words of the protocol', async (t) => {
  const app = await borrowApp(t, confirming);
  const unknown = 'Invalid Refresh Token: Refresh Token Not Found';
  for (const token of ['', 'short', 'not a token!!'])
    assertRefused(
      await refresh(app, token),
      400,
      'validation_failed',
      'Refresh token is not valid',
    );
  assertRefused(await refresh(app, 'abcdefghijkl'), 400, 'refresh_token_not_found', unknown);
  assert.equal((await refresh(app, 42)).body.code, 'bad_json');

  const { client, session } = await member(app, 'a@example.com');
  await client.signOut();
  assertRefused(await refresh(app, session.refresh_token), 400, 'refresh_token_not_found', unknown);

  const banned = await member(app, 'b@example.com');
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set banned_until = now() + interval '1 day'
      where id = ${banned.user.id}`,
  );
  assertRefused(
    await refresh(app, banned.session.refresh_token),
    400,
    'user_banned',
    'Invalid Refresh Token: User Banned',
  );
});

test('a session can be given an end: by age, by silence, by a newer sign-in', async (t) => {
  const cases = [
    ['AUTH_SESSION_TIMEBOX', '60', 'Session Expired'],
    ['AUTH_SESSION_INACTIVITY', '60', 'Session Expired (Inactivity)'],
    ['AUTH_SINGLE_SESSION', 'on', 'Session Expired (Revoked by Newer Login)'],
  ] as const;
  for (const [name, value, words] of cases) {
    const app = await borrowApp(t, { ...confirming, [name]: value });
    const { session } = await member(app, 'a@example.com');
    await next(app, session.refresh_token);
    await age(app, 'sessions', 'created_at', 61);
    await age(app, 'sessions', 'refreshed_at', 61);
    const password = 'camel-train-42';
    await authClient(app).signInWithPassword({ email: 'a@example.com', password });
    const refused = await refresh(app, session.refresh_token);
    assertRefused(refused, 400, 'session_expired', `Invalid Refresh Token: ${words}`);
  }
});
