import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, byLink, someSlot } from '#server/appointments/testing.ts';
import {
  aQuote,
  atDesk,
  borrow,
  demo,
  deskIn,
  matterIn,
  moved,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

async function booked(app: TestApp, client: Person, query = {}, wanted = {}) {
  const { startsAt } = await someSlot(app, query);
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await book(app, { startsAt, email: client.email, ...wanted }, headers);
  assert.equal(answer.status, 200, answer.text);
  return { startsAt, token: String(answer.body.token) };
}

async function onlyMatter(client: Person, which = 'open') {
  const list = await client.get(`/matters?which=${which}`);
  // The server parsed it by the schema of the list.
  const [found, ...more] = list.body.items as { id: string }[];
  assert.equal(more.length, 0, list.text);
  return matterIn(await client.get(`/matters/${found?.id}`));
}

test('an hour that a client books is a matter with its appointment, promised for that hour', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { startsAt } = await booked(app, client);
  const matter = await onlyMatter(client);
  assert.deepEqual([matter.kind, matter.promise?.due], ['consultation', startsAt]);
  assert.deepEqual(
    matter.appointments.map(({ startsAt: at, state }) => [at, state]),
    [[startsAt, 'set']],
  );
});

test('a viewing is a matter about the home', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const homes = await app.get('/rest/v1/catalogue/properties');
  // A collection is a list of what it holds.
  const [home] = homes.body.items as { slug: string }[];
  await booked(app, client, { home: home?.slug ?? '' }, { home: home?.slug });
  const { kind, subject, appointments } = await onlyMatter(client);
  assert.deepEqual([kind, subject?.path], ['viewing', `/real-estate/homes/${home?.slug}`]);
  const [hour] = appointments;
  assert.match(hour?.place ?? '', /, /, 'where it is');
  assert.match(hour?.adviser?.name ?? '', /^\S+ \S+/, 'who shows it');
  assert.match(hour?.adviser?.phone ?? '', /^\+971/);
});

test('at an hour that the house set nobody is named', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  await booked(app, client);
  const { id, version } = await onlyMatter(client);
  const visit = { startsAt: '2036-01-01T08:00:00Z', minutes: 30, title: 'Visit', place: 'Here' };
  const answer = await noor.post(`/desk/matters/${id}/appointments`, visit, {
    'if-match': `${version}`,
  });
  assert.equal(answer.status, 200, answer.text);
  const hours = (await onlyMatter(client)).appointments.map(({ title, isBooked, adviser }) => [
    title === 'Visit',
    isBooked,
    adviser !== null,
  ]);
  assert.deepEqual(hours, [
    [false, true, true],
    [true, false, false],
  ]);
});

test('moving the hour by its link moves it in the matter, cancelling it withdraws the matter', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { token } = await booked(app, client);
  const { startsAt } = await someSlot(app, {}, 5);
  const later = await byLink(app, 'move', { token, startsAt, zone: 'Europe/London', lang: 'en' });
  assert.equal(later.status, 200, later.text);
  const after = await onlyMatter(client);
  assert.deepEqual([after.appointments[0]?.startsAt, after.promise?.due], [startsAt, startsAt]);

  assert.equal((await byLink(app, 'cancel', { token, lang: 'en' })).status, 200);
  const ended = await onlyMatter(client, 'done');
  assert.deepEqual([ended.state, ended.appointments[0]?.state], ['withdrawn', 'cancelled']);
});

test('cancelling the hour ends no matter that was agreed to beside it: its money stays where it is', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { token } = await booked(app, client);
  const { id } = await onlyMatter(client);
  await moved(noor, id, 'source');
  deskIn(await atDesk(noor, id, '/quote', aQuote()));
  deskIn(await atDesk(noor, id, '/quote/send'));
  const [quote] = matterIn(await client.get(`/matters/${id}`)).quotes;
  const accept = `/matters/${id}/quotes/${quote?.id}/accept`;
  const agreed = matterIn(await client.post(accept, { total: quote?.total }));
  assert.equal((await byLink(app, 'cancel', { token, lang: 'en' })).status, 200);
  const after = matterIn(await client.get(`/matters/${id}`));
  assert.deepEqual([after.state, after.appointments[0]?.state], [agreed.state, 'cancelled']);
  assert.deepEqual(after.money?.due, agreed.money?.due);
});

test('a visitor’s hour is no matter', async (t) => {
  const app = await borrow(t);
  const { startsAt } = await someSlot(app);
  assert.equal((await book(app, { startsAt })).status, 200);
});

test('a client gets a link to an hour of their own, and nobody else does', async (t) => {
  const app = await borrow(t);
  const [client, other] = [await newClient(app), await newClient(app)];
  await booked(app, client);
  const [hour] = (await onlyMatter(client)).appointments;
  assert.equal(hour?.isBooked, true);
  assert.equal((await other.post(`/appointments/${hour?.id}/link`)).status, 404);
  const { token } = (await client.post(`/appointments/${hour?.id}/link`)).body;
  assert.equal((await byLink(app, 'cancel', { token, lang: 'en' })).status, 200);
  assert.equal((await onlyMatter(client, 'done')).appointments[0]?.state, 'cancelled');
});
