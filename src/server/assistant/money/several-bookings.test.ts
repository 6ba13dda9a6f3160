/** A client with several bookings asks about one, about all, and about the one before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { actingHeader } from '#contract/endpoint.ts';
import type { MoneyLineId } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { keptCardLines } from '#domain/money/kept-cards.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, heldBy, sendBackNow } from '#server/billing/books/testing.ts';
import { invoiceOf, pay, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { mandated } from '#server/delegates/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

type Mode = Parameters<typeof heldBy>[2];

const booked = async (app: TestApp, client: Person, mode: Mode) =>
  bookingIn(await confirm(client, await heldBy(app, client, mode)));

/** Asks one thing after the other, as in one conversation; the last answer. */
async function ask(app: TestApp, client: Person | undefined, ...turns: string[]) {
  const functions = functionsOf(app, client?.token);
  let answer: AssistantAnswer | undefined;
  for (const message of turns) {
    const { conversationId, memoryToken } = answer ?? {};
    const body = { message, conversationId, memoryToken };
    const { data } = await functions.invoke('chat-assistant', { body });
    answer = AssistantAnswer.parse(data);
  }
  return answer ?? assert.fail('nothing was asked');
}

/** The lines that the booking's page has, as the assistant writes sums. */
async function linesOf(app: TestApp, client: Person, booking: Booking, ids: MoneyLineId[]) {
  const { sums } = bookingIn(await client.get(`/bookings/${booking.id}`));
  const snapshot = await app.services.catalogue.current();
  const of = (language: Language) =>
    moneyLines(sums, language)
      .filter(({ id }) => ids.includes(id))
      .map((line) => `${line.label}: ${lineValue(line, speakerOf(snapshot, language).money)}`);
  return { en: of('en'), ar: of('ar') };
}

function assertOnly({ response }: AssistantAnswer, meant: Booking, others: Booking[]) {
  assert.ok(response.includes(meant.reference), `${meant.reference}\n${response}`);
  for (const { reference } of others) assert.ok(!response.includes(reference), response);
}

const says = ({ response }: AssistantAnswer, lines: readonly string[]) => {
  assert.ok(lines.length > 0);
  for (const line of lines) assert.ok(response.includes(line), `${line}\n${response}`);
};

test('a hotel without a card: nothing is reserved, and it is said when and by whom it is paid', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const stay = await booked(app, client, 'card-guarantee');
  const lines = await linesOf(app, client, stay, ['later']);
  for (const message of [
    'is anything reserved for the hotel?',
    `what is reserved on my card for ${stay.reference}?`,
    'how much is held on my card for my hotel',
  ]) {
    const answer = await ask(app, client, message);
    assert.match(answer.response, /^Nothing is reserved on your card for /, message);
    says(answer, lines.en);
    assert.match(answer.response, /you pay it from its invoice/);
  }
  const arabic = await ask(app, client, 'هل هناك مبلغ محجوز للفندق؟');
  assert.match(arabic.response, /^لا مبلغ محجوز على بطاقتك مقابل /);
  says(arabic, lines.ar);
  for (const message of ['what do I owe?', 'show my invoices', 'when is my next payment?']) {
    const { response } = await ask(app, client, message);
    assert.doesNotMatch(response, /Reserved on|besides what is reserved/, message);
    assert.ok(response.includes(lines.en[0] ?? 'no line'), response);
  }
});

test('the booking that is asked about is answered for, whichever was named before', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const plain = await booked(app, client, 'asked');
  await saveCard(client);
  const stay = await booked(app, client, 'card-guarantee');
  const flight = await booked(app, client, 'deposit');
  const safari = await ask(app, client, 'is anything reserved for the safari?');
  assertOnly(safari, plain, [stay, flight]);
  assert.match(safari.response, /^Nothing is reserved/);
  const hotel = ['is anything reserved for the safari?', 'and for the hotel?'] as const;
  const next = await ask(app, client, ...hotel);
  assertOnly(next, stay, [plain, flight]);
  says(next, (await linesOf(app, client, stay, ['reserved'])).en);
  const all = await ask(app, client, ...hotel, 'what is reserved on my card?');
  assertOnly(all, stay, [plain, flight]);
  says(all, (await linesOf(app, client, stay, ['reserved'])).en);
  const arabic = await ask(app, client, 'هل هناك مبلغ محجوز للسفاري؟', 'والفندق؟');
  says(arabic, (await linesOf(app, client, stay, ['reserved'])).ar);
});

