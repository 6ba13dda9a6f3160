import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { daysAfter } from '#domain/time.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { invoiceOf } from '#server/billing/testing.ts';
import { kept, today } from '#server/documents/testing.ts';
import { borrow, demo, newClient, type Person, proposed } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

async function ask(app: TestApp, client: Person, message: string) {
  const functions = functionsOf(app, client.token);
  const { data } = await functions.invoke('chat-assistant', { body: { message } });
  return AssistantAnswer.parse(data);
}

test('a client is told which of their own papers end soon, and nobody else’s', async (t) => {
  const app = await borrow(t);
  const [client, other] = [await newClient(app), await newClient(app)];
  await kept(app, client, { type: 'passport', expiresOn: daysAfter(today(), 40) });
  const answer = await ask(app, client, 'is my passport about to expire');
  assert.match(answer.response, /expires on/);
  assert.equal(answer.citations.length, 1);
  const others = await ask(app, other, 'is my passport about to expire');
  assert.match(others.response, /None of your documents/);
});

test('a client hears when a paper ends, however far off that is', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await kept(app, client, { type: 'passport', expiresOn: '2033-05-04' });
  const answer = await ask(app, client, 'when does my passport expire?');
  assert.match(answer.response, /4 May 2033/);
  const soon = await ask(app, client, 'is my passport about to expire');
  assert.match(soon.response, /None of your documents/);
});

test('a client hears what they owe in their own figures, cited, and nobody else’s', async (t) => {
  const app = await borrow(t);
  const [client, other] = [await newClient(app), await newClient(app)];
  const matter = await proposed(client, await demo(app, 'concierge'));
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  await client.post(`/matters/${matter.id}/quotes/${quote.id}/accept`, { total: quote.total });
  const invoice = await invoiceOf(client, matter.id);
  const answer = await ask(app, client, 'what do I owe you?');
  assert.match(
    answer.response,
    /^- Due by \d+ \w+: AED 2,300, A falcon for the weekend; you pay it yourself/,
  );
  assert.ok(answer.response.includes(invoice.number));
  assert.deepEqual(
    answer.citations.map(({ id }) => id),
    [invoice.id],
  );
  assert.equal(answer.actions[0]?.path, '/profile/invoices');
  const others = await ask(app, other, 'do I have any unpaid bills?');
  assert.match(others.response, /^- To pay: nothing$/);
});
