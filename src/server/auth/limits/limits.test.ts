import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { assertRefused, call, password, relaxed } from '#server/auth/testing.ts';
import { atEnd } from '#server/database/throw-away.ts';
import { startApp } from '#server/testing.ts';

test('one address may ask so often and no more', async (t) => {
  const app = await startApp(t);
  const body = { type: 'email', email: 'nobody@example.com', token: '123456' };
  for (let round = 0; round < 30; round += 1)
    assert.equal((await call(app, 'POST /verify', body)).status, 403);
  const words = 'Request rate limit reached';
  assertRefused(await call(app, 'POST /verify', body), 429, 'over_request_rate_limit', words);
  assert.equal((await call(app, 'GET /settings')).status, 200);
});

test('an IPv6 household is one sender, at the sign-in and at every door of the product', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1', RATE_LIMIT: '40' });
  const [none, ...hosts] = Array.from({ length: 41 }, (_, place) => place.toString(16));
  const household = (network: string, host = none) => ({
    'x-forwarded-for': `2001:db8:1:${network}:${host}::1`,
    'content-type': 'application/json',
  });
  const body = JSON.stringify({ type: 'email', email: 'nobody@example.com', token: '123456' });
  const verify = (headers: Record<string, string>) =>
    app.send('POST', '/auth/v1/verify', { headers, body });
  for (const host of hosts.slice(0, 30))
    assert.equal((await verify(household('a', host))).status, 403);
  assert.equal((await verify(household('a'))).status, 429);
  assert.equal((await verify(household('b'))).status, 403);
  const look = (headers: Record<string, string>) => app.get('/rest/v1/account/sessions', headers);
  for (const host of hosts) assert.equal((await look(household('c', host))).status, 401);
  assert.equal((await look(household('c'))).body.code, 'too_many_requests');
  assert.equal((await look(household('d'))).status, 401);
});

/** Stands in for the captcha's maker: one answer is right. */
async function captchaService(t: TestContext) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const success = form.get('response') === 'solved' && form.get('secret') === 'shared';
    const verdict = success ? { success } : { success, 'error-codes': ['invalid-input-response'] };
    response.end(JSON.stringify(verdict));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  // It listens on a TCP port, so its address has one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('with a captcha nobody gets in without having solved it', async (t) => {
  const url = await captchaService(t);
  const captcha = {
    AUTH_CAPTCHA_PROVIDER: 'turnstile',
    AUTH_CAPTCHA_SECRET: 'shared',
    AUTH_CAPTCHA_SITE_KEY: 'public',
  };
  const app = await startApp(t, { ...relaxed, ...captcha, AUTH_CAPTCHA_URL: url });
  const email = 'a@example.com';
  const ask = (path: string, captcha_token?: string) =>
    call(app, `POST ${path}`, { email, password, gotrue_meta_security: { captcha_token } });
  for (const path of ['/signup', '/token?grant_type=password', '/otp', '/recover', '/resend']) {
    assertRefused(
      await ask(path),
      400,
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found)',
    );
    assertRefused(
      await ask(path, 'wrong'),
      400,
      'captcha_failed',
      'captcha protection: request disallowed (invalid-input-response)',
    );
  }
  assert.equal((await ask('/signup', 'solved')).status, 200);
  const refreshed = await call(app, 'POST /token?grant_type=refresh_token', {
    refresh_token: 'abcdefghijkl',
  });
  assert.equal(refreshed.body.code, 'refresh_token_not_found');
});
