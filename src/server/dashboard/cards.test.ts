/** What the cards of Today speak of and bring along, and the paper that one of them is about. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dashboard } from '#contract/dashboard.ts';
import { daysAfter } from '#domain/time.ts';
import * as t from '#server/bookings/testing.ts';
import { dashboardOf, insertMatter } from '#server/dashboard/testing.ts';
import { kept, newVault, today } from '#server/documents/testing.ts';

const cardIn = ({ recommendations }: Dashboard, id: string) =>
  recommendations.find((card) => card.id === id);

test('a paper that ends soon has a card with its name, its day and the way to begin', async (context) => {
  const app = await t.borrow(context);
  const expiresOn = daysAfter(today(), 31);
  const { client } = await newVault(app, { type: 'tenancy', expiresOn });
  const card = cardIn(await dashboardOf(client), 'documents-expiring');
  assert.match(
    card?.text ?? '',
    /^Your tenancy contract expires on \w+, \d+ \w+( \d{4})?\. We can/,
  );
  assert.deepEqual(card?.why, { kind: 'expiry', days: 31 });
  const need = (await dashboardOf(client)).needs.find(({ kind }) => kind === 'document');
  assert.equal(card?.path, need?.path);
  assert.match(card?.path ?? '', /^\/profile\/documents\?ask=document&about=/);
});

test('a paper that lasts, or that somebody began to renew, has none', async (context) => {
  const app = await t.borrow(context);
  const { client } = await newVault(app, { type: 'tenancy', expiresOn: daysAfter(today(), 200) });
  assert.equal(cardIn(await dashboardOf(client), 'documents-expiring'), undefined);
  await kept(app, client, { type: 'passport', expiresOn: daysAfter(today(), 60) });
  const { needs, recommendations } = await dashboardOf(client);
  assert.ok(recommendations.some(({ id }) => id === 'documents-expiring'));
  const about = new URLSearchParams(
    needs.find(({ kind }) => kind === 'document')?.path.split('?')[1],
  );
  const title = about.get('about') ?? '';
  await insertMatter(app, client, {
    kind: 'document',
    state: 'sourcing',
    title: { en: title, ar: title },
    form: { kind: 'document', document: title },
  });
  assert.equal(cardIn(await dashboardOf(client), 'documents-expiring'), undefined);
});

test('a card brings the day, the hour and the party that the engine was asked for', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  await t.confirmed(app, layla, { party: 3 });
  const seen = await dashboardOf(layla);
  const yacht = cardIn(seen, 'sunset-yacht');
  const address = new URL(yacht?.path ?? '', 'http://rihla.example');
  const { book, on, ...said } = Object.fromEntries(address.searchParams);
  assert.equal(address.pathname, `/bookings/yachts/${book}`);
  assert.equal(on, yacht?.freeOn);
  assert.equal(said['said.party'], '3');
  assert.match(said['said.time'] ?? '', /^\d\d:\d\d$/);
  const asked = `from=${on}&to=${on}&party=3`;
  const open = await app.get(`/rest/v1/offerings/${book}/availability?${asked}`);
  assert.match(open.text, /"state":"open"/);
  // The shelf under the cards says the same of what it is about, and what is no booking stays as it is.
  const safariOn = cardIn(seen, 'weekend-desert')?.freeOn;
  assert.deepEqual(
    seen.quickActions.map(({ path }) => path),
    [
      `/bookings?guests=3${safariOn ? `&day=${safariOn}` : ''}`,
      `/bookings?guests=3&day=${on}`,
      '/real-estate',
      '/profile',
    ],
  );
});

test('a card of homes brings what the brief asked for', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const form = { kind: 'property_search', purpose: 'buy', types: ['villa'], bedrooms: 4 };
  await insertMatter(app, layla, { area: 'real-estate', kind: 'property_search', form });
  const home = cardIn(await dashboardOf(layla), 'new-home');
  assert.equal(home?.path, '/real-estate/villas?for=sale&beds=4');
});
