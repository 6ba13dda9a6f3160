import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, grantWishes, lastTo } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const hurried = { AUTH_RATE_LIMITS: 'off', AUTH_SEND_INTERVAL: '0' };
const email = 'maha@example.com';
const foreign = 'the-strangers-own-9';
const own = 'the-owners-own-7';

type Json = Record<string, unknown>;

const signUp = (app: TestApp, password: string, data = {}) =>
  call(app, 'POST /signup', { email, password, data });

const signIn = async (app: TestApp, password: string) =>
  (await call(app, 'POST /token?grant_type=password', { email, password })).status;

/** The owner reads the newest mail and types its code. */
async function confirm(app: TestApp, type = 'signup') {
  const { otp } = await lastTo(app, email);
  const answer = await call(app, 'POST /verify', { type, email, token: otp });
  assert.equal(answer.status, 200);
  return answer.body.user as { user_metadata: Json };
}

/** What a stranger began with somebody's address, before its owner ever came. */
async function begunByStranger(t: Parameters<typeof borrowApp>[0]) {
  const app = await borrowApp(t, hurried);
  await signUp(app, foreign, { full_name: 'A stranger' });
  await lastTo(app, email);
  return app;
}

test('whoever signs up first with a foreign address keeps nothing of it', async (t) => {
  const app = await begunByStranger(t);
  await signUp(app, own, { full_name: 'Maha' });
  const user = await confirm(app);
  assert.equal(user.user_metadata.full_name, 'Maha');
  // Nobody can tell whose password is the owner's: they are in by the code and set one.
  assert.deepEqual([await signIn(app, foreign), await signIn(app, own)], [400, 400]);
});

test('nor when they come back between the owner’s sign-up and its confirmation', async (t) => {
  const app = await begunByStranger(t);
  await signUp(app, own);
  await lastTo(app, email);
  await signUp(app, foreign);
  await confirm(app);
  assert.equal(await signIn(app, foreign), 400);
});

/** The owner finds the stranger’s letter and types its code, whatever became of their own sign-up. */
async function confirmByForeign(app: TestApp, expected: number) {
  const { otp } = await lastTo(app, email);
  assert.equal((await signUp(app, own, { full_name: 'Maha' })).status, expected);
  const { status, body } = await call(app, 'POST /verify', { type: 'signup', email, token: otp });
  assert.equal(status, 200);
  assert.equal((body.user as { user_metadata: Json }).user_metadata.full_name, undefined);
  await grantWishes(app);
  assert.deepEqual([await signIn(app, foreign), await signIn(app, own)], [400, 400]);
}

test('nor by the code of the stranger’s own letter, while the owner’s sign-up still waits', async (t) => {
  await confirmByForeign(await begunByStranger(t), 200);
});

test('nor where the owner’s sign-up was refused as too soon, or as one too many', async (t) => {
  await t.test('too soon', async (t) => {
    const app = await borrowApp(t, { ...hurried, AUTH_SEND_INTERVAL: '60' });
    await signUp(app, foreign, { full_name: 'A stranger' });
    await confirmByForeign(app, 429);
  });
  await t.test('one too many', async (t) => {
    const app = await startApp(t, { AUTH_SEND_INTERVAL: '0' });
    for (let round = 0; round < 6; round += 1)
      await signUp(app, foreign, { full_name: 'A stranger' });
    await confirmByForeign(app, 429);
  });
});

test('whoever confirmed, left and comes again with another password keeps that one', async (t) => {
  const app = await borrowApp(t, hurried);
  await signUp(app, foreign);
  await confirm(app);
  await app.sql.as(system, (tx) => tx`delete from auth.users where email = ${email}`);
  await signUp(app, own);
  await confirm(app);
  assert.equal(await signIn(app, own), 200);
});

test('an owner who comes by a link, or who recovers, finds no foreign password', async (t) => {
  const ways = [
    ['POST /otp', 'signup'],
    ['POST /recover', 'recovery'],
  ] as const;
  for (const [door, type] of ways) {
    await t.test(door, async (t) => {
      const app = await begunByStranger(t);
      await call(app, door, { email });
      const user = await confirm(app, type);
      assert.equal(user.user_metadata.full_name, undefined);
      assert.equal(await signIn(app, foreign), 400);
    });
  }
});

test('whoever signs up twice with the same password keeps it', async (t) => {
  const app = await borrowApp(t, hurried);
  await signUp(app, own, { full_name: 'Maha' });
  await lastTo(app, email);
  await signUp(app, own, { full_name: 'Maha' });
  await confirm(app);
  assert.equal(await signIn(app, own), 200);
});
