import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '#contract/endpoint.ts';
import { ById } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';

const cancel = endpoint('POST', '/rest/v1/wishes/:id/cancel', {
  params: ById,
  once: true,
  versioned: true,
});
const read = endpoint('GET', '/rest/v1/wishes/:id', { params: ById });

test('a try carries its key and the version that was seen where the contract says so, and no other call does', async (t) => {
  const sent: Headers[] = [];
  const answers = [503, 204, 204, 204];
  t.mock.method(globalThis, 'fetch', async (_address: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return new Response(null, { status: answers[sent.length - 1] ?? 204 });
  });
  const params = { id: 'a' };
  await assert.rejects(call(cancel, { params, version: 3 }), { code: 'unavailable' });
  await call(cancel, { params, version: 3 });
  await call(cancel, { params, version: 4 });
  await call(read, { params });
  const [broken, again, newer, plain] = sent.map((headers) => headers.get('idempotency-key'));
  assert.match(broken ?? '', /^[0-9a-f]{32}$/);
  assert.equal(again, broken);
  assert.notEqual(newer, again);
  assert.equal(plain, null);
  const versions = sent.map((headers) => headers.get('if-match'));
  assert.deepEqual(versions, ['3', '3', '4', null]);
});
