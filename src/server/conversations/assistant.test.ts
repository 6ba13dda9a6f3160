/** The assistant beside a person: silent towards the client, of help to the concierge. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, deskIn, opened, post, take, visitorOpens } from '#server/conversations/testing.ts';
import { borrow, demo, inDays, newClient } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const asking = (app: TestApp, body: object, token?: string) =>
  app.send('POST', '/functions/v1/chat-assistant', {
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ message: 'When is the weekend?', ...body }),
  });

test('the assistant is silent in a conversation that a person has, and only there', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const ask = async (conversationId?: string) => asking(app, { conversationId }, client.token);
  const first = await ask();
  const assistantId = String(first.body.conversationId);
  const { id } = await opened(client, { assistantId });
  // Whoever waits is still helped.
  assert.equal((await ask(assistantId)).status, 200);
  await take(await demo(app, 'concierge'), id);
  const silent = await ask(assistantId);
  assert.equal(silent.status, 409, silent.text);
  assert.equal((await ask()).status, 200);
  await client.post(`${base}/${id}/leave`);
  assert.equal((await ask(assistantId)).status, 200);
});

test('who asked for a person before a word to the assistant is not answered by it once one has come', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const persona = 'travel-concierge';
  const { id } = await opened(client, { persona });
  assert.equal((await asking(app, { persona }, client.token)).status, 200);
  await take(await demo(app, 'concierge'), id);
  assert.equal((await asking(app, { persona }, client.token)).status, 409);
  assert.equal((await asking(app, { persona: 'luxury-concierge' }, client.token)).status, 200);
  assert.equal((await asking(app, { persona }, stranger.token)).status, 200);
  await client.post(`${base}/${id}/leave`);
  assert.equal((await asking(app, { persona }, client.token)).status, 200);
});

test('a visitor in line is helped by the assistant, and with a person gets no word of it, streamed or whole', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const persona = 'travel-concierge';
  const { conversation, token: expertToken } = await visitorOpens(app, { persona });
  const ask = (more: object = {}) => asking(app, { persona, expertToken, ...more });
  assert.equal((await ask()).status, 200);
  await take(noor, conversation.id);
  const silent = await ask();
  assert.equal(silent.status, 409, silent.text);
  assert.equal(silent.body.code, 'conflict');
  const streamed = await app.send('POST', '/functions/v1/chat-assistant', {
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'When is the weekend?', persona, expertToken }),
  });
  assert.equal(streamed.status, 409);
  // Whoever signs in meanwhile still holds what proves it.
  const client = await newClient(app);
  assert.equal((await asking(app, { persona, expertToken }, client.token)).status, 409);
  // Other assistants, and other visitors, are not concerned.
  assert.equal((await ask({ persona: 'luxury-concierge' })).status, 200);
  assert.equal((await ask({ expertToken: 'guessed' })).status, 200);
  assert.equal((await ask({ expertToken: undefined })).status, 200);
  await post(app, `${base}/${conversation.id}/leave`, { token: expertToken });
  assert.equal((await ask()).status, 200);
});

test('a token that is none is refused with a sentence', async (t) => {
  const app = await borrow(t);
  const refused = await asking(app, { expertToken: 'x'.repeat(101) });
  assert.equal(refused.status, 400, refused.text);
  assert.match(String(refused.body.message), /expertToken/);
});

test('the concierge is offered what the house knows about the client’s last words', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await opened(client);
  await client.post(`${base}/${id}/messages`, { text: 'What are your prices?' });
  const answer = await noor.get(`/desk/conversations/${id}/suggestions?lang=en`);
  const { items } = answer.body as { items: { source: string; text: string }[] };
  const book = items.find(({ source }) => source === 'book');
  assert.match(book?.text ?? '', /\$2,500/);
});

type Suggested = { source: string; text: string; restsOn: string[] };

test('the assistant drafts an answer to the last words, from the catalogue, and says nothing itself', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await opened(client, { persona: 'travel-concierge' });
  const drafts = async (lang = 'en') => {
    const answer = await noor.get(`/desk/conversations/${id}/suggestions?lang=${lang}`);
    assert.equal(answer.status, 200, answer.text);
    const { items } = answer.body as { items: Suggested[] };
    return items.filter(({ source }) => source === 'assistant');
  };
  const says = (text: string) => client.post(`${base}/${id}/messages`, { text });
  assert.deepEqual(await drafts(), []);
  await take(noor, id);
  // A fortnight ahead: a weekday may be too near for the yacht's notice.
  await says(`How much is the Barq 120 for a full day for twelve of us on ${inDays(14)}?`);
  const [draft, ...more] = await drafts();
  assert.equal(more.length, 0);
  assert.match(draft?.text ?? '', /\$14,500/);
  assert.match(draft?.text ?? '', /For 12 people that comes to \$14,500, VAT included/);
  assert.doesNotMatch(draft?.text ?? '', /\*\*|\]\(|button/);
  assert.ok(draft?.restsOn.includes('Barq 120, full day'), JSON.stringify(draft));
  const { messages } = deskIn(await noor.get(`/desk/conversations/${id}`));
  assert.equal(messages.length, 1);
  // In the language it was asked in, with what was asked before in mind.
  await says('وكم سعر برق 120 ليوم كامل؟');
  const [arabic] = await drafts('en');
  assert.match(arabic?.text ?? '', /14,500 دولار/);
  assert.doesNotMatch(arabic?.text ?? '', /الزر/);
  await noor.post(`/desk/conversations/${id}/messages`, { text: 'It is $14,500.' });
  assert.deepEqual(await drafts(), []);
});

test('no draft where the assistant knows nothing, nor of what only the client may read', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await opened(client);
  for (const text of ['Zorgle the quux, please', 'Hello', 'When does my passport expire?']) {
    await client.post(`${base}/${id}/messages`, { text });
    const { items } = (await noor.get(`/desk/conversations/${id}/suggestions`)).body as {
      items: Suggested[];
    };
    assert.ok(
      !items.some(({ source }) => source === 'assistant'),
      `${text}: ${JSON.stringify(items)}`,
    );
  }
});
