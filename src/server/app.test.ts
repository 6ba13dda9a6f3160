import assert from 'node:assert/strict';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import type { OpenApiDocument } from '#server/docs/open-api.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp } from '#server/testing.ts';

test('an unknown API path answers JSON 404 in the one error shape', async (t) => {
  const app = await borrowApp(t);
  for (const base of ['rest', 'realtime']) {
    const answer = await app.get(`/${base}/v1/nowhere`);
    assert.equal(answer.status, 404);
    assert.deepEqual(answer.body, {
      code: 'not_found',
      message: `There is nothing at GET /${base}/v1/nowhere.`,
    });
  }
  // This base answers in its own protocol's shape, where the true status stands in the body.
  const stored = await app.get('/storage/v1/nowhere');
  assert.deepEqual([stored.status, stored.body.statusCode], [400, '404']);
  const posted = await app.send('POST', '/nowhere');
  assert.equal(posted.status, 404);
  assert.equal(posted.body.code, 'not_found');
});

test('an unknown page answers the not-found page with status 404, in the language of its address', async (t) => {
  const app = await borrowApp(t);
  const english = await app.get('/no/such/page');
  assert.equal(english.status, 404);
  assert.match(english.text, /<html[^>]* lang="en"/);
  assert.match(english.text, /Oops! Page not found/);
  const arabic = await app.get('/ar/no-such-page');
  assert.equal(arabic.status, 404);
  assert.match(
    arabic.text,
    /<html[^>]* lang="ar"[^>]* dir="rtl"|<html[^>]* dir="rtl"[^>]* lang="ar"/,
  );
});

test('a page has one address: a slash at its end leads to the one without', async (t) => {
  const app = await borrowApp(t);
  const answer = await app.get('/ar/?from=mail');
  assert.equal(answer.status, 308);
  assert.equal(answer.headers.get('location'), '/ar?from=mail');
  // Never to another site.
  assert.equal((await app.get('//evil.example/')).status, 404);
  const began = performance.now();
  const long = await app.get(`/a${'/'.repeat(15_000)}b/`);
  assert.equal(long.status, 308);
  assert.ok(performance.now() - began < 500, 'A row of slashes holds the house up.');
});

test('every answer carries the strict headers', async (t) => {
  const app = await borrowApp(t);
  for (const path of ['/', '/ar', '/healthz', '/rest/v1/nowhere', '/nowhere', '/favicon.svg']) {
    const { headers } = await app.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/, path);
    assert.match(policy, /frame-ancestors 'none'/, path);
    assert.doesNotMatch(policy, /unsafe/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin', path);
    assert.ok(headers.get('permissions-policy'), path);
    assert.ok(headers.get('x-request-id'), path);
    assert.equal(headers.get('strict-transport-security'), null, path);
  }
});

test('the pages of an account let go of whoever opened their window', async (t) => {
  const app = await borrowApp(t);
  const policyOf = async (path: string) =>
    (await app.get(path)).headers.get('cross-origin-opener-policy');
  for (const path of ['/auth', '/dashboard', '/ar/profile/documents', '/desk'])
    assert.equal(await policyOf(path), 'same-origin', path);
  for (const path of ['/', '/ar/bookings']) assert.equal(await policyOf(path), null, path);
});

test('over TLS in public, browsers are told to come back only that way', async (t) => {
  const app = await startApp(t, { PUBLIC_URL: 'https://rihla.example' });
  const { headers } = await app.get('/healthz');
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=31536000/);
});

test('a caller’s request id is kept when it is harmless and replaced when it is not', async (t) => {
  const app = await borrowApp(t);
  const kept = await app.get('/healthz', { 'x-request-id': 'abcd-1234-efgh' });
  assert.equal(kept.headers.get('x-request-id'), 'abcd-1234-efgh');
  const replaced = await app.get('/healthz', { 'x-request-id': 'a b<script>' });
  assert.match(replaced.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
});

test('bad input gets a 4xx and a sentence, never a 500', async (t) => {
  const app = await borrowApp(t);
  const cases = [
    await app.get('/rest/v1/pages?path=nowhere'),
    await app.get('/rest/v1/pages?path=/&lang=fr'),
    await app.get('/rest/v1/pages'),
    await app.get('/rest/v1/%'),
    await app.get('/%E0%A4%A'),
    await app.send('POST', '/rest/v1/pages', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
    await app.send('PUT', '/rest/v1/nowhere', {
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    }),
    await app.send('POST', '/rest/v1/nowhere', {
      body: JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) }),
      headers: { 'content-type': 'application/json' },
    }),
  ];
  for (const { status, body } of cases) {
    assert.ok(status >= 400 && status < 500, String(status));
    assert.equal(typeof body.code, 'string');
    assert.match(String(body.message), /\.$|\w/);
  }
  assert.ok(Object.hasOwn(Object(cases[1]?.body.fields), 'lang'));
});

