import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchAnswer } from '#contract/search.ts';
import { owing } from '#server/billing/testing.ts';
import { borrow, type Client, confirmed, newClient } from '#server/bookings/testing.ts';
import { insertMatter } from '#server/dashboard/testing.ts';
import { newVault } from '#server/documents/testing.ts';
import { aQuote } from '#server/matters/testing.ts';

async function find(client: Pick<Client, 'get'>, q: string): Promise<[string, string][]> {
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

test('a client finds an invoice by its number and its sum, however people write sums', async (t) => {
  const app = await borrow(t);
  const line = { kind: 'service', title: 'Falconer', quantity: 1, each: 240_050 };
  const { layla, invoice } = await owing(app, undefined, aQuote({ lines: [line] }));
  const found = ['invoice', `/profile/invoices?invoice=${invoice.id}`];
  const written = ['2400', '2,400', '2,400.50', '2400.5', 'AED 2,400', 'AED\u00a02,400.50'];
  const inArabic = ['٢٤٠٠', '٢٬٤٠٠', '٢٬٤٠٠٫٥٠', '2,400.50 درهم'];
  for (const q of [invoice.number, ...written, ...inArabic])
    assert.deepEqual(await find(layla, q), [found], q);
  for (const q of ['2,400.00', '2,400.75', 'USD 2,400', '2,401'])
    assert.deepEqual(await find(layla, q), [], q);
});

test('a sum without fils is found with its two noughts, and in dollars by their code', async (t) => {
  const app = await borrow(t);
  const line = { kind: 'service', title: 'Falconer', quantity: 1, each: 240_000 };
  const quote = aQuote({ currency: 'USD', lines: [line] });
  const { layla } = await owing(app, undefined, quote);
  for (const q of ['2,400.00', '$2,400', 'USD 2,400', '2,400 دولار'])
    assert.equal((await find(layla, q)).length, 1, q);
});

test('a client finds a paper by whose it is and what it is, in either language', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, { holder: { name: 'Karim Haddad' } });
  const found = ['paper', `/profile/documents?paper=${paper.id}`];
  for (const q of ['passport', 'karim pass', 'جواز السفر'])
    assert.deepEqual(await find(client, q), [found], q);
  assert.deepEqual(await find(client, 'visa'), []);
});

test('nobody finds what is somebody else’s', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const { reference } = await confirmed(app, client);
  await insertMatter(app, client);
  assert.deepEqual(await find(stranger, reference), []);
  assert.deepEqual(await find(stranger, 'villa'), []);
});
