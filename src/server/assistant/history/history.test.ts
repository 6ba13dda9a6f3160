import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { forgetOldTalk } from '#server/assistant/retention.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { system, visitor } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

async function say(
  app: TestApp,
  client: Person,
  message: string,
  conversationId: string | null = null,
) {
  const { data } = await functionsOf(app, client.token).invoke('chat-assistant', {
    body: { message, conversationId },
  });
  return AssistantAnswer.parse(data);
}

interface Listed {
  items: { id: string; title: string; messages: number; excerpt: string | null }[];
  next: string | null;
}

const list = async (client: Person, query = '') =>
  // The contract's own schema parsed it on the way out.
  (await client.get(`/assistant/conversations${query}`)).body as unknown as Listed;

test('a client’s conversations are kept, listed latest first, paged and read', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const first = await say(app, client, 'What is Ejari?');
  const second = await say(app, client, 'كم سعر الليلة في باب الشمس؟');
  await say(app, client, 'And a villa to rent on the Palm?', first.conversationId);
  const all = await list(client);
  assert.deepEqual(
    all.items.map(({ id }) => id),
    [first.conversationId, second.conversationId],
  );
  assert.deepEqual(
    all.items.map(({ messages }) => messages),
    [4, 2],
  );
  assert.equal(all.items[0]?.title, 'What is Ejari?');
  const page = await list(client, '?limit=1');
  assert.equal(page.items.length, 1);
  const next = await list(client, `?limit=1&after=${page.next}`);
  assert.deepEqual(
    next.items.map(({ id }) => id),
    [second.conversationId],
  );
  const { body } = await client.get(`/assistant/conversations/${first.conversationId}`);
  const said = body.messages as { isUser: boolean; text: string; answer: unknown }[];
  assert.deepEqual(
    said.map(({ isUser }) => isUser),
    [true, false, true, false],
  );
  assert.equal(said[0]?.text, 'What is Ejari?');
  assert.ok(said[1]?.answer);
});

test('they are searched in either language, however the words are spelt', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await say(app, client, 'Is there a yacht for 25 people?');
  const arabic = await say(app, client, 'أين أجد مدرسةً بريطانية؟');
  const found = await list(client, `?q=${encodeURIComponent('مدرسه بريطانيه')}`);
  assert.deepEqual(
    found.items.map(({ id }) => id),
    [arabic.conversationId],
  );
  assert.match(found.items[0]?.excerpt ?? '', /مدرس/);
  assert.equal((await list(client, '?q=YACHT')).items.length, 1);
  assert.equal((await list(client, '?q=100%25_')).items.length, 0);
});

test('one conversation is erased, or all of them, and nothing of them stays', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const first = await say(app, client, 'What is KHDA?');
  await say(app, client, 'hello');
  await say(app, client, 'What is Ejari?');
  const gone = await client.send('DELETE', `/assistant/conversations/${first.conversationId}`);
  assert.equal(gone.status, 204);
  const again = await client.send('DELETE', `/assistant/conversations/${first.conversationId}`);
  assert.equal(again.status, 404);
  assert.equal((await list(client)).items.length, 2);
  assert.equal((await client.send('DELETE', '/assistant/conversations')).status, 204);
  assert.deepEqual((await list(client)).items, []);
  const rows = await app.sql.as(
    system,
    (tx) => tx`
    select from app.assistant_messages where client_id = ${client.id}`,
  );
  assert.equal(rows.length, 0);
});

test('an answer is judged with a word, taken back, and only by whoever it was given to', async (t) => {
  const app = await borrow(t);
  const [layla, omar] = await Promise.all([newClient(app), newClient(app)]);
  const { messageId, conversationId } = await say(app, layla, 'What is Ejari?');
  const judge = (client: Person, body: object) =>
    client.send('PUT', `/assistant/messages/${messageId}/feedback`, { ...body });
  assert.equal((await judge(layla, { thumb: 'down', words: 'Too short.' })).status, 204);
  const read = async () => {
    const { body } = await layla.get(`/assistant/conversations/${conversationId}`);
    return (body.messages as { feedback: string | null }[]).map(({ feedback }) => feedback);
  };
  assert.deepEqual(await read(), [null, 'down']);
  assert.equal((await judge(omar, { thumb: 'up' })).status, 404);
  assert.equal((await judge(layla, { thumb: 'sideways' })).status, 400);
  assert.equal((await judge(layla, { thumb: null, words: 'never mind' })).status, 204);
  assert.deepEqual(await read(), [null, null]);
});

test('nobody else reads them: not another client, not the house, not a visitor', async (t) => {
  const app = await borrow(t);
  const [layla, omar, noor] = await Promise.all([
    newClient(app),
    newClient(app),
    demo(app, 'concierge'),
  ]);
  const { conversationId } = await say(app, layla, 'What is Ejari?');
  for (const other of [omar, noor]) {
    assert.equal((await other.get(`/assistant/conversations/${conversationId}`)).status, 404);
    const erased = await other.send('DELETE', `/assistant/conversations/${conversationId}`);
    assert.equal(erased.status, 404);
  }
  const seen = (caller: Parameters<typeof app.sql.as>[0]) =>
    app.sql.as(caller, async (tx) => {
      const rows = await tx`select from app.assistant_messages where client_id = ${layla.id}`;
      return rows.length;
    });
  assert.equal(await seen({ kind: 'client', id: layla.id }), 2);
  assert.equal(await seen({ kind: 'client', id: omar.id }), 0);
  assert.equal(await seen({ kind: 'staff', id: noor.id }), 0);
  assert.equal(await seen(visitor), 0);
  await assert.rejects(
    app.sql.as(
      { kind: 'client', id: omar.id },
      (tx) => tx`
      insert into app.assistant_messages (id, conversation_id, client_id, is_user, text, searchable, sent_at)
      values (gen_random_uuid(), ${conversationId}, ${omar.id}, true, 'mine', 'mine', now())`,
    ),
    /own client/,
  );
});

test('after a year they are forgotten, as the privacy policy says', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const old = await say(app, client, 'What is Ejari?');
  const young = await say(app, client, 'What is KHDA?');
  await app.sql.as(
    system,
    (tx) => tx`
    update app.assistant_conversations
    set started_at = now() - interval '366 days', last_at = now() - interval '366 days'
    where id = ${old.conversationId}`,
  );
  await forgetOldTalk(app.services);
  assert.deepEqual(
    (await list(client)).items.map(({ id }) => id),
    [young.conversationId],
  );
});
