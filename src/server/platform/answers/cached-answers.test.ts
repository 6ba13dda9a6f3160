import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { keepAnswers, sendCached } from '#server/platform/answers/cached-answers.ts';

const long = 'The Palm at dusk. '.repeat(200);
const page = (body: string) => () => ({ body, contentType: 'text/plain' });

function serving(body: string) {
  const answers = keepAnswers({ maxBytes: 1_000_000 });
  const app = fastify();
  app.get('/', async (request, reply) =>
    sendCached(request, reply, await answers.get('/', 1, page(body))),
  );
  app.get('/lost', async (request, reply) =>
    sendCached(request, reply.code(404), await answers.get('/lost', 1, page(body))),
  );
  return app;
}

test('an answer is made once, however many ask at the same time', async () => {
  const answers = keepAnswers({ maxBytes: 1_000_000 });
  let made = 0;
  const make = async () => {
    made += 1;
    return page(long)();
  };
  await Promise.all([1, 2, 3].map(() => answers.get('/', 1, make)));
  await answers.get('/', 1, make);
  assert.equal(made, 1);
});

test('a new version forgets every answer, also one still being made', async () => {
  const answers = keepAnswers({ maxBytes: 1_000_000 });
  const [old, fresh] = await Promise.all([
    answers.get('/', 1, page('old')),
    answers.get('/', 2, page('fresh')),
  ]);
  assert.equal(String(old.body), 'old');
  assert.equal(String(fresh.body), 'fresh');
  assert.equal(String((await answers.get('/', 2, page('never'))).body), 'fresh');
  assert.equal(answers.size().answers, 1);
});

test('a failed answer is not kept', async () => {
  const answers = keepAnswers({ maxBytes: 1_000_000 });
  const broken = answers.get('/', 1, () => Promise.reject(new Error('no database')));
  await assert.rejects(broken, /no database/);
  assert.equal(String((await answers.get('/', 1, page('well'))).body), 'well');
});

test('the answer unread for longest makes room for a new one', async () => {
  const answers = keepAnswers({ maxBytes: 1300 });
  await answers.get('/a', 1, page('aaaa'));
  await answers.get('/b', 1, page('bbbb'));
  await answers.get('/a', 1, page('read again'));
  await answers.get('/c', 1, page('cccc'));
  assert.equal(answers.size().answers, 2);
  assert.equal(String((await answers.get('/a', 1, page('made again'))).body), 'aaaa');
  assert.equal(String((await answers.get('/b', 1, page('b2'))).body), 'b2');
});

test('small answers under long keys fill the memory too', async () => {
  const answers = keepAnswers({ maxBytes: 100_000 });
  for (let count = 0; count < 1000; count += 1)
    await answers.get(`${count} ${'what somebody typed '.repeat(50)}`, 1, page('[]'));
  assert.ok(answers.size().answers < 100, String(answers.size().answers));
});

test('a reader gets the encoding they take and nothing they refuse', async () => {
  const app = serving(long);
  const ask = (encoding: string) =>
    app.inject({ url: '/', headers: { 'accept-encoding': encoding } });

  const brotli = await ask('gzip, deflate, br;q=0.9');
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(String(brotliDecompressSync(brotli.rawPayload)), long);
  const gzip = await ask('gzip, br;q=0');
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(String(gunzipSync(gzip.rawPayload)), long);
  const plain = await ask('identity');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.body, long);
  const tags = new Set([brotli, gzip, plain].map(({ headers }) => headers.etag));
  assert.equal(tags.size, 3);
  assert.equal(plain.headers.vary, 'accept-encoding');
});

test('a reader who holds the answer gets 304 without a body', async () => {
  const app = serving(long);
  const { etag } = (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).headers;
  const again = await app.inject({ url: '/', headers: { 'if-none-match': `W/"x", ${etag}` } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
  assert.ok(again.headers.etag);
  const changed = await serving(`${long}!`).inject({
    url: '/',
    headers: { 'if-none-match': String(etag) },
  });
  assert.equal(changed.statusCode, 200);
});

test('a refusal that is served from memory keeps its status', async () => {
  const app = serving('Nothing here.');
  const first = await app.inject('/lost');
  const again = await app.inject({
    url: '/lost',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  assert.equal(again.statusCode, 404);
  assert.equal(again.body, 'Nothing here.');
});
