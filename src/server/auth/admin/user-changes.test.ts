import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { clientTopic } from '#contract/live.ts';
import { adminClient, asAdmin, tally } from '#server/auth/admin/testing.ts';
import { withPassword } from '#server/auth/proof/testing.ts';
import {
  assertRefused,
  authClient,
  call,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { until } from '#server/database/throw-away.ts';
import { listen, liveClient, subscribed } from '#server/live/testing.ts';
import { borrow, newClient } from '#server/matters/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };

test('the house changes an account at once', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user } = await member(app, 'a@example.com');
  const admin = adminClient(app);
  const { data, error } = await admin.updateUserById(user.id, {
    email: 'New@example.com',
    phone: '971500000001',
    phone_confirm: true,
    role: 'auditor',
    user_metadata: { city: 'Dubai' },
    app_metadata: { role: 'admin' },
  });
  assert.equal(error, null);
  const changed = data.user;
  assert.deepEqual(
    [changed?.email, changed?.phone, changed?.role, changed?.user_metadata.email],
    ['new@example.com', '971500000001', 'auditor', 'new@example.com'],
  );
  assert.equal(changed && 'new_email' in changed, false);
  assert.ok(changed?.phone_confirmed_at);
  assert.deepEqual(changed?.app_metadata, {
    provider: 'email',
    providers: ['email', 'phone'],
    role: 'admin',
  });
  const mail = changed?.identities?.find(({ provider }) => provider === 'email');
  assert.equal(mail?.identity_data?.email, 'new@example.com');
  const { data: after } = await admin.updateUserById(user.id, {
    user_metadata: { city: null },
    app_metadata: { role: null, tier: 1 },
  });
  assert.equal('city' in (after.user?.user_metadata ?? {}), false);
  assert.deepEqual(after.user?.app_metadata, {
    provider: 'email',
    providers: ['email', 'phone'],
    tier: 1,
  });
  assert.deepEqual((await admin.getUserById(user.id)).data.user, after.user);
});

test('a new password ends every session, and a weak one is refused', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user, token } = await member(app, 'a@example.com');
  const admin = adminClient(app);
  const weak = await admin.updateUserById(user.id, { password: '123' });
  assert.deepEqual([weak.error?.status, weak.error?.code], [422, 'weak_password']);
  assert.equal((await call(app, 'GET /user', undefined, token)).status, 200);
  const { error } = await admin.updateUserById(user.id, { password: 'another-train-43' });
  assert.equal(error, null);
  const ended = await call(app, 'GET /user', undefined, token);
  assert.equal(ended.body.code, 'session_not_found');
  const old = await authClient(app).signInWithPassword({ email: 'a@example.com', password });
  assert.equal(old.error?.code, 'invalid_credentials');
});

test('a ban and another role end what was open, live rooms too', async (t) => {
  const app = await borrow(t);
  const admin = adminClient(app);
  for (const change of [{ ban_duration: '1h' }, { app_metadata: { role: 'concierge' } }]) {
    const person = await newClient(app);
    const half = await withPassword(app, person);
    const room = listen(liveClient(t, app, half), clientTopic(person.id), { private: true });
    await subscribed(room);
    await admin.updateUserById(person.id, { user_metadata: { city: 'Dubai' } });
    assert.equal((await half.send('GET', '/settings')).status, 200);
    assert.equal((await admin.updateUserById(person.id, change)).error, null);
    await until(() => room.states.includes('CLOSED'));
    assert.notEqual((await half.send('GET', '/settings')).status, 200);
    const { error } = await half.auth.refreshSession();
    assert.ok(error, 'the session was refreshed');
  }
});

test('a ban holds until it ends or is lifted', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user, token } = await member(app, 'a@example.com');
  const admin = adminClient(app);
  await admin.updateUserById(user.id, { ban_duration: '1h30m' });
  const refused = await call(app, 'GET /user', undefined, token);
  assertRefused(refused, 403, 'user_banned', 'User is banned');
  const { data } = await admin.updateUserById(user.id, { ban_duration: 'none' });
  assert.equal('banned_until' in (data.user ?? {}), false);
  const ended = await call(app, 'GET /user', undefined, token);
  assert.equal(ended.body.code, 'session_not_found');
  const again = await authClient(app).signInWithPassword({ email: 'a@example.com', password });
  assert.equal(again.error, null);
});