test('a way out of the folder and half a character are refused, not defects', async (t) => {
  const app = await borrowApp(t);
  // `fetch` would tidy the address up before it left.
  const status = await new Promise((resolve, reject) => {
    const asked = request(app.url, { path: '/art/../../x' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
  assert.equal(status, 403);
  const half = await app.send('POST', '/auth/v1/signup', {
    headers: { 'content-type': 'application/json' },
    body: '{"email":"half@example.com","password":"Correct-horse-9","data":{"x":"\\ud800"}}',
  });
  assert.equal(half.status, 400, half.text);
});

test('who asks too fast is told when to come back, in the same shape', async (t) => {
  const app = await startApp(t, { RATE_LIMIT: '3' });
  for (let i = 0; i < 3; i += 1) assert.equal((await app.get('/rest/v1/nowhere')).status, 404);
  const refused = await app.get('/rest/v1/nowhere');
  assert.equal(refused.status, 429);
  assert.equal(refused.body.code, 'too_many_requests');
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal((await app.get('/')).status, 200);
});

test('the process tells whether it lives and whether it can work', async (t) => {
  const app = await startApp(t, { DATA_DIR: tmpdir() });
  assert.deepEqual((await app.get('/healthz')).body, { status: 'ok' });
  const { status, freeMebibytes } = (await app.get('/readyz')).body;
  assert.equal(status, 'ready');
  assert.ok(Number(freeMebibytes) > 0, 'it says how much room the disk still has');
});

test('hashed files may be kept for ever, in the encoding that was prepared; the rest is revalidated', async (t) => {
  const app = await borrowApp(t);
  const { text } = await app.get('/');
  const script = /\/assets\/[^"']+\.js/.exec(text)?.[0] ?? '';
  const asset = await app.get(script, { 'accept-encoding': 'br' });
  assert.equal(asset.status, 200);
  assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(asset.headers.get('content-encoding'), 'br');
  const icon = await app.get('/favicon.svg');
  assert.match(icon.headers.get('cache-control') ?? '', /must-revalidate/);
  const again = await app.get('/favicon.svg', {
    'if-none-match': icon.headers.get('etag') ?? '',
    // Left to itself, fetch asks for a fresh copy as soon as it is given a tag.
    'cache-control': 'max-age=0',
  });
  assert.equal(again.status, 304);
  assert.equal((await app.get('/assets/none.js')).status, 404);
});

test('a rendered page is kept and revalidated by its tag', async (t) => {
  const app = await borrowApp(t);
  const first = await app.get('/', { 'accept-encoding': 'br' });
  assert.equal(first.headers.get('content-encoding'), 'br');
  const again = await app.get('/', {
    'accept-encoding': 'br',
    'if-none-match': first.headers.get('etag') ?? '',
  });
  assert.equal(again.status, 304);
});

test('the reference shows the endpoints that are served, as OpenAPI 3.1 and as a page', async (t) => {
  const app = await borrowApp(t);
  const { body } = await app.get('/docs/openapi.json');
  assert.equal(body.openapi, '3.1.0');
  assert.ok(Object.hasOwn(Object(body.paths), '/rest/v1/pages'));
  const page = await app.get('/docs');
  assert.match(page.text, /href="\/docs\/pages#get_rest_v1_pages"/);
  assert.match(page.headers.get('content-type') ?? '', /text\/html/);
  const part = await app.get('/docs/pages');
  assert.match(part.text, /<article id="get_rest_v1_pages">/);
  assert.match(part.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  assert.equal((await app.get('/docs/nothing')).status, 404);
});

test('the reference tells which endpoints honour a key, and which ask for the version seen', async (t) => {
  const app = await borrowApp(t);
  const { body } = await app.get('/docs/openapi.json');
  const { paths } = body as unknown as OpenApiDocument;
  const headersOf = (path: string, method: string) =>
    (paths[path]?.[method]?.parameters ?? [])
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, required }) => [name, required]);
  assert.deepEqual(headersOf('/rest/v1/bookings/{id}/cancel', 'post'), [
    ['idempotency-key', false],
    ['if-match', true],
  ]);
  assert.deepEqual(headersOf('/rest/v1/bookings/{id}', 'get'), []);
  const page = await app.get('/docs/bookings');
  assert.match(page.text, /With an Idempotency-Key it happens once/);
  assert.match(page.text, /If-Match says which version was seen/);
});

test('in production the workshop pages do not exist', async (t) => {
  const app = await startApp(t, {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rihla.example',
    SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  });
  for (const path of ['/outbox', '/outbox.json', '/styleguide', '/ar/styleguide'])
    assert.equal((await app.get(path)).status, 404, path);
  assert.equal((await app.get('/')).status, 200);
});

test('a social picture is drawn on first request, and no path leads out of its folder', async (t) => {
  const app = await borrowApp(t);
  const picture = await app.get('/social/hero/landing.png');
  assert.equal(picture.status, 200);
  assert.equal(picture.headers.get('content-type'), 'image/png');
  for (const path of [
    '/social/none.png',
    '/social/..%2f..%2fpackage.png',
    '/social/hero/landing.svg',
  ])
    assert.equal((await app.get(path)).status, 404, path);
});

test('a request in flight is finished when the server is told to stop', async (t) => {
  const app = await startApp(t);
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const posted = request(`${app.url}/rest/v1/nowhere`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '2' },
    });
    posted.on('response', (response) => resolve(response.resume().statusCode));
    posted.on('error', reject);
    posted.write('{', () => {
      const stopping = app.stop();
      setImmediate(() => posted.end('}'));
      stopping.catch(reject);
    });
  });
  assert.equal(await answer, 404);
});
