/** The assistant says of money what the page, the question and the mail say: the same lines, from the same facts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, heldBy, sendBackNow } from '#server/billing/books/testing.ts';
import { invoiceOf, overviewIn, owing, pay, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { dashboardOf } from '#server/dashboard/testing.ts';
import { borrow, matterIn, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

async function ask(app: TestApp, client: Person, message: string) {
  const functions = functionsOf(app, client.token);
  const { data } = await functions.invoke('chat-assistant', { body: { message } });
  return AssistantAnswer.parse(data);
}

/** As the assistant writes sums. */
async function saying(app: TestApp, language: Language) {
  const { money } = speakerOf(await app.services.catalogue.current(), language);
  return (line: MoneyLine) => `${line.label}: ${lineValue(line, money)}`;
}

async function assertSays(
  app: TestApp,
  { response }: AssistantAnswer,
  lines: readonly MoneyLine[],
  language: Language = 'en',
) {
  const say = await saying(app, language);
  for (const line of lines) assert.ok(response.includes(say(line)), `${say(line)}\n${response}`);
}

const booked = async (app: TestApp, client: Person, mode: 'deposit' | 'card-guarantee') =>
  bookingIn(await confirm(client, await heldBy(app, client, mode)));

const read = async (client: Person, { id }: Booking) =>
  bookingIn(await client.get(`/bookings/${id}`));

/** What the dialog would say before it is cancelled. */
async function question(client: Person, booking: Booking, language: Language) {
  const { sums } = await read(client, booking);
  return endingLines(sums, sums.endings?.now ?? assert.fail('over'), language);
}

test('what comes back on a cancellation is said as the dialog says it, by reference and without one', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const booking = await booked(app, client, 'deposit');
  const { reference } = booking;
  const lines = {
    en: await question(client, booking, 'en'),
    ar: await question(client, booking, 'ar'),
  };
  for (const message of [
    `what do I get back if I cancel ${reference}?`,
    `If I cancel ${reference.toLowerCase()}, how much is refunded?`,
    'what do I get back if I cancel my booking?',
    'how much would cancelling cost me?',
    `what is the fee if we cancel ${reference} today`,
  ]) {
    const answer = await ask(app, client, message);
    await assertSays(app, answer, lines.en);
    assert.ok(answer.response.includes(reference), message);
    assert.deepEqual(
      answer.citations.map(({ id }) => id),
      [booking.id],
      message,
    );
  }
  for (const message of [
    `كم يعود لي إذا ألغيت ${reference}؟`,
    'كم أسترد لو ألغيت حجزي؟',
    `ما رسوم إلغاء ${reference}؟`,
  ])
    await assertSays(app, await ask(app, client, message), lines.ar, 'ar');
});

test('what is reserved on the card is said, when it is taken, and that there is nothing where there is nothing', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  assert.match(
    (await ask(app, client, 'what is reserved on my card?')).response,
    /^Nothing is reserved on your card\.$/,
  );
  const booking = await booked(app, client, 'card-guarantee');
  const { sums } = await read(client, booking);
  assert.ok(sums.reserved.amount > 0);
  const reserved = (language: Language) =>
    moneyLines(sums, language).filter(({ id }) => id === 'reserved');
  for (const message of [
    'what is reserved on my card?',
    'How much money is on hold on my card',
    `is anything held on my card for ${booking.reference}?`,
  ])
    await assertSays(app, await ask(app, client, message), reserved('en'));
  for (const message of ['كم المبلغ المحجوز على بطاقتي؟', 'ما المحجوز على بطاقتي'])
    await assertSays(app, await ask(app, client, message), reserved('ar'), 'ar');
  await cancel(client, booking.id);
  await settleBooking(app.services, booking.id);
  const after = await ask(app, client, `what is reserved on my card for ${booking.reference}?`);
  assert.match(after.response, /Nothing is reserved/);
  assert.match(after.response, /the reservation ended; nothing was taken/);
});

test('a refund is told with what was kept, and what was paid for something with what is still to pay', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const [given, kept] = [
    await booked(app, client, 'deposit'),
    await booked(app, client, 'deposit'),
  ];
  assert.match((await ask(app, client, 'where is my refund?')).response, /Nothing is on its way/);
  await cancel(client, given.id);
  await settleBooking(app.services, given.id);
  await sendBackNow(app, client);
  const { sums } = await read(client, given);
  assert.ok(sums.returned.amount > 0);
  const back = (language: Language) =>
    moneyLines(sums, language).filter(({ id }) => id === 'returned' || id === 'kept');
  for (const message of ['where is my refund?', `was ${given.reference} refunded to me?`])
    await assertSays(app, await ask(app, client, message), back('en'));
  await assertSays(app, await ask(app, client, 'هل أعدتم لي المبلغ؟'), back('ar'), 'ar');
  const both = `what comes back to me of ${given.reference}, and is an amount reserved on my card?`;
  const told = await ask(app, client, both);
  assert.match(told.response, /Nothing is reserved/);
  await assertSays(app, told, back('en'));
  const standing = (await read(client, kept)).sums;
  for (const message of [`what have I paid for ${kept.reference}?`, 'how much have I paid so far?'])
    await assertSays(app, await ask(app, client, message), moneyLines(standing, 'en'));
  await assertSays(
    app,
    await ask(app, client, `كم دفعت مقابل ${kept.reference}؟`),
    moneyLines(standing, 'ar'),
    'ar',
  );
});

