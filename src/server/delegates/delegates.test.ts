import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Invitation, Mandate, OwnMandate } from '#contract/delegates.ts';
import { clientTopic, matterTopic } from '#contract/live.ts';
import { ageProofs } from '#server/auth/proof/testing.ts';
import { password } from '#server/auth/testing.ts';
import { tellBooks } from '#server/billing/notices.ts';
import { until, withSql } from '#server/database/throw-away.ts';
import { actingFor, invitation, invited, mandated, tokenOf } from '#server/delegates/testing.ts';
import { firstState, listen, liveClient, subscribed } from '#server/live/testing.ts';
import {
  aQuote,
  ask,
  asked,
  assertRefused,
  borrow,
  demo,
  deskIn,
  inDays,
  type Json,
  matterIn,
  newClient,
  type Person,
  proposed,
  toldTo,
} from '#server/matters/testing.ts';
import { notify } from '#server/notifications/actions.ts';
import { newId } from '#server/platform/ids.ts';
import { tellRoom } from '#server/platform/live.ts';
import { system } from '#server/platform/sql.ts';
import { type Answer, startApp, type TestApp } from '#server/testing.ts';

/** The server parsed what it sent by the schema of the type that is named. */
function bodyOf<Shape>(answer: Answer): Shape {
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as Shape;
}

const given = async (client: Person) => bodyOf<Mandate[]>(await client.get('/delegates'));
const received = async (person: Person) => bodyOf<OwnMandate[]>(await person.get('/mandates'));

const change = (client: Person, { id, version, ...known }: Mandate, changed: Json) => {
  const { name, rights, upTo, upToDay, upToMonth, until: last } = known;
  const body = { name, rights, upTo, upToDay, upToMonth, until: last, ...changed };
  return client.send('PUT', `/delegates/${id}`, body, { 'if-match': String(version) });
};

/** Lets a mandate's last day pass. */
const letEnd = (app: TestApp, { id }: Mandate) =>
  app.sql.as(system, (tx) => tx`update app.mandates set until = ${inDays(-1)} where id = ${id}`);

test('an invitation goes out by mail in the client’s language and is accepted with that address alone', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app, { full_name: 'Layla Haddad' });
  const [omar, eve] = [await newClient(app), await newClient(app)];
  const asks = invitation(omar.email.toUpperCase(), { until: inDays(30), upTo: 500_000 });
  const { mandate, token } = await invited(app, layla, asks);
  assert.deepEqual(
    [mandate.state, mandate.email, mandate.rights],
    ['invited', omar.email, ['view', 'request']],
  );
  const found = bodyOf<Invitation>(
    await app.send('POST', '/rest/v1/mandates/find', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  );
  assert.deepEqual([found.client, found.state, found.upTo], ['Layla Haddad', 'invited', 500_000]);
  for (const person of [eve, layla])
    assertRefused(await person.post('/mandates/accept', { token }), 403, 'forbidden');
  assert.deepEqual(await received(omar), []);
  // Twice, as an impatient finger does.
  for (const _ of [1, 2]) bodyOf(await omar.post('/mandates/accept', { token }));
  assert.deepEqual(
    (await received(omar)).map(({ client, rights }) => [client, rights]),
    [[{ id: layla.id, name: 'Layla Haddad' }, ['view', 'request']]],
  );
  assert.equal((await given(layla))[0]?.state, 'active');
  assert.deepEqual(await toldTo(app, layla), ['mandate'], 'and hears of it once');
});

test('the letter says in Arabic who asks and what is allowed', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app, { full_name: 'ليلى حداد' });
  const asks = invitation(`omar-${newId()}@example.com`, { rights: ['approve'], upTo: 1_234_500 });
  const { id } = bodyOf<Mandate>(await layla.post('/delegates?lang=ar', asks));
  const [letter] = await app.sql.as(
    system,
    (tx) => tx`select * from app.messages where event_key = ${`mandate:${id}:1`}`,
  );
  assert.equal(letter?.language, 'ar');
  for (const words of [
    'ليلى حداد',
    'قبول العروض وتأكيد الحجوزات',
    '12,345\u00a0درهمًا',
    '/ar/mandate?token=',
  ])
    assert.ok(letter?.textBody.includes(words), words);
});