test('an address that is taken, or an account that is not there, changes nothing', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user } = await member(app, 'a@example.com');
  await adminClient(app).createUser({ email: 'b@example.com', phone: '971500000002' });
  const before = await tally(app);
  const path = `/admin/users/${user.id}`;
  const taken = 'A user with this email address has already been registered';
  assertRefused(
    await asAdmin(app, `PUT ${path}`, { email: 'b@example.com' }),
    422,
    'email_exists',
    taken,
  );
  assertRefused(
    await asAdmin(app, `PUT ${path}`, { phone: '+971500000002', role: 'x' }),
    422,
    'phone_exists',
    'Phone number already registered by another user',
  );
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'GET' ? undefined : {};
    const unknown = await asAdmin(app, `${method} /admin/users/${randomUUID()}`, body);
    assertRefused(unknown, 404, 'user_not_found', 'User not found');
    const bad = await asAdmin(app, `${method} /admin/users/7`, body);
    assertRefused(bad, 404, 'validation_failed', 'user_id must be an UUID');
  }
  for (const body of [{ email: {} }, { user_metadata: 'x' }, { ban_duration: 5 }, []])
    assert.equal((await asAdmin(app, `PUT ${path}`, body)).body.code, 'bad_json');
  const soft = await asAdmin(app, `DELETE ${path}`, { should_soft_delete: 'yes' });
  assert.equal(soft.body.code, 'bad_json');
  assert.deepEqual(await tally(app), before);
});

test('two accounts that want one address at once: one gets it, the other is told', async (t) => {
  const app = await borrowApp(t, confirming);
  const people = await Promise.all(
    ['a', 'b', 'c'].map((name) => member(app, `${name}@example.com`)),
  );
  const answers = await Promise.all(
    people.map(({ user }) =>
      asAdmin(app, `PUT /admin/users/${user.id}`, { email: 'one@example.com' }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422]);
});

test('a deleted account is gone with everything of it', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user, token } = await member(app, 'a@example.com');
  const admin = adminClient(app);
  assert.equal((await admin.deleteUser(user.id)).error, null);
  assert.equal((await admin.getUserById(user.id)).error?.code, 'user_not_found');
  assert.equal((await call(app, 'GET /user', undefined, token)).body.code, 'user_not_found');
  await member(app, 'a@example.com');
  const bodiless = await member(app, 'b@example.com');
  const answer = await asAdmin(app, `DELETE /admin/users/${bodiless.user.id}`);
  assert.deepEqual([answer.status, answer.body], [200, {}]);
});

test('a softly deleted account is a shell without a name', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user, token } = await member(app, 'a@example.com');
  const admin = adminClient(app);
  assert.equal((await admin.deleteUser(user.id, true)).error, null);
  const { data } = await admin.getUserById(user.id);
  assert.ok(data.user?.deleted_at);
  assert.match(data.user?.email ?? '', /^[\w-]{43}$/);
  assert.deepEqual([data.user?.user_metadata, data.user?.app_metadata], [{}, {}]);
  assert.equal(JSON.stringify(data.user).includes('a@example.com'), false);
  assert.equal((await call(app, 'GET /user', undefined, token)).body.code, 'user_not_found');
  const back = await authClient(app).signInWithPassword({ email: 'a@example.com', password });
  assert.equal(back.error?.code, 'invalid_credentials');
  assert.notEqual((await member(app, 'a@example.com')).user.id, user.id);
  assert.equal(
    (await asAdmin(app, `DELETE /admin/users/${user.id}`, { should_soft_delete: true })).status,
    200,
  );
  assert.equal((await asAdmin(app, `PUT /admin/users/${user.id}`, {})).body.code, 'user_not_found');
  assert.equal((await admin.deleteUser(user.id)).error, null);
  assert.equal((await admin.getUserById(user.id)).error?.status, 404);
});

test('what the house did is in the audit log, page by page', async (t) => {
  const app = await borrowApp(t, confirming);
  const { user } = await member(app, 'a@example.com');
  const admin = adminClient(app);
  await admin.updateUserById(user.id, { role: 'auditor' });
  await admin.deleteUser(user.id);
  const answer = await asAdmin(app, 'GET /admin/audit?per_page=2');
  assert.ok(Array.isArray(answer.body));
  assert.deepEqual(
    answer.body.map(({ payload }) => [payload.action, payload.traits.user_id]),
    [
      ['user_deleted', user.id],
      ['user_modified', user.id],
    ],
  );
  assert.match(
    answer.headers.get('link') ?? '',
    /^<\/admin\/audit\?page=2&per_page=2>; rel="next"/,
  );
  assert.equal((await asAdmin(app, 'GET /admin/audit?page=-1')).status, 400);
});
