import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SavedGuest } from '#contract/bookings/guests.ts';
import type { ClientContext } from '#contract/clients.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { Profile } from '#contract/profile/profile.ts';
import {
  assertRefused,
  borrow,
  demo,
  inDays,
  type Json,
  moved,
  newClient,
  type Person,
  toldTo,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer } from '#server/testing.ts';

/** The server parsed what it sent by the schema of the type that is named. */
function bodyOf<Shape>(answer: Answer): Shape {
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as Shape;
}

const read = async (client: Person) => bodyOf<Profile>(await client.get('/profile'));
const save = (client: Person, section: string, body: Json, version = 0) =>
  client.send('PUT', `/profile/${section}`, body, { 'if-match': `"${version}"` });

const address = {
  label: 'Home',
  main: true,
  street: 'Frond M',
  city: 'Dubai',
  makani: '3003295320',
  access: 'Ask for Rashid at the second gate.',
};

test('a fresh profile is empty but for the name of the account', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { full_name: 'Layla Haddad' });
  const { contact, preferences, emergency, addresses, changes } = await read(client);
  assert.deepEqual(
    [contact.content.name, contact.version, contact.content.phones, contact.updatedAt],
    ['Layla Haddad', 0, [], null],
  );
  assert.deepEqual(
    [preferences.content.diet, emergency.content.contacts, addresses.content.addresses, changes],
    [[], [], [], []],
  );
});

test('each section is saved by itself, and the history names its fields without their content', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const phones = [{ kind: 'mobile', number: '+971 50 123 4567' }];
  const contact = { name: 'Layla Haddad', title: 'mrs', phones, languages: ['ar', 'en'] };
  bodyOf(await save(client, 'contact', contact));
  bodyOf(await save(client, 'preferences', { diet: ['halal'], allergies: 'Nuts' }));
  bodyOf(await save(client, 'addresses', { addresses: [address] }));
  const saved = await read(client);
  assert.deepEqual(
    [saved.contact.content.phones, saved.contact.version, saved.preferences.version],
    [phones, 1, 1],
  );
  assert.equal(saved.addresses.content.addresses[0]?.makani, '30032 95320');
  assert.deepEqual(
    saved.changes.map(({ section, fields }) => [section, fields]),
    [
      ['addresses', ['addresses']],
      ['preferences', ['diet', 'allergies']],
      ['contact', ['name', 'title', 'phones', 'languages']],
    ],
  );
});

test('the name of the profile is what the house calls its client from then on', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  bodyOf(await save(client, 'contact', { name: 'Sheikha Mariam' }));
  const known = bodyOf<ClientContext>(await noor.get(`/desk/clients/${client.id}`));
  assert.equal(known.name, 'Sheikha Mariam');
  assert.equal((await client.get('/dashboard')).body.name, 'Sheikha Mariam');
});

test('of two who save one section the second is told, and nothing of the first is lost', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  bodyOf(await save(client, 'preferences', { diet: ['vegan'] }));
  assertRefused(await save(client, 'preferences', { diet: [] }, 0), 412, 'precondition_failed');
  assert.deepEqual((await read(client)).preferences.content.diet, ['vegan']);
  const answers = await Promise.all(
    ['Red', 'Blue'].map((cars) => save(client, 'preferences', { cars }, 1)),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 412]);
  const unsaid = await client.send('PUT', '/profile/preferences', { diet: [] });
  assertRefused(unsaid, 412, 'precondition_failed');
  // Saved as it was: no change, no new version.
  const same = (await read(client)).preferences.content;
  assert.equal(bodyOf<{ version: number }>(await save(client, 'preferences', same, 2)).version, 2);
});

test('what cannot be is refused with its field, and nothing is kept', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const two = { addresses: [address, { ...address, label: 'Office' }] };
  const cases: [string, Json, string][] = [
    ['contact', { name: '' }, 'name'],
    ['contact', { name: 'A', phones: [{ kind: 'mobile', number: 'call me' }] }, 'phones.0.number'],
    ['contact', { name: 'A', hours: { from: '25:00', to: '26:00' } }, 'hours.from'],
    ['contact', { name: 'A', zone: 'Mars/Olympus' }, 'zone'],
    ['preferences', { diet: ['air'] }, 'diet.0'],
    ['preferences', { dates: [{ title: 'Moon', day: '2026-02-30' }] }, 'dates.0.day'],
    [
      'emergency',
      { contacts: [{ name: 'Karim', phone: '+971501234567', email: 'x' }] },
      'contacts.0.email',
    ],
    ['addresses', two, 'addresses'],
    ['addresses', { addresses: [{ ...address, makani: '123' }] }, 'addresses.0.makani'],
    ['addresses', { addresses: [{ ...address, country: 'Dubai' }] }, 'addresses.0.country'],
  ];
  for (const [section, body, field] of cases)
    assertRefused(await save(client, section, body), 400, 'validation_failed', field);
  assert.deepEqual((await read(client)).changes, []);
});

test('nobody reads or writes the profile of another, past the routes neither', async (t) => {
  const app = await borrow(t);
  const [layla, eve] = [await newClient(app), await newClient(app)];
  bodyOf(await save(layla, 'preferences', { drinks: 'Still water' }));
  bodyOf(await layla.post('/family', { name: 'Salma', relation: 'child' }));
  await app.sql.as({ kind: 'client', id: eve.id }, async (tx) => {
    for (const table of ['profile_sections', 'profile_changes', 'family_members'])
      assert.deepEqual([...(await tx`select 1 from ${tx(`app.${table}`)}`)], [], table);
  });
  const staff = await demo(app, 'concierge');
  await app.sql.as({ kind: 'staff', id: staff.id }, async (tx) => {
    const { count } = await tx`update app.profile_sections set version = 9`;
    assert.equal(count, 0);
  });
});

