import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientContext, KnownClient } from '#contract/clients.ts';
import { attendAll } from '#server/clients/workers.ts';
import {
  asked,
  assertRefused,
  borrow,
  demo,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

function contextIn(answer: Answer): ClientContext {
  assert.equal(answer.status, 200, answer.text);
  // The contract's own shape.
  return answer.body as unknown as ClientContext;
}

async function addStaff(tx: Sql, role: string, name: string): Promise<string> {
  const id = newId();
  await tx`
    insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${`${id}@rihla.example`}, ${tx.json({ role })}, ${tx.json({ full_name: name })})`;
  return id;
}

const managers = (app: TestApp) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`select manager_id from app.clients`;
    return rows.map(({ managerId }) => managerId);
  });

test('everybody who is not of the house is a client with an account manager, demo accounts too', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const found = await app.sql.as(
    system,
    (tx) => tx`
      select u.email, c.manager_id from auth.users u left join app.clients c on c.id = u.id
      order by u.email`,
  );
  assert.deepEqual(
    found.map(({ email, managerId }) => [email, managerId]),
    [
      ['layla@rihla.example', noor.id],
      ['noor@rihla.example', null],
      ['omar@rihla.example', noor.id],
      ['sami@rihla.example', null],
    ],
  );
});

test('who signs up comes to the least loaded concierge, with no plan, whatever they say of themselves', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const hind = await app.sql.as(system, (tx) => addStaff(tx, 'concierge', 'Hind'));
  const [first, second] = [noor.id, hind].sort();
  const people: Person[] = [];
  // Noor has two already.
  for (const _ of [1, 2, 3, 4]) people.push(await newClient(app, { membership: 'platinum' }));
  const contexts = [];
  for (const { id } of people) contexts.push(contextIn(await noor.get(`/desk/clients/${id}`)));
  assert.deepEqual(
    contexts.map(({ plan, manager }) => [plan, manager?.id]),
    [
      [null, hind],
      [null, hind],
      [null, first],
      [null, second],
    ],
  );
});

test('without a concierge nobody has one; the first who comes has everybody, and who leaves is replaced', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  await app.sql.as(system, (tx) => tx`delete from auth.users where id = ${noor.id}`);
  const client = await newClient(app);
  assert.deepEqual(new Set(await managers(app)), new Set([null]));
  const hind = await app.sql.as(system, (tx) => addStaff(tx, 'concierge', 'Hind'));
  assert.deepEqual(new Set(await managers(app)), new Set([hind]));
  const rami = await app.sql.as(system, (tx) => addStaff(tx, 'concierge', 'Rami'));
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set raw_app_meta_data = '{"role":"client"}' where id = ${hind}`,
  );
  await attendAll(app.sql);
  await attendAll(app.sql);
  assert.deepEqual(new Set(await managers(app)), new Set([rami]));
  assert.ok(client.id);
});

test('somebody who joins the house is no client any more', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const noor = await demo(app, 'concierge');
  await app.sql.as(
    system,
    (tx) =>
      tx`update auth.users set raw_app_meta_data = '{"role":"admin"}' where id = ${client.id}`,
  );
  assertRefused(await noor.get(`/desk/clients/${client.id}`), 404, 'not_found');
});

test('the desk finds a client by name, address and reference, and sees what they have open', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const client = await newClient(app, { full_name: 'Yasmine 100% Haddad' });
  const matter = await asked(client);
  await client.post(`/matters/${matter.id}/messages`, { text: 'Hello' });
  const search = async (q: string) => {
    const answer = await noor.get(`/desk/clients?q=${encodeURIComponent(q)}`);
    // A list, as the contract says.
    return (JSON.parse(answer.text) as KnownClient[]).map(({ id }) => id);
  };
  for (const q of ['yasmine', '100%', client.email.slice(0, 12), matter.reference.toLowerCase()])
    assert.deepEqual(await search(q), [client.id], q);
  assert.deepEqual(await search('nobody-at-all'), []);
  assert.ok((await search('')).includes(client.id));
  const context = contextIn(await noor.get(`/desk/clients/${client.id}`));
  assert.deepEqual(
    [context.name, context.matters.map(({ id }) => id), context.bookings],
    ['Yasmine 100% Haddad', [matter.id], []],
  );
  assert.ok(context.lastContact);
});

test('the desk changes the manager, only to who is there, and nobody sets a plan that was not paid for', async (t) => {
  const app = await borrow(t);
  const [client, noor, sami] = [
    await newClient(app),
    await demo(app, 'concierge'),
    await demo(app, 'admin'),
  ];
  const path = `/desk/clients/${client.id}`;
  const change = (body: Record<string, unknown>) => noor.send('PATCH', path, body);
  const changed = contextIn(await change({ manager: sami.id }));
  assert.deepEqual([changed.manager?.name, changed.plan], ['Sami Khoury', null]);
  for (const plan of ['premium', 'gold', null]) {
    const refused = await change({ manager: noor.id, plan });
    assertRefused(refused, 400, 'validation_failed');
    assert.match(refused.text, /a plan follows the membership that was paid for/);
  }
  const after = contextIn(await change({}));
  assert.deepEqual([after.manager?.id, after.plan], [sami.id, null]);
  assertRefused(await change({ manager: client.id }), 400, 'validation_failed', 'manager');
  const nobody = await noor.send('PATCH', `/desk/clients/${newId()}`, { manager: null });
  assertRefused(nobody, 404, 'not_found');
});
