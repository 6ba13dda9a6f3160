import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FollowUp } from '#contract/conversations/follow-ups.ts';
import { deskTopic } from '#contract/live.ts';
import { minutesAfter } from '#domain/time.ts';
import { alarmDesk, followUp } from '#server/conversations/actions.ts';
import { opened, visitorOpens } from '#server/conversations/testing.ts';
import { forgetLiveConversations } from '#server/conversations/workers.ts';
import { until } from '#server/database/throw-away.ts';
import { listen, liveClient, subscribed } from '#server/live/testing.ts';
import { assertRefused, borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system, visitor } from '#server/platform/sql.ts';

const path = '/desk/follow-ups';
const said = { language: 'en', ip: '203.0.113.7' } as const;

async function openOnes(staff: Person): Promise<FollowUp[]> {
  const answer = await staff.get(path);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.items as FollowUp[];
}

const one = async (staff: Person, id: string | undefined) =>
  (await openOnes(staff)).find((row) => row.id === id);

test('an emergency of a client stands at the desk first, due within minutes, with who looks after them', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const caller = { kind: 'client', id: client.id } as const;
  const live = liveClient(t, app, { token: noor.token });
  const { heard } = await subscribed(listen(live, deskTopic, { private: true }));
  const talk = await opened(client);
  const complaint = await followUp(app.services, caller, {
    ...said,
    kind: 'complaint',
    facts: 'The driver\n never came.',
    reference: 'RB-7K2M9Q',
  });
  const alarm = await alarmDesk(app.services, caller, { ...said, facts: 'He is not breathing' });
  const rows = await openOnes(noor);
  const [first] = rows;
  assert.deepEqual([first?.id, first?.kind, first?.priority], [alarm?.id, 'emergency', 'now']);
  assert.equal(first?.dueAt, minutesAfter(first?.createdAt ?? '', 5));
  assert.deepEqual([first?.clientId, first?.conversationId], [client.id, talk.id]);
  assert.ok(first?.manager?.name, JSON.stringify(first));
  const second = rows.find(({ id }) => id === complaint?.id);
  assert.deepEqual(
    [second?.facts, second?.reference, second?.priority, second?.plan],
    ['The driver never came.', 'RB-7K2M9Q', 'high', null],
  );
  assert.equal(second?.dueAt, minutesAfter(second?.createdAt ?? '', 240));
  await until(() => heard.some(({ payload }) => (payload as { id: string }).id === alarm?.id));
});

test('said again it is the same row with newer words, and a new one once it was seen to', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const caller = { kind: 'client', id: client.id } as const;
  const raise = (facts: string) => alarmDesk(app.services, caller, { ...said, facts });
  const [first, again] = [await raise('Fire in the kitchen'), await raise('It has spread')];
  assert.deepEqual([again?.id, again?.isKnown, again?.dueAt], [first?.id, true, first?.dueAt]);
  const row = await one(noor, first?.id);
  assert.deepEqual([row?.facts, row?.times], ['It has spread', 2]);
  await noor.post(`${path}/${first?.id}/done`);
  const anew = await raise('Smoke again');
  assert.notEqual(anew?.id, first?.id);
});

test('one colleague takes it, another learns who, and whoever has it says that it is done', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const [noor, sami] = [await demo(app, 'concierge'), await demo(app, 'admin')];
  const raised = await alarmDesk(
    app.services,
    { kind: 'client', id: client.id },
    { ...said, facts: 'Help' },
  );
  const at = `${path}/${raised?.id}`;
  const [taken, two] = await Promise.all([
    noor.post(`${at}/take`, {}),
    sami.post(`${at}/take`, {}),
  ]);
  assert.deepEqual([taken.status, two.status].sort(), [200, 409]);
  const [winner, loser] = taken.status === 200 ? [noor, sami] : [sami, noor];
  assertRefused(taken.status === 200 ? two : taken, 409, 'already_owned');
  assertRefused(await loser.post(`${at}/done`), 409, 'already_owned');
  assert.equal((await one(noor, raised?.id))?.owner?.id, winner.id);
  const over = await loser.post(`${at}/take`, { from: winner.id });
  assert.equal((over.body.owner as { id: string }).id, loser.id);
  assert.equal((await loser.post(`${at}/done`)).body.state, 'done');
  assert.equal(await one(noor, raised?.id), undefined);
  assertRefused(await noor.post(`${at}/take`, {}), 409, 'conflict');
  assertRefused(await noor.post(`${path}/${newId()}/take`, {}), 404, 'not_found');
});

