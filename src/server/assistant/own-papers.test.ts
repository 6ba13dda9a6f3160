import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/chat-assistant.ts';
import { daysAfter } from '#domain/time.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { kept, today } from '#server/documents/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
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