test('when the balance of a booking is taken: its day, its sum and what pays it', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const flight = await booked(app, client, 'deposit');
  const stay = await booked(app, client, 'card-guarantee');
  const { en, ar } = await linesOf(app, client, flight, ['later']);
  assert.match(en[0] ?? '', /your Visa ending 4242 pays it on that day/);
  const { title } = flight.offering;
  for (const turns of [
    [`When is the balance of ${title} taken?`],
    ['when is the balance of the helicopter taken'],
    [`when is ${flight.reference} due?`],
    ['is the helicopter paid?', 'and when is the rest taken?'],
    ['what have I paid for the helicopter?', 'and when is it due?'],
    ['what do I still owe for the helicopter?', 'and when?'],
    ['is the hotel paid?', 'and the helicopter?'],
  ]) {
    const answer = await ask(app, client, ...turns);
    says(answer, en);
    assertOnly(answer, flight, [stay]);
    assert.deepEqual(answer.cards, [], turns.join(' / '));
  }
  for (const message of ['متى يُخصم باقي رحلة الهليكوبتر؟', `متى يستحق ${flight.reference}؟`])
    says(await ask(app, client, message), ar);
});

test('what is owed names each thing: due now, due later, reserved, and what waits for a confirmation', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const now = await booked(app, client, 'full');
  const later = await booked(app, client, 'deposit');
  const waiting = await booked(app, client, 'asked');
  await saveCard(client);
  const stay = await booked(app, client, 'card-guarantee');
  const reserved = await booked(app, client, 'asked');
  const all = [now, later, waiting, stay, reserved];
  for (const [language, message] of [
    ['en', 'what do I owe?'],
    ['en', 'how much do I still have to pay you in all?'],
    ['ar', 'كم عليّ؟'],
  ] as const) {
    const answer = await ask(app, client, message);
    for (const booking of all) {
      assert.ok(answer.response.includes(booking.reference), `${message}\n${answer.response}`);
      const lines = await linesOf(app, client, booking, ['due', 'later', 'reserved']);
      says(answer, lines[language]);
    }
  }
  const sources = (await ask(app, client, 'what do I owe?')).citations.map(({ title }) => title);
  for (const { offering } of all) assert.ok(sources.includes(offering.title), offering.title);
});

test('a client without a card hears so and where one is added, and with one which is charged', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const asked = [
    'which card is charged?',
    'do I have a card on file?',
    'is my card charged automatically?',
  ];
  for (const message of asked) {
    const answer = await ask(app, client, message);
    says(answer, keptCardLines([], 'sandbox', 'en'));
    assert.match(answer.response, /added under Payments in your profile/);
    assert.equal(answer.actions[0]?.path, '/profile/payments');
  }
  says(await ask(app, client, 'هل لدي بطاقة محفوظة؟'), keptCardLines([], 'sandbox', 'ar'));
  const cards = await saveCard(client);
  for (const message of asked) {
    const answer = await ask(app, client, message);
    says(answer, keptCardLines(cards, 'sandbox', 'en'));
    assert.match(answer.response, /Visa ending 4242 is the card that is charged/);
  }
  says(await ask(app, client, 'أي بطاقة تُخصم؟'), keptCardLines(cards, 'sandbox', 'ar'));
});

