import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  base,
  conversationIn,
  deskIn,
  opened,
  post,
  take,
  visitorOpens,
} from '#server/conversations/testing.ts';
import { assertRefused, borrow, demo, newClient } from '#server/matters/testing.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const mailsTo = (app: TestApp, email: string) =>
  app.sql.as(
    system,
    (tx) => tx<{ template: string; language: string; textBody: string }[]>`
      select template, language, text_body from app.messages
      where recipient = ${email} and template like 'conversation-%' order by created_at`,
  );

test('a client asks for a person, corrects what they will read, talks, and gets the transcript', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const asked = await opened(client, { language: 'ar', persona: 'travel-concierge' });
  assert.equal(asked.state, 'queued');
  assert.match(asked.summary, /^المطلوب: Friday 27th, six of us\nالعدد: 6 أشخاص\nالموعد: الجمعة/);
  const corrected = await client.send('PUT', `${base}/${asked.id}/summary`, {
    summary: 'Friday 27 November, seven of us.',
  });
  assert.deepEqual(
    [conversationIn(corrected).summary, conversationIn(corrected).summaryBy],
    ['Friday 27 November, seven of us.', 'client'],
  );
  await client.post(`${base}/${asked.id}/messages`, { text: 'With a cake, please.' });
  assertRefused(
    await noor.post(`/desk/conversations/${asked.id}/messages`, { text: 'Hello' }),
    409,
    'conflict',
  );
  const taken = deskIn(await take(noor, asked.id));
  assert.equal(taken.summary, 'Friday 27 November, seven of us.');
  assert.deepEqual(taken.said.at(-1), { isUser: true, text: 'Friday 27th, six of us' });
  await noor.post(`/desk/conversations/${asked.id}/messages`, { text: 'A cake it is.' });
  const now = conversationIn(await client.post(`${base}/current`));
  assert.deepEqual(
    now.messages.map(({ number, side, text }) => [number, side, text]),
    [
      [1, 'client', 'With a cake, please.'],
      [2, 'house', 'A cake it is.'],
    ],
  );
  assert.equal(deskIn(await noor.post(`/desk/conversations/${asked.id}/end`)).state, 'resolved');
  const [mail, ...more] = await mailsTo(app, client.email);
  assert.equal(more.length, 0);
  assert.equal(mail?.language, 'ar');
  assert.match(mail?.textBody ?? '', /With a cake, please\..*A cake it is\./s);
  await client.post(`${base}/${asked.id}/transcript`);
  assert.equal((await mailsTo(app, client.email)).length, 1);
  assertRefused(
    await client.post(`${base}/${asked.id}/messages`, { text: 'One more' }),
    409,
    'conflict',
  );
  const rated = await client.post(`${base}/${asked.id}/rating`, { stars: 5, words: 'Quick.' });
  assert.equal(conversationIn(rated).rating, 5);
});

test('the same key says the same word once, and a second wish finds the first', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const asked = await opened(client);
  assert.equal((await opened(client)).id, asked.id);
  const key = { 'idempotency-key': 'one-and-the-same-key' };
  const write = () => client.post(`${base}/${asked.id}/messages`, { text: 'Hello' }, key);
  const [one, other] = [await write(), await write()];
  assert.equal(one.body.id, other.body.id);
  const words = Array.from({ length: 12 }, (_, at) =>
    client.post(`${base}/${asked.id}/messages`, { text: `Word ${at}` }),
  );
  await Promise.all(words);
  const { messages } = conversationIn(await client.post(`${base}/current`));
  assert.deepEqual(
    messages.map(({ number }) => number),
    Array.from({ length: 13 }, (_, at) => at + 1),
  );
});

