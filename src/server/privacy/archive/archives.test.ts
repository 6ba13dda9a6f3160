import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Archive } from '#contract/privacy.ts';
import { hoursAfter } from '#domain/time.ts';
import { confirmed } from '#server/bookings/testing.ts';
import { proven } from '#server/documents/proof-testing.ts';
import {
  asked,
  assertRefused,
  borrow,
  demo,
  newClient,
  type Person,
  toldTo,
} from '#server/matters/testing.ts';
import { personalData } from '#server/personal-data.ts';
import { newId } from '#server/platform/ids.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { system } from '#server/platform/sql.ts';
import { writeArchive } from '#server/privacy/archive/archives.ts';
import { pack } from '#server/privacy/archive/stream.ts';
import { fileOf, run, unzip } from '#server/privacy/testing.ts';
import { clock } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function* chunks() {
  yield new Uint8Array(pdf);
}

async function prepare(person: Person): Promise<Archive> {
  const answer = await person.post('/privacy/archives?lang=en');
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Archive;
}

async function ready(app: TestApp, person: Person): Promise<Archive> {
  const { id } = await prepare(person);
  await run(app, 'make_archive', { id });
  const { body } = await person.get('/privacy/archives');
  // As above.
  const [newest] = body as unknown as Archive[];
  return newest ?? assert.fail('No archive.');
}

/** Somebody with a bit of everything, and a colleague who knows more than they do. */
async function lived(app: TestApp) {
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const booking = await confirmed(app, client);
  const { id } = await asked(client);
  await client.bring(`/matters/${id}/files?name=..%2Fpass%2Fport.pdf`, pdf);
  await client.post(`/matters/${id}/messages`, { text: 'It should be a peregrine.' });
  await client.post(`/matters/${id}/messages`, { text: '2026-02-30' });
  await noor.post(`/desk/matters/${id}/notes`, { text: 'House only: he never pays.' });
  await client.send('PATCH', '/settings', { currency: 'USD' });
  const place = { bucket: 'documents', key: `${client.id}/passport/one` };
  await app.services.storage.put({ kind: 'client', id: client.id }, place, { content: chunks() });
  return { client, booking };
}

test('an archive holds what is somebody’s, word for word and file for file, and nothing of the house', async (t) => {
  const app = await borrow(t);
  const { client, booking } = await lived(app);
  const stranger = await newClient(app);
  const archive = await ready(app, client);
  assert.equal(archive.state, 'ready');
  assert.equal(archive.expiresAt, hoursAfter(archive.readyAt ?? '', 7 * 24));
  const answer = await fileOf(app, client, archive.id);
  assert.deepEqual(
    [answer.status, answer.headers.get('content-type'), answer.headers.get('content-length')],
    [200, 'application/zip', String(archive.size)],
  );
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  for (const { name } of personalData) assert.ok(files.has(`data/${name}.json`), name);
  const part = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
  assert.equal(part('account').account[0].email, client.email);
  assert.equal(part('bookings').bookings[0].reference, booking.reference);
  assert.equal(part('guests')[0].name, 'Layla Al Mansoori');
  assert.equal(part('matters').messages[0].text, 'It should be a peregrine.');
  assert.equal(part('settings').settings[0].currency, 'USD');
  assert.deepEqual(files.get('files/documents/passport/one'), pdf);
  const carried = [...files].filter(([name]) => name.startsWith('matters/'));
  assert.equal(carried.length, 1);
  assert.deepEqual(carried[0]?.[1], pdf);
  assert.doesNotMatch(carried[0]?.[0] ?? '', /\.\.|\\/);
  const whole = [...files.values()].join('\n');
  for (const secret of ['he never pays', '$argon2', client.token, stranger.email])
    assert.ok(!whole.includes(secret), secret);
  assert.deepEqual((await toldTo(app, client)).slice(-1), ['archive']);
});

test('every row that a client may read of theirs is in the archive', async (t) => {
  const app = await borrow(t);
  const { client } = await lived(app);
  const owner = { id: client.id, email: client.email, phone: null };
  const stream = await pack({
    services: app.services,
    owner,
    personalData,
    note: 'A note.',
    language: 'en',
  });
  const files = unzip(Buffer.concat(await stream.toArray()));
  const rows = await app.sql.as({ kind: 'client', id: client.id }, async (tx) => ({
    events: await tx`select kind, at from app.booking_events order by at, id`,
    history: await tx`select kind, at from app.matter_events order by at, id`,
    bell: await tx`select kind from app.notifications order by created_at, id`,
  }));
  const part = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
  const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind);
  assert.deepEqual(kinds(part('bookings').history), kinds([...rows.events] as { kind: string }[]));
  assert.deepEqual(kinds(part('matters').history), kinds([...rows.history] as { kind: string }[]));
  assert.deepEqual(
    kinds(part('notifications').notifications),
    kinds([...rows.bell] as { kind: string }[]),
  );
});

