import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, borrow, demo, newClient, type Person, proposed } from '#server/matters/testing.ts';
import { type Caller, visitor } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const tables = [
  'matters',
  'matter_files',
  'matter_messages',
  'matter_reads',
  'matter_quotes',
  'matter_steps',
  'matter_papers',
  'matter_appointments',
  'matter_events',
  'clients',
];

const as = ({ id }: Person): Caller => ({ kind: 'client', id });

async function filled(app: TestApp) {
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await proposed(client, noor);
  const application = await asked(client, { kind: 'company', activity: 'Trade' });
  await client.bring(`/matters/${id}/files?name=a.txt`, 'Hello');
  await client.post(`/matters/${id}/messages`, { text: 'Hello' });
  await client.post(`/matters/${id}/seen`);
  const { version } = (await noor.get(`/desk/matters/${id}`)).body;
  const when = { startsAt: '2036-01-01T08:00:00Z', minutes: 30 };
  const visit = { ...when, title: 'Visit', place: 'Here' };
  await noor.post(`/desk/matters/${id}/appointments`, visit, { 'if-match': `${version}` });
  return { client, id, application };
}

test('past every route, a client’s matters are theirs alone', async (t) => {
  const app = await borrow(t);
  const { client } = await filled(app);
  const stranger = await newClient(app);
  const count = (caller: Caller, table: string) =>
    app.sql.as(caller, async (tx) => (await tx`select 1 from ${tx(`app.${table}`)}`).length);
  for (const table of tables) {
    assert.ok((await count(as(client), table)) > 0, table);
    const own = table === 'clients' ? 1 : 0;
    assert.equal(await count(as(stranger), table), own, table);
    assert.equal(await count(visitor, table), 0, table);
  }
});

test('what was said, done and brought is changed by nobody', async (t) => {
  const app = await borrow(t);
  const { client } = await filled(app);
  const staff: Caller = { kind: 'staff', id: client.id };
  for (const table of ['matter_messages', 'matter_events', 'matter_files'])
    for (const caller of [as(client), staff])
      await app.sql.as(caller, async (tx) => {
        const name = tx(`app.${table}`);
        assert.equal((await tx`update ${name} set id = id`).count, 0, table);
        assert.equal((await tx`delete from ${name}`).count, 0, table);
      });
});

test('a client cannot give themselves a plan, a quote, a step or the words of the house', async (t) => {
  const app = await borrow(t);
  const { client, id } = await filled(app);
  const act = (work: Parameters<typeof app.sql.as>[1]) => app.sql.as(as(client), work);
  const planned = await act((tx) => tx`update app.clients set plan = 'platinum'`.then(count));
  assert.equal(planned, 0);
  const stepped = await act((tx) => tx`update app.matter_steps set state = 'done'`.then(count));
  assert.equal(stepped, 0);
  const accepted = act((tx) => tx`update app.matter_papers set state = 'accepted'`);
  await assert.rejects(accepted, /row-level security|check constraint/);
  const cheap = act((tx) => tx`update app.matter_quotes set total_amount = 1`);
  await assert.rejects(cheap, /never changes|row-level security/);
  const spoken = act(
    (tx) => tx`
      insert into app.matter_messages (id, matter_id, side, writer_name, text, at)
      values (gen_random_uuid(), ${id}, 'house', 'Noor', 'It is free.', now())`,
  );
  await assert.rejects(spoken, /row-level security/);
  const history = act(
    (tx) => tx`
      insert into app.matter_events (id, matter_id, kind, at, actor_kind, state)
      values (gen_random_uuid(), ${id}, 'deliver', now(), 'house', 'delivered')`,
  );
  await assert.rejects(history, /row-level security/);
});

const count = (result: { count: number }) => result.count;

test('an account that goes leaves its matters to the house, without a name', async (t) => {
  const app = await borrow(t);
  const { client, id } = await filled(app);
  const noor = await demo(app, 'concierge');
  await app.sql.as({ kind: 'system' }, (tx) => tx`delete from auth.users where id = ${client.id}`);
  const { body, status } = await noor.get(`/desk/matters/${id}`);
  assert.deepEqual([status, body.client], [200, null]);
});
