import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asAdmin } from '#server/auth/admin/testing.ts';
import {
  age,
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  newClient,
  wish,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer } from '#server/testing.ts';

type Row = Record<string, unknown>;

// The server answers these endpoints with lists of objects, or with a page of them.
const rows = ({ body }: Answer) => body as unknown as Row[];
const items = ({ body }: Answer) => body.items as Row[];

test('an admin sees the team, invites a colleague by mail and gives another role', async (t) => {
  const app = await borrow(t);
  const admin = await demo(app, 'admin');
  const email = `zayd-${newId().slice(-6)}@example.com`;
  const key = { 'idempotency-key': newId() };
  const invited = await admin.post(
    '/desk/team',
    { email, name: 'Zayd Karim', role: 'concierge' },
    key,
  );
  assert.deepEqual([invited.status, invited.body.role], [200, 'concierge'], invited.text);
  const mails = await app.sql.as(
    system,
    (tx) => tx`
    select template from app.messages where recipient = ${email}`,
  );
  assert.equal(mails.length, 1);

  const changed = await admin.send('PATCH', `/desk/team/${invited.body.id}`, { role: 'admin' });
  const zayd = rows(changed).find(({ id }) => id === invited.body.id);
  assert.equal(zayd?.role, 'admin');
  assertRefused(
    await admin.post('/desk/team', { email, name: 'Again', role: 'admin' }),
    409,
    'conflict',
    'email',
  );
});

test('every other admin hears, at the bell and by letter, who was taken in or may do more', async (t) => {
  const app = await borrow(t);
  const admin = await demo(app, 'admin');
  const enlist = async (role: string, name: string) => {
    const email = `${newId().slice(-8)}@example.com`;
    const asked = await admin.post(
      '/desk/team',
      { email, name, role },
      { 'idempotency-key': newId() },
    );
    assert.equal(asked.status, 200, asked.text);
    return { id: String(asked.body.id), email };
  };
  const appoint = (id: string, role: string) => admin.send('PATCH', `/desk/team/${id}`, { role });
  const heard = async ({ id }: { id: string }) =>
    (
      await app.sql.as(
        system,
        (tx) => tx`
          select title ->> 'en' as who, about ->> 'event' as event, about ->> 'name' as by
          from app.notifications where recipient_id = ${id} and kind = 'team' order by created_at, id`,
      )
    ).map(({ who, event, by }) => [who, event, by]);
  const other = await enlist('admin', 'Huda Saleh');
  const zayd = await enlist('concierge', 'Zayd Karim');
  const by = 'Sami Khoury';
  assert.deepEqual(await heard(other), [['Zayd Karim', 'concierge', by]]);
  await appoint(zayd.id, 'admin');
  await appoint(zayd.id, 'admin');
  await appoint(zayd.id, 'concierge');
  const told = [
    ['Zayd Karim', 'concierge', by],
    ['Zayd Karim', 'admin', by],
  ];
  assert.deepEqual([await heard(other), await heard(zayd), await heard(admin)], [told, [], []]);
  const letters = await mailsTo(app, other);
  assert.deepEqual(
    letters.map(({ subject, textBody }) => [subject, /take the role back/.test(textBody)]),
    told.map(([who]) => [`A new role in the house: ${who}`, true]),
  );
});

test('a role given through the admin doors of the sign-in service is told to the admins too', async (t) => {
  const app = await borrow(t);
  const admin = await demo(app, 'admin');
  const heard = async () =>
    (
      await app.sql.as(
        system,
        (tx) => tx`
          select about ->> 'event' as event from app.notifications
          where recipient_id = ${admin.id} and kind = 'team' order by created_at, id`,
      )
    ).map(({ event }) => event);
  const give = async (path: string, role: string) => {
    const email = `${newId().slice(-8)}@example.com`;
    const fields = { ...(path.startsWith('POST') && { email }), app_metadata: { role } };
    const answer = await asAdmin(app, path, fields);
    assert.equal(answer.status, 200, answer.text);
    return String(answer.body.id);
  };
  const id = await give('POST /admin/users', 'concierge');
  assert.deepEqual(await heard(), ['concierge']);
  await give(`PUT /admin/users/${id}`, 'admin');
  await give(`PUT /admin/users/${id}`, 'admin');
  await give(`PUT /admin/users/${id}`, 'none');
  assert.deepEqual(await heard(), ['concierge', 'admin']);
});

