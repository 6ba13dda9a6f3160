/** What a client owes, held or has reserved, in whatever words it is asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { dayInDubai } from '#domain/time.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { owing, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

async function ask(app: TestApp, client: Person, message: string) {
  const functions = functionsOf(app, client.token);
  const { data } = await functions.invoke('chat-assistant', { body: { message } });
  return AssistantAnswer.parse(data).response;
}

test('what is owed for a request is named however it is asked, in both languages', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { matter } = await owing(app, client);
  const stay = bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));
  for (const message of [
    'what do I have to pay?',
    'what are my debts with you',
    'كم عليّ أن أدفع؟',
    'متى يُسحب المبلغ المتبقي؟',
  ]) {
    const response = await ask(app, client, message);
    for (const reference of [matter.reference, stay.reference])
      assert.ok(response.includes(reference), `${message}\n${response}`);
  }
});

test('what is reserved on the card is told, and no hotel is offered', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const stay = bookingIn(await confirm(client, await heldBy(app, client, 'card-guarantee')));
  const response = await ask(app, client, 'has any amount been put on hold?');
  assert.ok(response.includes(stay.reference), response);
});

test('a place that is merely held, and was never sent, is no debt', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const held = await heldBy(app, client, 'deposit');
  for (const message of ['what do I owe?', 'كم عليّ؟']) {
    const response = await ask(app, client, message);
    assert.ok(!response.includes(held.reference), response);
  }
});

test('a booking of which money is told is told apart by its day', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));
  const day = dayInDubai(booking.startsAt);
  assert.ok((await ask(app, client, 'what do I owe?')).includes(dayInWords(day, 'en')));
  assert.ok((await ask(app, client, 'كم عليّ؟')).includes(dayInWords(day, 'ar')));
});
