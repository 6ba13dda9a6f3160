import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { authWarnings } from '#server/auth/start-warnings.ts';
import {
  age,
  authClient,
  call,
  grantWishes,
  lastTo,
  password,
  sentTo,
} from '#server/auth/testing.ts';
import { until, withSql } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { many, system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { type Answer, startApp, type TestApp } from '#server/testing.ts';

const patient = { AUTH_RATE_LIMITS: 'off', AUTH_PHONE: 'on' };
const hurried = { ...patient, AUTH_SEND_INTERVAL: '0' };
const known = { email: 'layla@rihla.example', phone: '971501111111' };
const unknown = { email: 'tarek@rihla.example', phone: '971502222222' };

/** Everything an answer shows, without what is made anew for every request. */
function shown({ status, headers, text }: Answer, address: object) {
  const told = new Map(headers);
  for (const name of ['date', 'x-request-id', 'request-id']) told.delete(name);
  let body = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/after \d+ seconds/g, 'after <n> seconds');
  for (const own of Object.values(address)) body = body.replaceAll(String(own), '<address>');
  return { status, headers: Object.fromEntries(told), body };
}

/** An account that has everything somebody could ask about. */
async function settle(app: TestApp) {
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set phone = ${known.phone}, phone_confirmed_at = now(),
        new_email = 'later@rihla.example', new_phone = '971503333333'
      where email = ${known.email}`,
  );
}

type Address = typeof known;

const doors: [string, (address: Address) => object][] = [
  ['/signup', ({ email }) => ({ email, password, data: { a: 1 } })],
  ['/signup', ({ phone }) => ({ phone, password })],
  ['/recover', ({ email }) => ({ email })],
  ['/magiclink', ({ email }) => ({ email })],
  ['/otp', ({ email }) => ({ email })],
  ['/otp', ({ email }) => ({ email, create_user: false })],
  ['/otp', ({ phone }) => ({ phone })],
  ['/otp', ({ phone }) => ({ phone, create_user: false })],
  ['/resend', ({ email }) => ({ type: 'signup', email })],
  ['/resend', ({ email }) => ({ type: 'email_change', email })],
  ['/resend', ({ phone }) => ({ type: 'sms', phone })],
  ['/resend', ({ phone }) => ({ type: 'phone_change', phone })],
  ['/verify', ({ email }) => ({ type: 'recovery', email, token: '000000' })],
  ['/verify', ({ phone }) => ({ type: 'sms', phone, token: '000000' })],
  ['/token?grant_type=password', ({ email }) => ({ email, password: 'a wrong guess' })],
];

/** Somebody nobody knows, at each door another one. */
const strangerAt = (door: number): Address => ({
  email: `st${String(door).padStart(3, '0')}@rihla.example`,
  phone: `97150222${String(door).padStart(4, '0')}`,
});

for (const [named, settings] of Object.entries({ patient, hurried }))
  test(`a known and an unknown address are answered alike at every door, ${named}`, async (t) => {
    const app = await borrowApp(t, settings);
    await settle(app);
    for (const [index, [door, body]] of doors.entries()) {
      await app.sql.as(system, (tx) => tx`delete from auth.send_times`);
      for (const round of ['first', 'second', 'third']) {
        const ask = async (address: Address) =>
          shown(await call(app, `POST ${door}`, body(address)), address);
        const [one, other] = [await ask(known), await ask(strangerAt(index))];
        assert.deepEqual(one, other, `${door} ${JSON.stringify(body(known))}, ${round} time`);
        await grantWishes(app);
      }
    }
  });

test('wrong codes are refused alike where one is out and where none is', async (t) => {
  const app = await borrowApp(t, hurried);
  for (const { email } of [known, unknown]) await call(app, 'POST /recover', { email });
  const { otp } = await lastTo(app, known.email);
  const token = otp === '000000' ? '000001' : '000000';
  for (let round = 0; round < 7; round += 1) {
    const guess = async (address: Address) => {
      const body = { type: 'recovery', email: address.email, token };
      return shown(await call(app, 'POST /verify', body), address);
    };
    assert.deepEqual(await guess(known), await guess(unknown), `guess ${round}`);
  }
});

test('with limits on, both are refused after as many wishes', async (t) => {
  const app = await startApp(t, { AUTH_SEND_INTERVAL: '0' });
  const statuses = async ({ email }: Address) => {
    const all: number[] = [];
    for (let round = 0; round < 9; round += 1)
      all.push((await call(app, 'POST /recover', { email })).status);
    return all;
  };
  assert.deepEqual(await statuses(known), await statuses(unknown));
});

test('a closed house does not tell who is in it', async (t) => {
  const app = await borrowApp(t, { ...hurried, AUTH_DISABLE_SIGNUP: 'on' });
  for (const email of [known.email, unknown.email])
    assert.deepEqual((await call(app, 'POST /otp', { email })).body, {});
  assert.equal((await sentTo(app, known.email)).length, 1);
  assert.equal((await sentTo(app, unknown.email)).length, 0);
});

test('who is new signs up, with the id that the answer named', async (t) => {
  const app = await borrowApp(t, hurried);
  const client = authClient(app);
  const email = 'new@example.com';
  const { data } = await client.signUp({ email, password, options: { data: { city: 'Dubai' } } });
  assert.equal(data.user?.identities?.length, 1);
  const { otp } = await lastTo(app, email);
  const entered = await client.verifyOtp({ email, token: otp, type: 'signup' });
  assert.equal(entered.data.user?.id, data.user?.id);
  assert.equal(entered.data.user?.user_metadata.city, 'Dubai');
  assert.equal((await client.signInWithPassword({ email, password })).error, null);
});

test('who signs up with a taken address changes nothing and sends nothing', async (t) => {
  const app = await borrowApp(t, hurried);
  await call(app, 'POST /signup', { email: known.email, password });
  assert.equal((await sentTo(app, known.email)).length, 0);
  const wrong = await authClient(app).signInWithPassword({ email: known.email, password });
  assert.equal(wrong.error?.code, 'invalid_credentials');
});

const enter = (app: TestApp, body: object) => call(app, 'POST /token?grant_type=password', body);

/** How much the door left for the queue to do. */
async function waiting(app: TestApp): Promise<number> {
  const [found] = await withSql(
    app.owner,
    (tx) => tx`select count(*)::integer as jobs from graphile_worker._private_jobs`,
  );
  return found?.jobs;
}

test('signing up and then signing in tells nobody whether the address was taken', async (t) => {
  const app = await borrowApp(t, patient);
  await settle(app);
  for (const channel of ['email', 'phone'] as const) {
    const tried = async (address: Address) => {
      const body = { [channel]: address[channel], password };
      await call(app, 'POST /signup', body);
      await grantWishes(app);
      const before = await waiting(app);
      const told = shown(await enter(app, body), address);
      // The same work is left behind too, so that time tells no more than words.
      return { ...told, left: (await waiting(app)) - before };
    };
    const [taken, free] = [await tried(known), await tried(unknown)];
    assert.deepEqual(taken, free, channel);
    assert.deepEqual([free.status, free.left], [400, 1]);
    assert.match(free.body, /"invalid_credentials"/);
  }
});

test('nor do the limits that such sign-ins and the wishes after them run into', async (t) => {
  const app = await startApp(t, { AUTH_SEND_INTERVAL: '0' });
  const tried = async ({ email }: Address) => {
    await call(app, 'POST /signup', { email, password });
    const all: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      await grantWishes(app);
      all.push((await enter(app, { email, password })).status);
    }
    for (let round = 0; round < 8; round += 1)
      all.push((await call(app, 'POST /resend', { type: 'signup', email })).status);
    return all;
  };
  assert.deepEqual(await tried(known), await tried(unknown));
});

test('whoever knows the password of an unconfirmed address gets the letter again, with distance', async (t) => {
  const app = await borrowApp(t, { ...patient, AUTH_SEND_INTERVAL: '60' });
  const { email } = unknown;
  const letters = async (guess: string) => {
    await enter(app, { email, password: guess });
    return (await sentTo(app, email)).length;
  };
  await call(app, 'POST /signup', { email, password });
  assert.deepEqual([await letters(password), await letters('a wrong guess')], [1, 1], 'too soon');
  await age(app, 'users', 'confirmation_sent_at', 61);
  assert.equal(await letters('a wrong guess'), 1, 'nothing to whoever guesses');
  assert.deepEqual([await letters(password), await letters(password)], [2, 2]);
  const { otp } = await lastTo(app, email);
  const verified = await call(app, 'POST /verify', { type: 'signup', email, token: otp });
  assert.equal(verified.status, 200);
  assert.equal((await enter(app, { email, password })).status, 200);
});

test('a number gets its code again in the same way', async (t) => {
  const app = await borrowApp(t, hurried);
  const { phone } = unknown;
  await call(app, 'POST /signup', { phone, password });
  await lastTo(app, `+${phone}`);
  await enter(app, { phone, password });
  assert.equal((await sentTo(app, `+${phone}`)).length, 2);
});

test('a mailbox gets no more of such letters than its hour allows', async (t) => {
  const app = await startApp(t, { AUTH_SEND_INTERVAL: '0' });
  const { email } = unknown;
  await call(app, 'POST /signup', { email, password });
  for (let round = 0; round < 9; round += 1) {
    await grantWishes(app);
    await enter(app, { email, password });
  }
  assert.equal((await sentTo(app, email)).length, 6);
});

test('only who has an account is mailed, and the mail opens it', async (t) => {
  const app = await borrowApp(t, hurried);
  for (const { email } of [known, unknown]) {
    await call(app, 'POST /recover', { email });
    await call(app, 'POST /otp', { email, create_user: false });
  }
  assert.equal((await sentTo(app, unknown.email)).length, 0);
  const { otp } = await lastTo(app, known.email);
  const verified = { type: 'email', email: known.email, token: otp };
  assert.equal((await call(app, 'POST /verify', verified)).status, 200);
});

test('the working queue grants a wish a moment after the answer', async (t) => {
  const app = await startApp(t, { ...hurried, JOBS: 'on' });
  await call(app, 'POST /recover', { email: known.email });
  await until(async () => (await sentTo(app, known.email)).length === 1);
  const left = await app.sql.as(
    system,
    (tx) => many(z.object({ kind: z.string() }), tx)`select kind from auth.one_time_tokens`,
  );
  assert.deepEqual(left, [{ kind: 'recovery' }]);
});

test('the start warns where a sign-up tells what the house hides', () => {
  const warnings = (environment: Record<string, string>) =>
    authWarnings(readConfig(environment).auth);
  assert.deepEqual(warnings({}), []);
  assert.match(warnings({ AUTH_AUTOCONFIRM: 'on' }).join(), /AUTH_AUTOCONFIRM .* mail address/);
  assert.match(warnings({ AUTH_SMS_AUTOCONFIRM: 'on' }).join(), /phone number/);
  assert.deepEqual(warnings({ AUTH_AUTOCONFIRM: 'on', AUTH_HIDE_ACCOUNTS: 'off' }), []);
});
