import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { adminClient, asAdmin, falseTokens, tally } from '#server/auth/admin/testing.ts';
import {
  assertRefused,
  authClient,
  call,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const email = 'Amira@Example.com';
const phone = '+971 50 000 0001';

test('the house opens an account that is there at once and mails nothing', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { data, error } = await adminClient(app).createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { city: 'Dubai' },
    app_metadata: { role: 'concierge', provider: 'elsewhere' },
  });
  assert.equal(error, null);
  const user = data.user;
  assert.equal(user?.email, 'amira@example.com');
  assert.ok(user?.email_confirmed_at);
  assert.deepEqual(user?.user_metadata, { city: 'Dubai', email_verified: true });
  assert.deepEqual(user?.app_metadata, {
    provider: 'elsewhere',
    providers: ['email'],
    role: 'concierge',
  });
  assert.equal(user?.identities?.[0]?.identity_data?.email_verified, true);
  assert.equal(user && 'confirmation_sent_at' in user, false);
  const signedIn = await authClient(app).signInWithPassword({ email, password });
  assert.equal(signedIn.error, null);
});

test('an account may have a phone, an id, a role and a ban from the start', async (t) => {
  const app = await borrowApp(t, relaxed);
  const id = randomUUID();
  const admin = adminClient(app);
  const made = await admin.createUser({ id, email, phone, role: 'auditor', ban_duration: '24h' });
  const user = made.data.user;
  assert.deepEqual([user?.id, user?.phone, user?.role], [id, '971500000001', 'auditor']);
  assert.deepEqual(user?.app_metadata, { provider: 'email', providers: ['email', 'phone'] });
  assert.equal(user?.identities?.length, 2);
  assert.equal(user && 'confirmed_at' in user, false);
  const hours = (new Date(user?.banned_until ?? 0).getTime() - Date.now()) / 3_600_000;
  assert.ok(hours > 23.9 && hours <= 24);
  const again = await admin.createUser({ id, email: 'other@example.com' });
  assert.deepEqual([again.error?.status, again.error?.code], [409, 'conflict']);
});

