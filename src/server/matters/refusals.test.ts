import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ask,
  asked,
  assertRefused,
  borrow,
  demo,
  inDays,
  type Json,
  matterIn,
  newClient,
  wish,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';

const table = (changed: Json = {}): Json => ({
  kind: 'table',
  venue: 'nowhere',
  day: inDays(20),
  time: '20:00',
  people: 2,
  ...changed,
});

test('what the catalogue does not have, and days that lie behind, are refused by their fields', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const snapshot = await app.services.catalogue.current();
  const venue = snapshot.all('venues')[0]?.slug ?? '';
  const event = snapshot.all('events')[0]?.slug ?? '';
  const school = snapshot.all('schools')[0]?.slug ?? '';
  const child = { name: 'Mira', born: '2019-05-05' };
  const search = { kind: 'property_search', purpose: 'buy' };
  const cases: [Json, number, string, string][] = [
    [{ kind: 'viewing', property: 'no-such-home' }, 422, 'not_offered', 'form.property'],
    [table(), 422, 'not_offered', 'form.venue'],
    [table({ venue, people: 50 }), 422, 'party_refused', 'form.people'],
    [table({ venue, day: inDays(-1) }), 400, 'validation_failed', 'form.day'],
    [wish({ day: '2020-01-01' }), 400, 'validation_failed', 'form.day'],
    [wish({ day: inDays(4000) }), 400, 'validation_failed', 'form.day'],
    [wish({ people: 51 }), 400, 'validation_failed', 'form.people'],
    [wish({ title: 'a\nb' }), 400, 'validation_failed', 'form.title'],
    [wish({ notes: 'n'.repeat(4001) }), 400, 'validation_failed', 'form.notes'],
    [{ ...search, areas: ['atlantis'] }, 422, 'not_offered', 'form.areas'],
    [{ kind: 'company', activity: 'Trade', package: 'no' }, 422, 'not_offered', 'form.package'],
    [{ kind: 'visa', nationality: 'French', visa: 'no' }, 422, 'not_offered', 'form.visa'],
    [
      { kind: 'school', school, yearGroup: 'Year 2', child: { ...child, born: inDays(3) } },
      400,
      'validation_failed',
      'form.child.born',
    ],
    [{ kind: 'school', school: 'no', yearGroup: 'Y', child }, 422, 'not_offered', 'form.school'],
    [{ kind: 'event', event, people: 50, day: inDays(-3) }, 400, 'validation_failed', 'form.day'],
    [{ kind: 'membership', programme: 'plan', choice: 'no' }, 422, 'not_offered', 'form.choice'],
    [{ kind: 'moon' }, 400, 'validation_failed', 'form.kind'],
  ];
  for (const [form, status, code, field] of cases)
    assertRefused(await ask(client, form), status, code, field);
  const rows = await app.sql.as(system, (tx) => tx`select 1 from app.matters`);
  assert.equal(rows.length, 0);
});

test('every kind can be asked for, and is named in both languages', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { plan: 'premium' });
  const snapshot = await app.services.catalogue.current();
  const slug = (name: 'properties' | 'packages' | 'schools' | 'events') =>
    snapshot.all(name)[0]?.slug ?? assert.fail();
  const venue = snapshot.all('lounges')[0] ?? assert.fail();
  const day = [20, 21, 22, 23, 24, 25, 26]
    .map(inDays)
    .find((one) => venue.openDays.includes(weekday(one)));
  const forms: Json[] = [
    wish(),
    { kind: 'consultation', subject: 'Moving' },
    { kind: 'viewing', property: slug('properties') },
    { kind: 'property_search', purpose: 'rent', areas: [snapshot.all('locations')[0]?.slug] },
    { kind: 'company', activity: 'Consultancy', package: slug('packages') },
    { kind: 'visa', nationality: 'British', visa: 'golden-property' },
    { kind: 'banking', account: 'both' },
    { kind: 'legal', topic: 'contract', notes: 'A lease.' },
    {
      kind: 'school',
      school: slug('schools'),
      yearGroup: 'Year 2',
      child: { name: 'Mira', born: '2019-05-05' },
    },
    table({ venue: venue.slug, day, people: venue.reservation.minParty }),
    { kind: 'event', event: slug('events') },
    { kind: 'membership', programme: 'tier', choice: snapshot.all('membership-tiers')[0]?.id },
    { kind: 'document', document: 'A birth certificate' },
    { kind: 'expert_chat', notes: 'A question.' },
  ];
  for (const form of forms) {
    const matter = await asked(client, form);
    const arabic = matterIn(await client.get(`/matters/${matter.id}?lang=ar`));
    assert.equal(matter.form.kind, form.kind);
    if (form.kind !== 'custom') assert.match(arabic.title, /[\u0600-\u06ff]/);
    if (matter.subject) assert.equal((await app.get(matter.subject.path)).status, 200);
    const steps = { company: 6, school: 6, visa: 4 }[String(form.kind)] ?? 0;
    assert.equal(matter.steps.length, steps, String(form.kind));
  }
  const list = await client.get('/matters?limit=50');
  // The list answers what the contract says.
  assert.equal((list.body.items as unknown[]).length, forms.length);
});

