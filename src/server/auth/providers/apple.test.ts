import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { jwtVerify } from 'jose';
import { site, startIssuer } from '#server/auth/providers/oidc-testing.ts';
import { signInAs, startNamed, startStandIn } from '#server/auth/providers/stand-in-testing.ts';
import { call, fragmentOf } from '#server/auth/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { TestApp } from '#server/testing.ts';

/** Follows the provider with its cookies to the page whose form it has the browser post to us. */
async function formAt(start: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of page.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = page.headers.get('location');
    if (!location) return fieldsOf(await page.text());
    url = new URL(location, url);
  }
  throw new Error('The provider leads nowhere.');
}

function fieldsOf(html: string): URLSearchParams {
  assert.match(html, new RegExp(`action="${site}/auth/v1/callback"`));
  const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  return new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value]));
}

async function throughForm(app: TestApp, more: Record<string, string> = {}) {
  const sent = await app.get('/auth/v1/authorize?provider=apple');
  const asked = new URL(sent.headers.get('location') ?? '').searchParams;
  assert.equal(asked.get('response_mode'), 'form_post');
  assert.equal(asked.get('scope'), 'openid name email');
  const form = await formAt(sent.headers.get('location') ?? '');
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  const answer = await app.send('POST', '/auth/v1/callback', {
    headers: { origin: 'https://appleid.apple.com' },
    body: form,
  });
  assert.equal(answer.status, 302, answer.text);
  const { access_token: token } = fragmentOf(new URL(answer.headers.get('location') ?? ''));
  return (await call(app, 'GET /user', undefined, token)).body;
}

test('Apple posts its answer, and the name it tells once is kept', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'x7@privaterelay.example', email_verified: true };
  const app = await startNamed(t, 'APPLE', { issuer: issuer.url });
  const name = { firstName: 'Layla', lastName: 'Haddad' };
  const first = await throughForm(app, { user: JSON.stringify({ name }) });
  const { full_name: told } = first.user_metadata as Record<string, unknown>; // the protocol's object
  assert.deepEqual([first.email, told], ['x7@privaterelay.example', 'Layla Haddad']);
  for (const user of [undefined, '{"name":', '{"name":7}', 'null']) {
    const again = await throughForm(app, user === undefined ? {} : { user });
    assert.equal(again.id, first.id);
    assert.deepEqual(again.user_metadata, first.user_metadata);
  }
});

test('Apple’s secret is signed anew for each request where its key is given', async (t) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const standIn = await startStandIn(t);
  standIn.accepts = async (secret) => {
    const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
      audience: standIn.issuer,
      issuer: 'TEAM123456',
      subject: 'rihla',
      algorithms: ['ES256'],
    });
    return protectedHeader.kid === 'KEY1234567' && (payload.exp ?? 0) - (payload.iat ?? 0) === 300;
  };
  const signing = { TEAM_ID: 'TEAM123456', KEY_ID: 'KEY1234567' };
  const PRIVATE_KEY = pem.replaceAll('\n', '\\n');
  const app = await startNamed(t, 'APPLE', standIn, { ...signing, PRIVATE_KEY });
  // Apple writes truth as a text.
  const claims = { sub: 'apple-1', email: 'layla@example.com', email_verified: 'true' };
  const landed = await signInAs(app, standIn, 'apple', claims);
  assert.ok(fragmentOf(landed).access_token, landed.href);
  assert.equal(standIn.secrets.length, 1);

  standIn.accepts = async () => false;
  const refused = await signInAs(app, standIn, 'apple', claims);
  assert.equal(refused.searchParams.get('error_description'), 'Unable to exchange external code');
});

test('a key that signs nothing, or stands alone, is told at the start', () => {
  const start = (more: Record<string, string>) => () =>
    readConfig({ AUTH_EXTERNAL_APPLE_CLIENT_ID: 'rihla', ...more });
  assert.throws(start({ AUTH_EXTERNAL_APPLE_PRIVATE_KEY: 'no key' }), /must be a private key/);
  assert.throws(start({ AUTH_EXTERNAL_APPLE_KEY_ID: 'KEY' }), /needs TEAM_ID and KEY_ID/);
});
