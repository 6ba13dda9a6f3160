import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { soonAfterOpening } from '#server/platform/warm-up.ts';

test('what nobody waits for is done once, a moment after the door is open', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const app = Fastify();
  let done = 0;
  soonAfterOpening(app, async () => {
    done += 1;
  });
  await app.listen({ port: 0 });
  t.mock.timers.tick(2999);
  assert.equal(done, 0);
  t.mock.timers.tick(60_000);
  assert.equal(done, 1);
  await app.close();
});

test('a house that closes before has nothing left to do', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const app = Fastify();
  let done = 0;
  soonAfterOpening(app, async () => {
    done += 1;
  });
  await app.listen({ port: 0 });
  await app.close();
  t.mock.timers.tick(60_000);
  assert.equal(done, 0);
});

test('work that fails ends nothing', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const app = Fastify();
  const failed = t.mock.method(app.log, 'warn', () => {});
  soonAfterOpening(app, async () => Promise.reject(new Error('no catalogue')));
  await app.listen({ port: 0 });
  t.mock.timers.tick(3000);
  await new Promise(setImmediate);
  assert.equal(failed.mock.callCount(), 1);
  assert.equal((await app.inject('/')).statusCode, 404);
  await app.close();
});
