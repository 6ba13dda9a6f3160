import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchAnswer } from '#contract/search.ts';
import { borrow, type Client, confirmed, newClient } from '#server/bookings/testing.ts';
import { insertMatter } from '#server/dashboard/testing.ts';

async function find(client: Client, q: string): Promise<[string, string][]> {
  const { status, text, body } = await client.get(`/search/own?lang=en&q=${encodeURIComponent(q)}`);
  assert.equal(status, 200, text);
  // The server parsed it by this schema.
  const { groups } = body as unknown as SearchAnswer;
  return groups.flatMap(({ hits }) => hits.map(({ kind, path }): [string, string] => [kind, path]));
}

test('a client finds their own bookings and requests by name, reference and either language', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id, reference } = await confirmed(app, client);
  const matter = await insertMatter(app, client);
  const booking = ['booking', `/dashboard/bookings/${id}`];
  assert.deepEqual((await find(client, reference.toLowerCase()))[0], booking);
  const request = ['request', `/dashboard/requests/${matter}`];
  assert.deepEqual(await find(client, 'villa sea'), [request]);
  assert.deepEqual(await find(client, 'فيلا'), [request]);
  assert.deepEqual(await find(client, 'castle'), []);
});

test('nobody finds what is somebody else’s', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const { reference } = await confirmed(app, client);
  await insertMatter(app, client);
  assert.deepEqual(await find(stranger, reference), []);
  assert.deepEqual(await find(stranger, 'villa'), []);
});