test('what was paid is told with its day, its card and its invoice', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  assert.match(
    (await ask(app, client, 'what did I pay this month?')).response,
    /^Nothing was paid in \w+ \d{4}\./,
  );
  const flight = await booked(app, client, 'full');
  const other = await booked(app, client, 'deposit');
  const invoice = await invoiceOf(client, flight.id);
  await pay(client, invoice);
  await pay(client, await invoiceOf(client, other.id));
  for (const turns of [
    ['what did I pay this month?'],
    [`with which card did I pay ${flight.reference}?`],
    [`on which invoice did I pay ${flight.reference}?`],
    [`is ${flight.reference} paid?`, 'with which card?'],
    [`is ${flight.reference} paid?`, 'on which invoice?'],
    [`when did I pay ${invoice.number}?`],
  ]) {
    const { response } = await ask(app, client, ...turns);
    for (const part of ['Visa 4242', `invoice ${invoice.number}`, flight.offering.title])
      assert.ok(response.includes(part), `${turns.join(' / ')}: ${part}\n${response}`);
  }
  const { response } = await ask(app, client, 'كم دفعت هذا الشهر؟');
  assert.ok(response.includes(`الفاتورة ${invoice.number}`), response);
  assert.match((await ask(app, client, 'what did I pay last year?')).response, /^Nothing was paid/);
});

test('what comes back of one booking is not said of another', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const given = await booked(app, client, 'deposit');
  const stay = await booked(app, client, 'card-guarantee');
  await cancel(client, given.id);
  await settleBooking(app.services, given.id);
  await sendBackNow(app, client);
  const { en } = await linesOf(app, client, given, ['returned']);
  says(await ask(app, client, 'I cancelled the helicopter, what came back?'), en);
  says(await ask(app, client, 'what was refunded to me?'), en);
  const other = await ask(app, client, 'what was refunded for the hotel?');
  assertOnly(other, stay, [given]);
  assert.match(other.response, /^Nothing came back of /);
});

test('what somebody has not booked is not answered with what the catalogue sells', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const stay = await booked(app, client, 'card-guarantee');
  const answer = await ask(app, client, 'when is my yacht balance taken?');
  assert.match(answer.response, /^I find nothing of that kind among what is yours/);
  assert.ok(answer.response.includes(stay.reference));
  assert.deepEqual(answer.cards, []);
});

test('nobody but the client hears of their money: no visitor, and nobody who acts for them', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const flight = await booked(app, client, 'deposit');
  const delegate = await mandated(app, client, { rights: ['view', 'request'] });
  const questions = [
    `what do I owe for ${flight.reference}?`,
    'what do I owe?',
    'which card is charged?',
    'what did I pay this month?',
    'what is reserved on my card?',
    'where is my refund?',
    'كم عليّ؟',
    'أي بطاقة تُخصم؟',
  ];
  const total = String(flight.total.amount / 100);
  for (const message of questions) {
    const visited = await ask(app, undefined, message);
    assert.equal(visited.actions[0]?.kind, 'sign-in', message);
    for (const { response } of [visited, await ask(app, delegate, message)])
      for (const secret of [flight.offering.title, '4242', total])
        assert.ok(!response.includes(secret), `${message}: ${response}`);
    const headers = { [actingHeader]: client.id, authorization: `Bearer ${delegate.token}` };
    const acting = await app.send('POST', '/functions/v1/chat-assistant', {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    assert.equal(acting.body.code, 'mandate_refused', message);
  }
  // What a browser says was said before finds nothing that is not theirs.
  const told = await ask(app, delegate, `is ${flight.reference} paid?`, 'and when is it due?');
  assert.ok(!told.response.includes(flight.offering.title), told.response);
});

test('of many bookings only those that are still to be paid are counted among what is owed', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  for (let one = 0; one < 8; one += 1) await booked(app, client, 'deposit');
  const owed = 'what do I owe?';
  const more = async () =>
    /There are (\d+) more/.exec((await ask(app, client, owed)).response)?.[1];
  assert.equal(await more(), '2');
  for (let one = 0; one < 3; one += 1) await booked(app, client, 'asked');
  assert.equal(await more(), '2');
});
