/** What somebody began with the password alone is no way round the factor that its owner verified since. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enrollTotp, withTotp } from '#server/auth/factors/testing.ts';
import {
  assertRefused,
  authClient,
  call,
  lastTo,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on', AUTH_PHONE: 'on' };
const email = 'amira@example.com';
const phone = '+971501234567';

/** A thief of the password begins with a number of their own and has its code. */
async function begunByThief(app: TestApp) {
  const owner = await member(app, email);
  const thief = authClient(app);
  await thief.signInWithPassword({ email, password });
  const { data: factor } = await thief.mfa.enroll({ factorType: 'phone', phone });
  const { data: asked } = await thief.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' });
  const { otp } = await lastTo(app, phone);
  /** With the password once more, as the owner's factor has ended the thief's session. */
  const finish = async () => {
    const again = await authClient(app).signInWithPassword({ email, password });
    const body = { challenge_id: asked?.id, code: otp };
    return call(app, `POST /factors/${factor?.id}/verify`, body, again.data.session?.access_token);
  };
  return { owner, finish };
}

test('an enrolment begun with the password ends when its owner verifies a factor of any type', async (t) => {
  const app = await borrowApp(t, open);
  const { owner, finish } = await begunByThief(app);
  await withTotp(owner.client);
  assertRefused(await finish(), 404, 'mfa_factor_not_found', 'Factor not found');
  const { data } = await owner.client.mfa.listFactors();
  assert.deepEqual(
    data?.all.map((factor) => factor.factor_type),
    ['totp'],
  );
});

test('and one that is still there is completed by nobody who has not shown the verified one', async (t) => {
  const app = await borrowApp(t, open);
  const { owner, finish } = await begunByThief(app);
  const { id } = await enrollTotp(owner.client);
  await app.sql.as(
    system,
    (tx) => tx`update auth.mfa_factors set status = 'verified' where id = ${id}`,
  );
  assertRefused(await finish(), 403, 'insufficient_aal', 'AAL2 required to verify a new factor');
});