test('the house is never left without an admin', async (t) => {
  const app = await borrow(t);
  const admin = await demo(app, 'admin');
  assertRefused(
    await admin.send('PATCH', `/desk/team/${admin.id}`, { role: 'none' }),
    409,
    'conflict',
  );
  assertRefused(
    await admin.send('PATCH', `/desk/team/${newId()}`, { role: 'concierge' }),
    404,
    'not_found',
  );
});

test('whoever leaves the house is signed out, and what they had waits for somebody else', async (t) => {
  const app = await borrow(t);
  const [client, concierge, admin] = await Promise.all([
    newClient(app),
    demo(app, 'concierge'),
    demo(app, 'admin'),
  ]);
  const { id } = await asked(client);
  deskIn(await atDesk(concierge, id, '/claim'));
  const left = await admin.send('PATCH', `/desk/team/${concierge.id}`, { role: 'none' });
  assert.equal(left.status, 200, left.text);
  assert.equal((await concierge.get('/desk/matters')).status, 401);
  assert.equal(deskIn(await admin.get(`/desk/matters/${id}`)).owner, null);
});

test('what staff change is written down with it, and nobody can change the line', async (t) => {
  const app = await borrow(t);
  const [client, concierge, admin] = await Promise.all([
    newClient(app),
    demo(app, 'concierge'),
    demo(app, 'admin'),
  ]);
  const { id } = await asked(client);
  deskIn(await atDesk(concierge, id, '/claim'));
  const log = await admin.get('/desk/log?thing=matters');
  const line = items(log).find(({ thingId }) => thingId === id);
  assert.equal(line?.deed, 'update');
  assert.ok(String(line?.changed).split(',').includes('owner_id'));
  assert.deepEqual(line?.actor, { id: concierge.id, name: 'Noor Haddad' });

  const { count } = await app.sql.as(
    { kind: 'staff', id: admin.id },
    (tx) => tx`
    update app.staff_log set actor_id = ${admin.id}`,
  );
  assert.equal(count, 0);
  await assert.rejects(
    app.sql.as(
      { kind: 'staff', id: admin.id },
      (tx) => tx`
      insert into app.staff_log (actor_id, deed, thing, thing_id)
      values (${concierge.id}, 'update', 'matters', ${id})`,
    ),
  );
  assertRefused(await concierge.get('/desk/log'), 403, 'forbidden');
  assertRefused(await admin.get('/desk/log?after=then'), 400, 'validation_failed', 'after');
});

test('one search finds clients, matters and bookings, and no draft', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { full_name: 'Philippa Quillon' });
  const concierge = await demo(app, 'concierge');
  const { reference } = await asked(client, wish({ title: 'A peacock for the terrace' }));
  await client.post('/matters', {
    form: wish({ title: 'A secret peacock' }),
    zone: 'Asia/Dubai',
    draft: true,
  });
  const find = async (words: string) =>
    (await concierge.get(`/desk/search?q=${encodeURIComponent(words)}`)).body as {
      clients: Row[];
      matters: Row[];
    };
  assert.deepEqual(
    (await find('quillon')).clients.map(({ name }) => name),
    ['Philippa Quillon'],
  );
  assert.deepEqual(
    (await find('peacock')).matters.map(({ title }) => title),
    ['A peacock for the terrace'],
  );
  assert.equal((await find(reference.toLowerCase())).matters.length, 1);
  assert.deepEqual((await find('100%')).matters, []);
  assertRefused(await concierge.get('/desk/search?q=x'), 400, 'validation_failed', 'q');
});

test('leads come page by page, newest first', async (t) => {
  const app = await borrow(t);
  const concierge = await demo(app, 'concierge');
  for (const name of ['one', 'two', 'three'])
    await app.send('POST', '/rest/v1/leads', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@leads.example.com`, language: 'en' }),
    });
  const first = await concierge.get('/desk/leads?limit=2');
  const second = await concierge.get(`/desk/leads?limit=2&after=${first.body.next}`);
  assert.deepEqual(
    [...items(first), ...items(second)].map(({ email }) => email),
    ['three@leads.example.com', 'two@leads.example.com', 'one@leads.example.com'],
  );
  assert.equal(second.body.next, null);
});

test('a late promise is seen where the queue begins', async (t) => {
  const app = await borrow(t);
  const [client, concierge] = await Promise.all([newClient(app), demo(app, 'concierge')]);
  const late = await asked(client);
  await asked(client, wish({ title: 'Something else' }));
  await age(app, late.id, 48);
  const queue = await concierge.get('/desk/matters');
  assert.equal(items(queue)[0]?.id, late.id);
});
