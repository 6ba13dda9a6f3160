import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { call, fragmentOf, relaxed } from '#server/auth/testing.ts';
import { atEnd } from '#server/database/throw-away.ts';
import { startApp } from '#server/testing.ts';

const answers: Record<string, unknown> = {
  '/login/oauth/access_token': { access_token: 'gho_1', token_type: 'bearer', scope: 'user:email' },
  '/api/v3/user': { id: 583231, login: 'layla', name: null, avatar_url: 'https://a.test/l.png' },
  '/api/v3/user/emails': [
    { email: 'old@example.com', verified: true, primary: false },
    { email: 'layla@example.com', verified: true, primary: true },
  ],
};

/** The few addresses of GitHub that a sign-in touches. */
async function startGithub(t: TestContext): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.setHeader('content-type', 'application/json');
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

test('people sign in with GitHub by their main address', async (t) => {
  const github = await startGithub(t);
  const app = await startApp(t, {
    ...relaxed,
    PUBLIC_URL: 'http://rihla.test',
    AUTH_EXTERNAL_GITHUB_ISSUER: github,
    AUTH_EXTERNAL_GITHUB_CLIENT_ID: 'rihla',
    AUTH_EXTERNAL_GITHUB_SECRET: 'secret',
  });
  const sent = await app.get(
    '/auth/v1/authorize?provider=github&scopes=repo&allow_signup=false&client_id=mine',
  );
  const asked = new URL(sent.headers.get('location') ?? '');
  assert.equal(`${asked.origin}${asked.pathname}`, `${github}/login/oauth/authorize`);
  assert.equal(asked.searchParams.get('scope'), 'user:email repo');
  assert.equal(asked.searchParams.get('allow_signup'), 'false');
  assert.equal(asked.searchParams.get('client_id'), 'rihla');
  const returned = await app.get(
    `/auth/v1/callback?code=c0de&state=${asked.searchParams.get('state')}`,
  );
  const landed = fragmentOf(new URL(returned.headers.get('location') ?? ''));
  assert.equal(landed.provider_token, 'gho_1');
  const { body } = await call(app, 'GET /user', undefined, landed.access_token);
  assert.equal(body.email, 'layla@example.com');
  assert.deepEqual(body.app_metadata, { provider: 'github', providers: ['github'] });
  assert.equal((body.user_metadata as Record<string, unknown>).user_name, 'layla'); // the shape of a user
});