test('a visitor is heard too: by their conversation, or as somebody from one network', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const { conversation, token } = await visitorOpens(app);
  const held = await alarmDesk(app.services, visitor, { ...said, token, facts: 'Please help' });
  const row = await one(noor, held?.id);
  assert.deepEqual(
    [row?.conversationId, row?.name, row?.clientId],
    [conversation.id, 'Vera', null],
  );
  const [first, second, elsewhere] = [
    await alarmDesk(app.services, visitor, { ...said, facts: 'Fire' }),
    await alarmDesk(app.services, visitor, { ...said, facts: 'Fire!' }),
    await alarmDesk(app.services, visitor, { ...said, ip: '198.51.100.9', facts: 'Fire' }),
  ];
  assert.equal(first?.id, second?.id);
  assert.notEqual(elsewhere?.id, first?.id);
});

test('nobody but the house reads the rows of the desk; whom they concern reads their own', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const caller = { kind: 'client', id: client.id } as const;
  const raised = await alarmDesk(app.services, caller, { ...said, facts: 'Help' });
  for (const who of [client, stranger]) assertRefused(await who.get(path), 403, 'forbidden');
  assert.equal((await app.get(`/rest/v1${path}`)).status, 401);
  assertRefused(await client.post(`${path}/${raised?.id}/done`), 403, 'forbidden');
  const seen = (id: string) =>
    app.sql.as(
      { kind: 'client', id },
      (tx) => tx`select id from app.follow_ups where id = ${raised?.id ?? ''}`,
    );
  assert.deepEqual([(await seen(client.id)).length, (await seen(stranger.id)).length], [1, 0]);
  await assert.rejects(
    app.sql.as(
      caller,
      (tx) => tx`
        insert into app.follow_ups
          (id, kind, priority, client_id, speaker, language, facts, created_at, last_at, due_at)
        values (${newId()}, 'complaint', 'high', ${client.id}, 'me', 'en', 'x', now(), now(), now())`,
    ),
    /row-level security/,
  );
});

test('what was seen to is forgotten in time, what is open never', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const caller = { kind: 'client', id: client.id } as const;
  const [open, done] = [
    await followUp(app.services, caller, { ...said, kind: 'complaint', facts: 'Late' }),
    await alarmDesk(app.services, caller, { ...said, facts: 'Help' }),
  ];
  await noor.post(`${path}/${done?.id}/done`);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.follow_ups set created_at = created_at - interval '3 years',
        done_at = done_at - interval '3 years' where client_id = ${client.id}`,
  );
  await app.sql.as(system, forgetLiveConversations);
  const left = await app.sql.as(
    system,
    (tx) => tx<{ id: string }[]>`select id from app.follow_ups where client_id = ${client.id}`,
  );
  assert.deepEqual(
    left.map(({ id }) => id),
    [open?.id],
  );
});

test('what cannot be kept takes nothing from whoever speaks', async (t) => {
  const app = await borrow(t);
  const [noor, client] = [await demo(app, 'concierge'), await newClient(app)];
  const caller = { kind: 'client', id: client.id } as const;
  const empty = await alarmDesk(app.services, caller, { ...said, facts: ' \n ' });
  assert.equal((await one(noor, empty?.id))?.facts, '…');
  const long = await followUp(app.services, caller, {
    ...said,
    kind: 'complaint',
    facts: 'ب'.repeat(20_000),
  });
  assert.equal((await one(noor, long?.id))?.facts.length, 1200);
  const broken = { ...app.services, now: () => 'never' };
  assert.equal(await alarmDesk(broken, caller, { ...said, facts: 'Help' }), undefined);
});