test('what cannot be an account is refused in the protocol’s words', async (t) => {
  const app = await borrowApp(t, relaxed);
  await adminClient(app).createUser({ email, phone });
  const before = await tally(app);
  const lines: [unknown, number, string, string][] = [
    [{}, 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
    [{ email }, 422, 'email_exists', 'A user with this email address has already been registered'],
    [{ phone }, 422, 'phone_exists', 'Phone number already registered by another user'],
    [{ email: 'no' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ phone: 'x' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [
      { email: 'b@example.com', ban_duration: 'forever' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "forever"',
    ],
    [
      { email: 'b@example.com', id: 'x' },
      400,
      'validation_failed',
      'ID must conform to the uuid v4 format',
    ],
    [
      { email: 'b@example.com', id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'ID cannot be a nil uuid',
    ],
    [
      { email: 'b@example.com', password, password_hash: '$2a$10$x' },
      400,
      'validation_failed',
      'Only a password or a password hash should be provided',
    ],
    [
      { email: 'b@example.com', password_hash: 'md5' },
      400,
      'validation_failed',
      'Invalid password hash: it must be a bcrypt or argon2 hash of usual cost',
    ],
    [
      { email: 'b@example.com', password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
  ];
  for (const [body, status, code, message] of lines)
    assertRefused(await asAdmin(app, 'POST /admin/users', body), status, code, message);
  for (const body of [
    [],
    'text',
    { email: 1 },
    { email, app_metadata: [] },
    { email_confirm: 'yes' },
  ])
    assert.equal((await asAdmin(app, 'POST /admin/users', body)).body.code, 'bad_json');
  for (const body of ['', '{', '{"email":"b@example.com","role":"\\u0000"}']) {
    const authorization = `Bearer ${app.services.auth.projectKeys.service}`;
    const unreadable = await app.send('POST', '/auth/v1/admin/users', {
      headers: { authorization },
      body,
    });
    assert.deepEqual([unreadable.status, unreadable.body.error_code], [400, 'bad_json'], body);
  }
  assert.deepEqual(await tally(app), before);
});

test('passwords that were hashed elsewhere open the account and are hashed anew', async (t) => {
  const app = await borrowApp(t, relaxed);
  const hashes = [
    // Both are of the word U*U or password, from the test vectors of their algorithms.
    ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'U*U'],
    [
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      'password',
    ],
  ] as const;
  for (const [index, [password_hash, word]] of hashes.entries()) {
    const address = `imported${index}@example.com`;
    const made = await adminClient(app).createUser({
      email: address,
      password_hash,
      email_confirm: true,
    });
    assert.equal(made.error, null);
    for (const round of [1, 2]) {
      const client = authClient(app);
      const { error } = await client.signInWithPassword({ email: address, password: word });
      assert.equal(error, null, `${password_hash} in round ${round}`);
    }
    const wrong = await authClient(app).signInWithPassword({ email: address, password: 'wrong' });
    assert.equal(wrong.error?.code, 'invalid_credentials');
  }
});

test('accounts are listed newest first, with the number of pages', async (t) => {
  const app = await borrowApp(t, relaxed);
  const admin = adminClient(app);
  for (const name of ['a', 'b', 'c']) await admin.createUser({ email: `${name}@example.com` });
  const { data, error } = await admin.listUsers({ page: 1, perPage: 2 });
  assert.equal(error, null);
  assert.deepEqual(
    data.users.map((user) => [user.email, user.identities?.length]),
    [
      ['c@example.com', 1],
      ['b@example.com', 1],
    ],
  );
  assert.ok('total' in data);
  assert.deepEqual(
    [data.total, data.nextPage, data.lastPage, data.aud],
    [7, 2, 4, 'authenticated'],
  );

  const middle = await asAdmin(app, 'GET /admin/users?page=2&per_page=3');
  assert.equal(middle.headers.get('x-total-count'), '7');
  assert.equal(
    middle.headers.get('link'),
    '</admin/users?page=3&per_page=3>; rel="next", </admin/users?page=3&per_page=3>; rel="last"',
  );
  const whole = await asAdmin(app, 'GET /admin/users?page=&per_page=');
  assert.equal(whole.headers.get('link'), '</admin/users?page=1&per_page=50>; rel="last"');
  for (const query of ['page=x', 'per_page=-1', 'page=1.5', 'page=9007199254740993']) {
    const refused = await asAdmin(app, `GET /admin/users?${query}`);
    assert.deepEqual([refused.status, refused.body.code], [400, 'validation_failed']);
    assert.match(String(refused.body.message), /^Bad Pagination Parameters: /);
  }
});

test('only the service key opens the admin endpoints', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on', AUTH_OAUTH_SERVER: 'on' });
  const { token, user } = await member(app, 'a@example.com');
  const before = await tally(app);
  const endpoints = [
    'GET /admin/users',
    'POST /admin/users',
    `GET /admin/users/${user.id}`,
    `PUT /admin/users/${user.id}`,
    `DELETE /admin/users/${user.id}`,
    'POST /invite',
    'POST /admin/generate_link',
    'GET /admin/audit',
    'GET /admin/oauth/clients',
    'POST /admin/oauth/clients',
    `DELETE /admin/oauth/clients/${user.id}`,
  ];
  const tokens = [...(await falseTokens(app)), [token, 'not_admin'] as const];
  for (const asked of endpoints) {
    const body = asked.startsWith('GET') ? undefined : { email: 'b@example.com', type: 'signup' };
    assertRefused(
      await call(app, asked, body),
      401,
      'no_authorization',
      'This endpoint requires a valid Bearer token',
    );
    for (const [bearer, code] of tokens) {
      const refused = await call(app, asked, body, bearer);
      assert.deepEqual([refused.status, refused.body.code], [403, code], `${asked} ${bearer}`);
    }
  }
  assert.deepEqual(await tally(app), before);
});
