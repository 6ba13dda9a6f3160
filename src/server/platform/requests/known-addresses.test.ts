import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { CachedAnswer } from '#server/platform/answers/cached-answers.ts';
import { knownAddresses } from '#server/platform/requests/known-addresses.ts';

/** A route that counts how often it had to work, at a version that can change or be unknown. */
async function counting() {
  const state: { version: number | undefined; worked: number } = { version: 1, worked: 0 };
  const app = Fastify();
  const addresses = knownAddresses(app, () => state.version);
  app.get('/thing', async (request, reply) => {
    state.worked += 1;
    const answer: CachedAnswer = {
      body: Buffer.from(`made ${state.worked}`),
      contentType: 'text/plain',
      headers: {},
      etag: String(state.worked),
    };
    addresses.remember(request, answer);
    return reply.send(answer.body);
  });
  const read = async (url: string) => (await app.inject(url)).body;
  return { app, state, read };
}

test('an address that was answered before is answered without work, to the byte', async () => {
  const { read, state } = await counting();
  assert.equal(await read('/thing?a=1'), 'made 1');
  assert.equal(await read('/thing?a=1'), 'made 1');
  assert.equal(await read('/thing?a=2'), 'made 2');
  assert.equal(state.worked, 2);
});

test('another version forgets every address, and an unknown one answers nothing', async () => {
  const { read, state } = await counting();
  await read('/thing');
  state.version = 2;
  assert.equal(await read('/thing'), 'made 2');
  state.version = undefined;
  assert.equal(await read('/thing'), 'made 3');
  assert.equal(await read('/thing'), 'made 4');
});

test('an address too long to be honest is answered but not remembered', async () => {
  const { read, state } = await counting();
  const long = `/thing?${'x'.repeat(400)}`;
  await read(long);
  await read(long);
  assert.equal(state.worked, 2);
});