test('an invitation lapses, can be written again, and the old link is useless then', async (t) => {
  const app = await borrow(t);
  const [layla, omar] = [await newClient(app), await newClient(app)];
  const { mandate, token } = await invited(app, layla, invitation(omar.email));
  assertRefused(await layla.post('/delegates', invitation(omar.email)), 409, 'conflict', 'email');
  await app.sql.as(
    system,
    (tx) => tx`update app.mandates set token_expires_at = now() where id = ${mandate.id}`,
  );
  assert.equal((await given(layla))[0]?.state, 'lapsed');
  assertRefused(await omar.post('/mandates/accept', { token }), 409, 'conflict');
  await ageProofs(app, layla);
  const again = `/delegates/${mandate.id}/invitation`;
  assertRefused(await layla.post(again), 403, 'fresh_proof_needed');
  assert.equal((await layla.post('/account/proof', { password })).status, 204);
  bodyOf(await layla.post(again));
  assertRefused(await omar.post('/mandates/accept', { token }), 404, 'not_found');
  bodyOf(await omar.post('/mandates/accept', { token: await tokenOf(app, mandate) }));
  const late = await layla.post(again);
  assertRefused(late, 409, 'conflict');
});

test('bad invitations are refused with their field, and staff accept none', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const cases: [Json, string][] = [
    [{ email: 'nobody' }, 'email'],
    [{ email: layla.email }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ rights: ['everything'] }, 'rights.0'],
    [{ upTo: 10.5 }, 'upTo'],
    [{ upTo: -1 }, 'upTo'],
    [{ until: inDays(-1) }, 'until'],
  ];
  for (const [changed, field] of cases) {
    const answer = await layla.post('/delegates', invitation('omar@example.com', changed));
    assertRefused(answer, 400, 'validation_failed', field);
  }
  assert.deepEqual(await given(layla), []);
  const { token } = await invited(app, layla, invitation(noor.email));
  assertRefused(await noor.post('/mandates/accept', { token }), 403, 'forbidden');
  const none = await layla.post('/mandates/accept', { token: 'x'.repeat(43) });
  assertRefused(none, 404, 'not_found');
});

test('a delegate asks, the client owns it, and history, words and desk name both', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app, { full_name: 'Layla Haddad' });
  const [delegate, noor] = [await mandated(app, layla), await demo(app, 'concierge')];
  const omar = actingFor(delegate, layla);
  const matter = matterIn(await ask(omar));
  bodyOf(await omar.post(`/matters/${matter.id}/messages`, { text: 'For her, please.' }));
  bodyOf(await layla.post(`/matters/${matter.id}/messages`, { text: 'And thank you.' }));
  for (const seen of [
    matterIn(await layla.get(`/matters/${matter.id}`)),
    deskIn(await noor.get(`/desk/matters/${matter.id}`)),
  ]) {
    const [event] = seen.events;
    assert.deepEqual(
      [event?.kind, event?.actor, event?.name, event?.delegate],
      ['submit', 'client', 'Layla Haddad', 'Omar Aziz'],
    );
    assert.deepEqual(
      seen.messages.map(({ name, delegate: by }) => [name, by]),
      [
        ['Layla Haddad', 'Omar Aziz'],
        ['Layla Haddad', ''],
      ],
    );
  }
  const { body } = await delegate.get('/matters');
  assert.deepEqual(body.items, [], 'nothing of it is the delegate’s own');
  assert.equal((await omar.get(`/matters/${matter.id}`)).status, 200);
});

test('what is revoked is refused with the next request, whatever its token', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const delegate = await mandated(app, layla);
  const omar = actingFor(delegate, layla);
  assert.equal((await omar.get('/matters')).status, 200);
  assert.ok((await given(layla))[0]?.lastUsedAt);
  assert.equal((await layla.send('DELETE', `/delegates/${delegate.mandate.id}`)).status, 204);
  assertRefused(await omar.get('/matters'), 403, 'mandate_over');
  assertRefused(await ask(omar), 403, 'mandate_over');
  assert.deepEqual(await received(delegate), []);
  assert.equal((await given(layla))[0]?.state, 'revoked');
  const again = await layla.send('DELETE', `/delegates/${delegate.mandate.id}`);
  assertRefused(again, 404, 'not_found');
  // Their own account is untouched, and they may be invited again.
  assert.equal((await delegate.get('/matters')).status, 200);
  const { token } = await invited(app, layla, invitation(delegate.email));
  bodyOf(await delegate.post('/mandates/accept', { token }));
  assert.equal((await omar.get('/matters')).status, 200);
});