test('a family has children with a school, and each of them can be changed and taken out', async (t) => {
  const app = await borrow(t);
  const [client, eve] = [await newClient(app), await newClient(app)];
  const born = inDays(-8 * 366);
  const asked = {
    name: 'Salma',
    relation: 'child',
    born,
    nationality: 'LB',
    school: 'Palm Grove College',
    schoolYear: 'Year 4',
    needs: 'No nuts',
  };
  const key = { 'idempotency-key': newId() };
  const salma = bodyOf<FamilyMember>(await client.post('/family', asked, key));
  bodyOf(await client.post('/family', asked, key));
  const list = () => client.get('/family').then(bodyOf<FamilyMember[]>);
  assert.deepEqual(
    (await list()).map(({ name, age }) => [name, age]),
    [['Salma', 8]],
  );
  const change = (person: Person, version: number, year: string) => {
    const body = { ...asked, schoolYear: year };
    return person.send('PUT', `/family/${salma.id}`, body, { 'if-match': String(version) });
  };
  assert.equal(bodyOf<FamilyMember>(await change(client, 1, 'Year 5')).version, 2);
  assertRefused(await change(client, 1, 'Year 6'), 412, 'precondition_failed');
  const blind = await client.send('PUT', `/family/${salma.id}`, asked);
  assertRefused(blind, 412, 'precondition_failed');
  assert.match(String(blind.body.message), /which version/);
  assertRefused(await change(eve, 2, 'Year 6'), 404, 'not_found');
  assertRefused(await eve.send('DELETE', `/family/${salma.id}`), 404, 'not_found');
  const tomorrow = await client.post('/family', { ...asked, born: inDays(1) });
  assertRefused(tomorrow, 400, 'validation_failed', 'born');
  assert.equal((await client.send('DELETE', `/family/${salma.id}`)).status, 204);
  assert.deepEqual(await list(), []);
});

test('the family and the client’s own needs come to the booking sheet as guests, each person once', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { full_name: 'Layla Haddad' });
  bodyOf(await save(client, 'preferences', { diet: ['halal', 'no_alcohol'], allergies: 'Nuts' }));
  await client.post('/family', { name: 'Salma', relation: 'child', born: inDays(-3700) });
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.guests (id, client_id, name, age_said_on) values
        (${newId()}, ${client.id}, 'salma', now()), (${newId()}, ${client.id}, 'Karim', now())`,
  );
  const guests = bodyOf<SavedGuest[]>(await client.get('/guests'));
  assert.deepEqual(
    guests.map(({ name, age, needs, relation }) => [name, age, needs, relation]),
    [
      ['Layla Haddad', null, 'halal, no alcohol. Allergies: Nuts', 'self'],
      ['Salma', 10, '', 'child'],
      ['Karim', null, '', null],
    ],
  );
});

test('the desk reads how a client likes things, whom they live with and what is near', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const dates = [{ title: 'Anniversary', day: inDays(10), yearly: false }];
  bodyOf(await save(client, 'preferences', { seat: 'aisle', hotels: 'High floors', dates }));
  bodyOf(await save(client, 'addresses', { addresses: [address] }));
  bodyOf(
    await save(client, 'emergency', { contacts: [{ name: 'Karim', phone: '+971501234567' }] }),
  );
  await client.post('/family', { name: 'Salma', relation: 'child', schoolYear: 'Year 4' });
  const { profile } = bodyOf<ClientContext>(await noor.get(`/desk/clients/${client.id}`));
  assert.deepEqual(
    [profile.seat, profile.hotels, profile.dates[0]?.title, profile.address?.makani],
    ['aisle', 'High floors', 'Anniversary', '30032 95320'],
  );
  assert.deepEqual(
    [profile.emergency[0]?.name, profile.family[0]?.name, profile.family[0]?.schoolYear],
    ['Karim', 'Salma', 'Year 4'],
  );
});

test('a word with the account manager opens one conversation, theirs, until it is over', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const line = () => client.get('/profile/manager').then(({ body }) => body);
  assert.equal((await line()).conversation, null);
  const write = async (text: string) =>
    bodyOf<{ id: string }>(await client.post('/profile/manager', { text, zone: 'Europe/London' }));
  const first = await write('May I ask something?');
  const again = await write('It is about Friday.');
  assert.equal(again.id, first.id);
  assert.deepEqual((await line()).conversation, { id: first.id, area: 'requests' });
  const { body } = await client.get(`/matters/${first.id}`);
  const { id: manager } = (await line()).manager as { id: string };
  assert.deepEqual([body.kind, (body.owner as { id: string }).id], ['consultation', manager]);
  assert.ok((await toldTo(app, { id: manager })).includes('client_wrote'));
  const owed = async () => (await client.get(`/matters/${first.id}`)).body.promise;
  assert.notEqual(await owed(), null);
  await noor.post(`/desk/matters/${first.id}/messages`, { text: 'Of course.' });
  assert.equal(await owed(), null, 'who has answered owes no further word');
  await moved(noor, first.id, 'decline');
  assert.notEqual((await write('Something else.')).id, first.id);
  const silent = await client.post('/profile/manager', { text: ' ', zone: 'Europe/London' });
  assertRefused(silent, 400, 'validation_failed', 'text');
});
