/** A provider that does not check addresses is as good as a password that a stranger chose. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  authorize,
  type Issuer,
  startIssuer,
  startWith,
  throughProvider,
} from '#server/auth/providers/oidc-testing.ts';
import { call, fragmentOf, grantWishes, lastTo } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const email = 'maha@example.com';
const own = 'the-owners-own-7';

/** A stranger has come through a provider that believes whatever address it is told. */
async function begunByStranger(t: TestContext, environment = {}) {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer, { AUTH_HIDE_ACCOUNTS: 'on', ...environment });
  await arrive(app, issuer);
  return { app, issuer };
}

async function arrive(app: TestApp, issuer: Issuer) {
  issuer.person = 'impostor';
  issuer.profiles.impostor = { email, email_verified: false, name: 'A stranger' };
  return fragmentOf(await throughProvider(app, authorize));
}

/** The owner types the code of the newest letter; says what the account is then. */
async function confirm(app: TestApp, type: string) {
  const { otp } = await lastTo(app, email);
  const answer = await call(app, 'POST /verify', { type, email, token: otp });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.user as { app_metadata: unknown; user_metadata: Record<string, unknown> };
}

async function staysOutside(
  app: TestApp,
  issuer: Issuer,
  why = 'provider_email_needs_verification',
) {
  const landed = await arrive(app, issuer);
  assert.equal(landed.access_token, undefined, 'the stranger is in');
  assert.equal(landed.error_code, why);
  const identities = await app.sql.as(
    system,
    (tx) => tx`
      select provider from auth.identities join auth.users on users.id = user_id
      where users.email = ${email}`,
  );
  assert.deepEqual(
    identities.map(({ provider }) => provider),
    ['email'],
  );
}

test('a stranger’s provider is no way into what its owner signs up for, links to or recovers', async (t) => {
  const ways = [
    ['POST /signup', 'signup'],
    ['POST /otp', 'signup'],
    ['POST /recover', 'recovery'],
  ] as const;
  for (const [door, type] of ways) {
    await t.test(door, async (t) => {
      const { app, issuer } = await begunByStranger(t);
      await lastTo(app, email);
      await call(app, door, { email, ...(door === 'POST /signup' && { password: own }) });
      const user = await confirm(app, type);
      assert.deepEqual(user.app_metadata, { provider: 'email', providers: ['email'] });
      assert.equal(user.user_metadata.full_name, undefined);
      await staysOutside(app, issuer);
    });
  }
});

test('nor where the owner’s sign-up was too soon, and they type the code of the stranger’s letter', async (t) => {
  const { app, issuer } = await begunByStranger(t, { AUTH_SEND_INTERVAL: '60' });
  const { otp } = await lastTo(app, email);
  await call(app, 'POST /signup', { email, password: own });
  const answer = await call(app, 'POST /verify', { type: 'signup', email, token: otp });
  assert.equal(answer.status, 200);
  await grantWishes(app);
  // Whether or not there is an account, the next letter must wait.
  await staysOutside(app, issuer, 'over_email_send_rate_limit');
});

test('nor where both came through a provider and the owner’s is the one that checks', async (t) => {
  const { app, issuer } = await begunByStranger(t);
  issuer.person = 'maha';
  issuer.profiles.maha = { email, email_verified: true, name: 'Maha' };
  const landed = fragmentOf(await throughProvider(app, authorize));
  assert.ok(landed.access_token);
  const again = await arrive(app, issuer);
  assert.equal(again.access_token, undefined);
});

test('whoever came through a provider and opens its letter is let in by it from then on', async (t) => {
  const { app, issuer } = await begunByStranger(t);
  await confirm(app, 'signup');
  assert.ok((await arrive(app, issuer)).access_token);
});