test('what is owed is one fact: the page of invoices, the dashboard and the assistant say it alike', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const now = bookingIn(await confirm(client, await heldBy(app, client, 'full')));
  await saveCard(client);
  await booked(app, client, 'card-guarantee');
  const booking = await booked(app, client, 'deposit');
  await owing(app, client);
  const { owed } = overviewIn(await client.get('/billing'));
  const said = owedLines(owed, 'en').map(({ label, sum, note }) => ({ label, sum, note }));
  assert.deepEqual((await dashboardOf(client)).owed, said);
  const total = (sums: Money[]) => sums.reduce((all, { amount }) => all + amount, 0);
  assert.equal(total(owed.map(({ dueNow }) => dueNow)), now.total.amount);
  assert.ok(total(owed.map(({ reserved }) => reserved)) > 0);
  assert.equal(
    total(owed.map(({ dueLater }) => dueLater)),
    230_000 + booking.quote.due.rest.amount,
  );
  for (const message of [
    'what do I owe you?',
    'when is my next payment?',
    'do I still have to pay something now?',
  ])
    await assertSays(app, await ask(app, client, message), owedLines(owed, 'en'));
  for (const message of ['كم علي؟', 'متى موعد دفعتي القادمة؟'])
    await assertSays(app, await ask(app, client, message), owedLines(owed, 'ar'), 'ar');
  await pay(client, await invoiceOf(client, now.id));
  assert.equal(total(overviewIn(await client.get('/billing')).owed.map(({ dueNow }) => dueNow)), 0);
});

test('both sides are told: what is owed, for what something is reserved, and what is on its way back', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const none = await ask(app, client, 'What do I owe you, and what do you owe me?');
  assert.match(none.response, /Nothing is on its way back to you/);
  const reserved = await booked(app, client, 'card-guarantee');
  const given = await booked(app, client, 'deposit');
  await cancel(client, given.id);
  const { owed } = overviewIn(await client.get('/billing'));
  assert.ok(owed.some(({ returning }) => returning.amount > 0));
  const told = await ask(app, client, 'What do I owe you, and what do you owe me?');
  await assertSays(app, told, owedLines(owed, 'en'));
  for (const { reference } of [reserved, given]) assert.ok(told.response.includes(reference));
  const arabic = await ask(app, client, 'كم علي؟ وكم لي عندكم؟');
  await assertSays(app, arabic, owedLines(owed, 'ar'), 'ar');
});

test('what comes back of the thing that is named is told, and of nothing else', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const flown = await booked(app, client, 'deposit');
  const other = await booked(app, client, 'card-guarantee');
  const { category } = flown.offering;
  const answer = await ask(app, client, 'what do I get back if I cancel the helicopter?');
  assert.equal(category, 'helicopter-rides');
  assert.ok(answer.response.includes(flown.reference));
  assert.ok(!answer.response.includes(other.reference), other.offering.category);
});

test('a request is answered for as a booking is: what withdrawing it means, and what was paid', async (t) => {
  const app = await borrow(t);
  const { layla, matter, invoice } = await owing(app);
  await pay(layla, invoice);
  const { reference, money } = matterIn(await layla.get(`/matters/${matter.id}`));
  const { body } = await layla.get(`/matters/${matter.id}/ending`);
  // The server parsed it by this very schema.
  const ending = body.ending as Parameters<typeof matterEndingLines>[0];
  await assertSays(
    app,
    await ask(app, layla, `what comes back if I withdraw ${reference}? refund me`),
    matterEndingLines(ending, 'en'),
  );
  await assertSays(
    app,
    await ask(app, layla, `what have I paid for ${reference}?`),
    moneyLines(money?.sums ?? assert.fail('no money'), 'en'),
  );
});

test('a reference that is not theirs is not answered, and a visitor is asked to sign in', async (t) => {
  const app = await borrow(t);
  const [client, other] = [await newClient(app), await newClient(app)];
  await saveCard(client);
  const { reference, quote } = await booked(app, client, 'deposit');
  for (const message of [
    `what do I get back if I cancel ${reference}?`,
    `what have I paid for ${reference}?`,
    `كم يعود لي إذا ألغيت ${reference}؟`,
  ]) {
    const answer = await ask(app, other, message);
    assert.ok(answer.response.includes(reference), answer.response);
    assert.match(answer.response, /of yours|what is yours|لا أجد لديك|ضمن ما يخصك/);
    assert.ok(!answer.response.includes(String(quote.total.amount / 100)), answer.response);
    assert.deepEqual(answer.citations, []);
    const same = await ask(app, other, message.replace(reference, 'RH-ZZ9ZZ9'));
    assert.equal(same.response, answer.response.replace(reference, 'RH-ZZ9ZZ9'));
  }
});