function weekday(day: string) {
  const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  return names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun';
}

test('somebody else’s matter is not there, whatever is asked of it', async (t) => {
  const app = await borrow(t);
  const [layla, omar, noor] = [
    await newClient(app),
    await newClient(app),
    await demo(app, 'concierge'),
  ];
  const { id } = await asked(layla);
  const file = await layla.bring(`/matters/${id}/files?name=a.txt`, 'Hello');
  const path = `/matters/${id}`;
  const match = { 'if-match': '2' };
  // Staff have no other eyes in a client's room.
  for (const other of [omar, noor]) {
    const answers = [
      await other.get(path),
      await other.get(`${path}/messages`),
      await other.post(`${path}/messages`, { text: 'Hello' }),
      await other.post(`${path}/seen`),
      await other.post(`${path}/submit`),
      await other.post(`${path}/withdraw`, {}, match),
      await other.post(`${path}/make-right`, { reason: 'No.' }),
      await other.post(`${path}/rating`, { stars: 1 }),
      await other.send('PUT', `${path}/form`, { form: wish() }, match),
      await other.send('PUT', `${path}/papers/${newId()}`, { file: newId() }),
      await other.post(`${path}/quotes/${newId()}/accept`, {
        total: { amount: 1, currency: 'AED' },
      }),
      await other.post(`${path}/quotes/${newId()}/reject`),
      await other.bring(`${path}/files?name=a.txt`, 'Hello'),
      await other.get(`${path}/files/${file.body.id}`),
    ];
    for (const answer of answers) assertRefused(answer, 404, 'not_found');
    assert.deepEqual((await other.get('/matters')).body.items, []);
  }
});

test('the desk is for staff alone, and nobody is a client without signing in', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await asked(client);
  const path = `/desk/matters/${id}`;
  const body = { text: 'Hello' };
  const answers = [
    await client.get('/desk/matters'),
    await client.get('/desk/matters/counts'),
    await client.post('/desk/matters', { client: client.id, form: wish() }),
    await client.get(path),
    await client.get(`${path}/messages`),
    await client.post(`${path}/seen`),
    await client.bring(`${path}/files?name=a.txt`, 'Hello'),
    await client.get(`${path}/files/${newId()}`),
    await client.post(`${path}/messages`, body),
    await client.post(`${path}/notes`, body),
    ...(await Promise.all(
      ['claim', 'assign', 'move', 'promise', 'flags', 'quote/send', 'appointments'].map((act) =>
        client.post(`${path}/${act}`),
      ),
    )),
    await client.send('PUT', `${path}/quote`, {}),
    await client.post(`${path}/steps/1`),
    await client.post(`${path}/papers/${newId()}`),
    await client.post(`${path}/appointments/${newId()}/cancel`),
    await client.get('/desk/clients'),
    await client.get(`/desk/clients/${client.id}`),
    await client.send('PATCH', `/desk/clients/${client.id}`, { plan: 'platinum' }),
  ];
  for (const answer of answers) assertRefused(answer, 403, 'forbidden');
  assertRefused(await app.get('/rest/v1/matters'), 401, 'unauthenticated');
  assertRefused(await app.get('/rest/v1/desk/matters'), 401, 'unauthenticated');
});

test('a retried request acts once, and the same key with another wish is refused', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const key = { 'idempotency-key': 'a-key-of-this-test-1' };
  const body = { form: wish(), zone: 'Asia/Dubai' };
  const [first, second] = await Promise.all([
    client.post('/matters', body, key),
    client.post('/matters', body, key),
  ]);
  assert.equal(matterIn(first).id, matterIn(second).id);
  const other = { ...body, form: wish({ title: 'A hawk' }) };
  assertRefused(await client.post('/matters', other, key), 422, 'idempotency_mismatch');
  const { id } = matterIn(first);
  const words = [1, 2].map(() => client.post(`/matters/${id}/messages`, { text: 'Once.' }, key));
  await Promise.all(words);
  assert.equal(matterIn(await client.get(`/matters/${id}`)).messages.length, 1);
});
