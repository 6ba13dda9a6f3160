import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { authClient } from '#server/auth/testing.ts';
import { startApp } from '#server/testing.ts';

test('a demo account signs in with the printed password', async (t) => {
  const app = await startApp(t, { LOG_LEVEL: 'error' });
  const client = authClient(app);
  const email = demoAccounts[0]?.email ?? '';
  const { data, error } = await client.signInWithPassword({ email, password: demoPassword });
  assert.equal(error, null);
  assert.equal(data.user?.email, email);
  assert.equal(data.user?.identities?.length, 1);
  const { data: claims } = await client.getClaims();
  assert.equal(claims?.claims.sub, data.user?.id);
  const { data: refreshed } = await client.refreshSession();
  assert.notEqual(refreshed.session?.refresh_token, data.session?.refresh_token);
  assert.equal((await client.signOut()).error, null);
});