for (const [language, words] of [
  ['en', { requests: 'Requests', booking: 'Confirmed', open: 'With the house' }],
  ['ar', { requests: 'الطلبات', booking: 'مؤكد', open: 'لدى الدار' }],
] as const)
  test(`an archive in ${language} is read by people: pages with names, and no identifiers`, async (t) => {
    const app = await borrow(t);
    const { client, booking } = await lived(app);
    const owner = { id: client.id, email: client.email, phone: null };
    const packed = { services: app.services, owner, personalData, note: '', language };
    const files = unzip(Buffer.concat(await (await pack(packed)).toArray()));
    const page = (name: string) => String(files.get(`${name}.html`));
    assert.match(page('index'), new RegExp(`<a href="matters.html">${words.requests}</a>`));
    for (const { name } of personalData)
      assert.match(page('index'), new RegExp(`"${name}.html">(?!${name}<)`), 'has a name of ours');
    assert.ok(page('bookings').includes(booking.reference));
    assert.ok(page('bookings').includes(words.booking));
    assert.ok(page('matters').includes('It should be a peregrine.'));
    assert.ok(page('matters').includes('2026-02-30'), 'no day, and somebody’s words all the same');
    assert.ok(page('matters').includes(words.open));
    const [file] = [...files.keys()].filter((name) => name.startsWith('matters/'));
    const address = file?.split('/').map(encodeURIComponent).join('/');
    assert.ok(page('matters').includes(`href="${address}"`), file);
    const told = [...files].filter(([name]) => name.endsWith('.html')).join('\n');
    assert.doesNotMatch(told, />[^<]*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/, 'an identifier');
    assert.doesNotMatch(told, />(undefined|null|NaN|\[object Object\])</);
  });

test('one archive is made at a time, three a day, and a second press finds the first', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const [first, second] = await Promise.all([prepare(client), prepare(client)]);
  assert.equal(first.id, second.id);
  await run(app, 'make_archive', { id: first.id });
  await ready(app, client);
  const { id } = await ready(app, client);
  assertRefused(await client.post('/privacy/archives'), 429, 'too_many_requests');
  assert.equal((await fileOf(app, client, first.id)).status, 404);
  assert.equal((await fileOf(app, client, id)).status, 200);
});

test('an archive opens for its owner alone, and for seven days', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const noor = await demo(app, 'concierge');
  const { id } = await ready(app, client);
  for (const other of [stranger, noor])
    assert.equal((await fileOf(app, other, id)).status, 404, other.email);
  assert.equal((await app.get(`/rest/v1/privacy/archives/${id}/file`)).status, 401);
  assert.equal((await fileOf(app, client, newId())).status, 404);
  await run(app, 'sweep_archives', {}, hoursAfter(clock(), 7 * 24 - 1));
  assert.equal((await fileOf(app, client, id)).status, 200);
  await run(app, 'sweep_archives', {}, hoursAfter(clock(), 7 * 24 + 1));
  assert.equal((await fileOf(app, client, id)).status, 404);
  const left = await app.sql.as(system, (tx) => app.services.storage.ofOwner(tx, client.id));
  assert.equal(left.length, 0);
});

test('whoever has a second factor shows it again before an archive leaves the house', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await ready(app, client);
  const { age, prove, token } = await proven(app, client);
  const fetched = () => fileOf(app, { token }, id);
  assert.equal((await fetched()).status, 200);
  await age(11);
  const refused = await fetched();
  assert.equal(refused.status, 403);
  assert.equal(Object(await refused.json()).code, 'fresh_proof_needed');
  assert.equal((await prove()).error, null);
  assert.equal((await fetched()).status, 200);
});

test('an archive that broke off half way is made anew, whole', async (t) => {
  const app = await borrow(t);
  const { client } = await lived(app);
  const { id } = await prepare(client);
  const broken: PersonalData = {
    name: 'broken',
    tables: [],
    readAs: 'owner',
    read: async () => {
      throw new Error('The power went.');
    },
  };
  await assert.rejects(writeArchive(app.services, [...personalData, broken], id), /The power went/);
  assert.equal((await fileOf(app, client, id)).status, 404);
  await run(app, 'make_archive', { id });
  await run(app, 'make_archive', { id });
  const bytes = Buffer.from(await (await fileOf(app, client, id)).arrayBuffer());
  assert.ok(unzip(bytes).has('README.txt'));
  assert.deepEqual((await toldTo(app, client)).filter((kind) => kind === 'archive').length, 1);
});

test('what nobody could finish is given up after a day, and another may be asked for', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await prepare(client);
  await run(app, 'sweep_archives', {}, hoursAfter(clock(), 25));
  const again = await prepare(client);
  assert.notEqual(again.id, id);
});
