import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActCard, ActCardOf } from '#contract/assistant/acts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { lineValue } from '#domain/money/line.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { daysAfter } from '#domain/time.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import { ask, talk } from '#server/assistant/remember/testing.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm, eightPlaces, someDay } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

function only<Act extends ActCard['act']>(acts: ActCard[], act: Act): ActCardOf<Act> {
  const [card, ...others] = acts;
  assert.equal(others.length, 0);
  assert.equal(card?.act, act);
  return card as ActCardOf<Act>; // its `act` was just read
}

const match = ({ version }: Booking) => ({ 'if-match': String(version) });

const booked = async (app: TestApp, client: Person) =>
  bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));

test('a place whose day, hour and party were said comes with a card, and the house takes its wish as it is', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const message = `Book the Formula Simulator Duel for 2 on ${someDay} at 8pm`;
  const answer = await ask(app, { message }, client);
  const card = only(answer.acts, 'hold');
  assert.deepEqual(
    [card.wish.offering, card.wish.day, card.wish.time, card.wish.party],
    [eightPlaces, someDay, '20:00', 2],
  );
  assert.ok(!('total' in card) && !JSON.stringify(card).includes('amount'), 'no price in a card');
  const quote = await client.post('/bookings/quote', { ...card.wish });
  const { total } = quote.body as { total: object };
  const held = await client.post('/bookings', { ...card.wish, total, zone: 'Asia/Dubai' });
  assert.equal(bookingIn(held).place, 'held');
});

test('what is missing opens the sheet with everything that was said', async (t) => {
  const app = await borrow(t);
  const turns = [`the Formula Simulator Duel on ${someDay}, it is our anniversary`, 'for 4 of us'];
  const answer = await talk(app, turns, await newClient(app));
  assert.deepEqual(answer.acts, []);
  const path = answer.actions.find(({ kind }) => kind === 'book')?.path ?? '';
  const query = new URLSearchParams(path.split('?')[1]);
  assert.equal(query.get('book'), eightPlaces);
  assert.equal(query.get('on'), someDay);
  assert.equal(query.get('said.party'), '4');
  assert.match(query.get('said.notes') ?? '', /anniversary/);
  assert.equal(query.get('said.time'), null);
});

test('cancelling states the money of the dialog, and the card names the booking and nothing else', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const booking = await booked(app, client);
  for (const [message, language] of [
    [`please cancel ${booking.reference}`, 'en'],
    ['cancel my booking', 'en'],
    ['ابغى الغي حجزي', 'ar'],
  ] as const) {
    const answer = await ask(app, { message, language }, client);
    const card = only(answer.acts, 'cancel');
    assert.equal(card.id, booking.id, message);
    const { money } = speakerOf(await app.services.catalogue.current(), language);
    const { sums } = bookingIn(await client.get(`/bookings/${booking.id}`));
    const lines = endingLines(sums, sums.endings?.now ?? assert.fail('over'), language);
    for (const line of lines)
      assert.ok(answer.response.includes(`${line.label}: ${lineValue(line, money)}`), message);
  }
  assert.equal(bookingIn(await client.get(`/bookings/${booking.id}`)).place, booking.place);
});

test('asking what cancelling would cost is a question, and brings no card', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const booking = await booked(app, client);
  for (const message of [
    `what do I get back if I cancel ${booking.reference}?`,
    'what is your cancellation policy?',
  ])
    assert.deepEqual((await ask(app, { message }, client)).acts, [], message);
});

test('a booking is moved to the day that was said, at its own hour, upon the quote of the house', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const booking = await booked(app, client);
  const day = daysAfter(booking.day, 1);
  const asked = await talk(app, ['I want to change my booking', `to ${day}`], client);
  const card = only(asked.acts, 'move');
  assert.deepEqual([card.id, card.day, card.time], [booking.id, day, booking.time]);
  const wanted = { day: card.day, time: card.time, party: booking.party, length: null };
  const { body } = await client.post(`/bookings/${card.id}/change/quote`, wanted);
  const { quote, fee } = body as unknown as { quote: Booking['quote']; fee: Booking['total'] };
  const ask = { ...wanted, total: quote.total, fee };
  const moved = await client.post(`/bookings/${card.id}/change`, ask, match(booking));
  assert.equal(bookingIn(moved).day, day);
});

test('nobody is offered what is another’s, and nothing is said of it', async (t) => {
  const app = await borrow(t);
  const [client, other] = [await newClient(app), await newClient(app)];
  await saveCard(client);
  const { reference, offering } = await booked(app, client);
  for (const message of [`cancel ${reference}`, `move ${reference} to tomorrow`, reference]) {
    const answer = await ask(app, { message }, other);
    assert.deepEqual(answer.acts, [], message);
    assert.match(answer.response, /I find nothing of yours/);
    assert.ok(!answer.response.includes(offering.title), message);
    assert.deepEqual(answer.citations, [], message);
    const visitor = await ask(app, { message });
    assert.equal(visitor.actions[0]?.kind, 'sign-in', message);
  }
  const own = await ask(app, { message: reference.toLowerCase() }, client);
  assert.match(own.actions[0]?.path ?? '', /^\/dashboard\/bookings\//);
});

test('nobody is offered a place that does not suit whom they bring', async (t) => {
  const app = await borrow(t);
  const when = `on ${someDay} at 8pm`;
  for (const message of [
    `Book the Formula Simulator Duel for 2 ${when}, my daughter is 6`,
    `Book the Formula Simulator Duel for 2 ${when}, my wife is pregnant`,
  ])
    assert.deepEqual((await ask(app, { message })).acts, [], message);
});