test('a mandate ends with its last day, with its giver and by giving it back', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const [first, second] = [await mandated(app, layla), await mandated(app, layla)];
  await letEnd(app, first.mandate);
  assertRefused(await actingFor(first, layla).get('/matters'), 403, 'mandate_over');
  assert.deepEqual(await received(first), []);
  assert.equal((await second.send('DELETE', `/mandates/${first.mandate.id}`)).status, 404);
  assert.equal((await second.send('DELETE', `/mandates/${second.mandate.id}`)).status, 204);
  assertRefused(await actingFor(second, layla).get('/matters'), 403, 'mandate_over');
  const third = await mandated(app, layla);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set banned_until = 'infinity' where id = ${layla.id}`,
  );
  assertRefused(await actingFor(third, layla).get('/matters'), 403, 'mandate_over');
});

test('a foreign mandate opens nothing, and neither does nonsense in its place', async (t) => {
  const app = await borrow(t);
  const [layla, mona, eve] = [await newClient(app), await newClient(app), await newClient(app)];
  const omar = await mandated(app, layla, { rights: ['request', 'approve', 'documents'] });
  const noor = await demo(app, 'concierge');
  for (const [person, client] of [
    [omar, mona],
    [eve, layla],
    [noor, layla],
    [layla, omar],
    [omar, { id: newId() }],
  ] as const)
    assertRefused(await actingFor(person, client).get('/matters'), 403, 'mandate_over');
  assertRefused(await actingFor(omar, { id: 'layla' }).get('/matters'), 400, 'bad_request');
  const matter = await asked(mona);
  assert.equal((await actingFor(omar, layla).get(`/matters/${matter.id}`)).status, 404);
  // Naming oneself is acting for oneself.
  assert.equal((await actingFor(eve, eve).get('/profile')).status, 200);
  const nobody = await app.send('GET', '/rest/v1/matters', {
    headers: { 'x-acting-for': layla.id },
  });
  assert.equal(nobody.status, 401);
});

test('rights change from the next request on, and of two changes the second is told', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const delegate = await mandated(app, layla, { rights: ['request'] });
  const omar = actingFor(delegate, layla);
  const [before] = await given(layla);
  assert.ok(before);
  const after = bodyOf<Mandate>(await change(layla, before, { rights: [] }));
  assert.deepEqual(after.rights, ['view']);
  assertRefused(await ask(omar), 403, 'mandate_refused');
  assert.equal((await omar.get('/matters')).status, 200);
  assertRefused(await change(layla, before, { rights: ['pay'] }), 412, 'precondition_failed');
  const blind = await layla.send('PUT', `/delegates/${before.id}`, { ...before });
  assertRefused(blind, 412, 'precondition_failed');
  assert.match(String(blind.body.message), /which version/);
  const eve = await newClient(app);
  assertRefused(await change(eve, after, { rights: ['pay'] }), 404, 'not_found');
  const past = await change(layla, after, { until: inDays(-1) });
  assertRefused(past, 400, 'validation_failed', 'until');
});

test('a quote is approved up to the limit, to the fils, and one more is the client’s to approve', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const line = (each: number) =>
    aQuote({ lines: [{ kind: 'fee', title: 'Oud', quantity: 1, each }] });
  const delegate = await mandated(app, layla, { rights: ['approve'], upTo: 50_000 });
  const omar = actingFor(delegate, layla);
  const accept = async (each: number) => {
    const { id, quotes } = await proposed(layla, noor, line(each));
    const [quote] = quotes;
    assert.ok(quote);
    const path = `/matters/${id}/quotes/${quote.id}/accept`;
    return { path, total: quote.total, answer: await omar.post(path, { total: quote.total }) };
  };
  const within = matterIn((await accept(50_000)).answer);
  assert.deepEqual([within.state, within.events.at(-1)?.delegate], ['approved', 'Omar Aziz']);
  const beyond = await accept(50_001);
  assertRefused(beyond.answer, 403, 'mandate_limit');
  // Saying less than it costs does not help.
  const lied = await omar.post(beyond.path, { total: { ...beyond.total, amount: 1 } });
  assertRefused(lied, 409, 'price_changed');
  assert.equal(matterIn(await layla.post(beyond.path, { total: beyond.total })).state, 'approved');
});

test('nothing personal is written by another hand, past the routes neither', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const omar = await mandated(app, layla);
  const caller = {
    ...({ kind: 'client', id: layla.id } as const),
    delegate: { id: omar.id, name: 'Omar Aziz' },
  };
  await assert.rejects(
    app.sql.as(
      caller,
      (tx) => tx`
        insert into app.profile_sections (client_id, section, content, updated_at)
        values (${layla.id}, 'contact', '{}', now())`,
    ),
    /row-level security/,
  );
  await app.sql.as(caller, async (tx) => {
    assert.deepEqual([...(await tx`select 1 from app.mandates`)], []);
    const { count } = await tx`update app.mandates set rights = '{view,pay}'`;
    assert.equal(count, 0);
  });
});

test('who acts for a client hears what changes, until the mandate is revoked', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const matter = await asked(layla);
  const omar = await mandated(app, layla);
  const client = liveClient(t, app, { token: omar.token });
  const rooms = [clientTopic(layla.id), matterTopic(matter.id)].map((topic) =>
    listen(client, topic, { private: true }),
  );
  await Promise.all(rooms.map((room) => subscribed(room)));
  await app.sql.as(system, (tx) =>
    tellRoom(tx, clientTopic(layla.id), 'matter', { id: matter.id }),
  );
  await until(() => rooms[0]?.heard.length === 1);
  await layla.send('DELETE', `/delegates/${omar.mandate.id}`);
  for (const { states, system: said } of rooms) {
    await until(() => states.includes('CLOSED'));
    assert.equal(said[0]?.message, 'The mandate has changed');
  }
  const eve = liveClient(t, app, { token: (await newClient(app)).token });
  const foreign = listen(eve, clientTopic(layla.id), { private: true });
  assert.match(await firstState(foreign), /^CHANNEL_ERROR: Unauthorized/);
});

test('who may not pay for a client hears nothing of their money, live or afterwards', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const [omar, payer] = [
    await mandated(app, layla, { rights: ['view'] }),
    await mandated(app, layla, { rights: ['view', 'pay'] }),
  ];
  const topic = clientTopic(layla.id);
  const rooms = [omar, payer, layla].map(({ token }) =>
    listen(liveClient(t, app, { token }), topic, { private: true }),
  );
  await Promise.all(rooms.map((room) => subscribed(room)));
  await app.sql.as(system, async (tx) => {
    await tellBooks(tx, layla.id);
    const word = { to: layla.id, title: { en: 'Villa', ar: 'فيلا' }, path: '/profile/payments' };
    await notify(tx, { ...word, kind: 'payment', key: newId(), urgent: true });
    await notify(tx, { ...word, kind: 'opened', key: newId(), urgent: true });
    await tellRoom(tx, topic, 'matter', { id: newId() });
  });
  const events = (room: (typeof rooms)[number]) => room.heard.map(({ event }) => event);
  const all = ['billing', 'notification', 'notification', 'matter'];
  for (const room of rooms) await until(() => events(room).includes('matter'));
  assert.deepEqual(rooms.map(events), [['notification', 'matter'], all, all]);
});

test('who may not look at what is a client’s joins none of their rooms', async (t) => {
  const app = await startApp(t, { AUTH_RATE_LIMITS: 'off', AUTH_AUTOCONFIRM: 'on' });
  const layla = await newClient(app);
  const matter = await asked(layla);
  const omar = await mandated(app, layla);
  // Every mandate of today includes looking, and the table says so; the rooms do not rely on it.
  await withSql(app.owner, async (sql) => {
    await sql.unsafe('alter table app.mandates drop constraint mandates_rights_check');
  });
  await app.sql.as(system, (tx) => tx`update app.mandates set rights = '{request}'`);
  const client = liveClient(t, app, { token: omar.token });
  for (const topic of [clientTopic(layla.id), matterTopic(matter.id)])
    assert.match(
      await firstState(listen(client, topic, { private: true })),
      /^CHANNEL_ERROR: Unauthorized/,
    );
});