test('of two who take the same conversation one wins, and the other learns who', async (t) => {
  const app = await borrow(t);
  const [client, noor, sami] = [
    await newClient(app),
    await demo(app, 'concierge'),
    await demo(app, 'admin'),
  ];
  const { id } = await opened(client);
  const answers = await Promise.all([take(noor, id), take(sami, id)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const [winner, loser] = answers[0]?.status === 200 ? [noor, sami] : [sami, noor];
  const refused = answers.find(({ status }) => status === 409);
  const { owner } = conversationIn(await client.post(`${base}/current`));
  assert.equal(refused?.body.code, 'already_owned');
  assert.deepEqual(refused?.body.params, { owner: owner?.name });
  assertRefused(
    await loser.post(`/desk/conversations/${id}/messages`, { text: 'Hello' }),
    409,
    'already_owned',
  );
  assert.equal((await take(loser, id, winner.id)).status, 200);
  assertRefused(await winner.post(`/desk/conversations/${id}/end`), 409, 'already_owned');
});

test('the line is kept in the order of asking, and leaving it moves the others up', async (t) => {
  const app = await borrow(t);
  await app.sql.as(
    system,
    (tx) =>
      tx`update app.live_conversations set state = 'resolved', ended_at = now() where ended_at is null`,
  );
  const clients = [await newClient(app), await newClient(app), await newClient(app)];
  const [first, second, third] = clients;
  for (const client of clients) await opened(client);
  const place = async (client = first) =>
    client && conversationIn(await client.post(`${base}/current`)).waiting?.place;
  assert.deepEqual([await place(first), await place(second), await place(third)], [1, 2, 3]);
  const { id } = conversationIn((await first?.post(`${base}/current`)) ?? assert.fail());
  assert.equal(
    conversationIn((await first?.post(`${base}/${id}/leave`)) ?? assert.fail()).state,
    'assistant',
  );
  assert.deepEqual([await place(second), await place(third)], [1, 2]);
  const noor = await demo(app, 'concierge');
  const { items } = (await noor.get('/desk/conversations')).body as {
    items: { name: string; state: string }[];
  };
  const waiting = items.filter(({ state }) => state === 'queued');
  assert.equal(waiting.length, 2);
});

test('the assistant goes on when the client agrees, and not before', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await opened(client);
  await take(noor, id);
  assert.equal(
    deskIn(await noor.post(`/desk/conversations/${id}/hand-back`)).handBackOffered,
    true,
  );
  const stayed = conversationIn(await client.post(`${base}/${id}/stay`));
  assert.deepEqual([stayed.state, stayed.handBackOffered], ['human', false]);
  await noor.post(`/desk/conversations/${id}/hand-back`);
  const left = conversationIn(await client.post(`${base}/${id}/leave`));
  assert.deepEqual([left.state, left.handBackOffered], ['assistant', false]);
  assertRefused(await noor.post(`/desk/conversations/${id}/hand-back`), 409, 'conflict');
});

test('a visitor leaves a name and a mail, and only who holds the token reads on', async (t) => {
  const app = await borrow(t);
  const nameless = await post(app, base, { zone: 'Europe/London', email: 'v@example.com' });
  assertRefused(nameless, 400, 'validation_failed', 'name');
  const mailless = await post(app, base, { zone: 'Europe/London', name: 'Vera' });
  assertRefused(mailless, 400, 'validation_failed', 'email');
  const { conversation, token } = await visitorOpens(app);
  const path = `${base}/${conversation.id}/messages`;
  assert.equal((await post(app, path, { text: 'Hello', token })).status, 200);
  assertRefused(await post(app, path, { text: 'Hello' }), 404, 'not_found');
  assertRefused(await post(app, path, { text: 'Hello', token: 'guessed' }), 404, 'not_found');
  const stranger = await newClient(app);
  assertRefused(await stranger.post(path, { text: 'Hello' }), 404, 'not_found');
  const read = conversationIn(await post(app, `${base}/current`, { token }));
  assert.equal(read.messages.length, 1);
  const none = await post(app, `${base}/current`, {});
  assert.deepEqual([none.status, none.body.conversation], [200, null]);
});

test('past every route, a conversation is its client’s and the house’s alone', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const { id } = await opened(client);
  await client.post(`${base}/${id}/messages`, { text: 'Hello' });
  const seen = (caller: Caller, table: string) =>
    app.sql.as(caller, async (tx) => (await tx`select 1 from ${tx(`app.${table}`)}`).length);
  for (const table of ['live_conversations', 'live_conversation_messages']) {
    assert.equal(await seen({ kind: 'client', id: client.id }, table), 1, table);
    assert.equal(await seen({ kind: 'client', id: stranger.id }, table), 0, table);
    assert.equal(await seen(visitor, table), 0, table);
  }
  const own: Caller = { kind: 'client', id: client.id };
  await app.sql.as(own, async (tx) => {
    const { count } = await tx`update app.live_conversation_messages set text = 'Other'`;
    assert.equal(count, 0);
  });
  const forged = app.sql.as(
    { kind: 'client', id: stranger.id },
    (tx) => tx`
      insert into app.live_conversation_messages
        (id, conversation_id, number, side, writer_id, name, text, created_at)
      values (gen_random_uuid(), ${id}, 2, 'client', ${stranger.id}, 'X', 'Hi', now())`,
  );
  await assert.rejects(forged, /row-level security/);
});

test('words that are no words are refused with a sentence', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await opened(client);
  const write = (text: string) => client.post(`${base}/${id}/messages`, { text });
  assertRefused(await write('   '), 400, 'validation_failed', 'text');
  assertRefused(await write('x'.repeat(4001)), 400, 'validation_failed', 'text');
  assertRefused(await write('nul\u0000'), 400, 'validation_failed', 'text');
  const far = await client.post(`${base}/${id}/rating`, { stars: 6 });
  assertRefused(far, 400, 'validation_failed', 'stars');
});
