import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '#domain/failure.ts';
import { limitsOf } from '#server/assistant/limits.ts';
import { visitor } from '#server/platform/sql.ts';
import { startApp } from '#server/testing.ts';

test('two processes count one sender’s questions together, and tell senders apart', async (t) => {
  const app = await startApp(t, { CHAT_PER_MINUTE: '50', CHAT_PER_DAY: '3' });
  const [first, second] = [limitsOf(app.services), limitsOf(app.services)];
  await first.count(visitor, '203.0.113.7');
  await first.count(visitor, '203.0.113.7');
  await second.count(visitor, '203.0.113.7');
  const refused = (error: unknown) =>
    error instanceof Failure && error.code === 'too_many_requests' && /one day/.test(error.message);
  await assert.rejects(second.count(visitor, '203.0.113.7'), refused);
  await assert.rejects(first.count(visitor, '203.0.113.7'), refused);
  await first.count(visitor, '198.51.100.4');
});
