/** A booking that waits for the house and is changed: what is said of its money before is what then happens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Owed } from '#contract/billing/invoices.ts';
import type { ChangeQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { paysWords } from '#domain/money/card-parts.ts';
import { confirmingOf } from '#domain/money/confirmation.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { payerWords, transferWords } from '#domain/money/words/card.ts';
import { changeLines } from '#domain/money/words/change.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { owingOf } from '#server/billing/books/debts.ts';
import { change, heldBy } from '#server/billing/books/testing.ts';
import {
  assertBooks,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  overviewIn,
  owing,
  pay,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingMails } from '#server/bookings/letters/mails-testing.ts';
import { bookingIn, confirm, held } from '#server/bookings/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

async function askedFor(app: TestApp, language: Language = 'en') {
  const [layla, noor] = [await newClient(app, { language }), await demo(app, 'concierge')];
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  assert.equal(booking.place, 'pending');
  return { layla, noor, booking };
}

const answer = (noor: Person, { id }: Booking) =>
  noor.post(`/bookings/${id}/answer`, { answer: 'confirm', reason: '' });

async function letterOf(app: TestApp, client: Person) {
  const letter = (await bookingMails(app, client.email)).at(-1) ?? assert.fail('no letter');
  return { kind: letter.template, text: (letter.textBody ?? '').replaceAll(' ', ' ') };
}

async function quoted(client: Person, booking: Booking, wish: object): Promise<ChangeQuote> {
  const { day, time, party, offering, id } = { ...booking, offering: booking.offering.slug };
  const said = await client.post(`/bookings/${id}/change/quote`, {
    day,
    time,
    party,
    offering,
    ...wish,
  });
  assert.equal(said.status, 200, said.text);
  return said.body as unknown as ChangeQuote; // parsed by this very schema
}

const ids = (sums: Booking['sums']) => moneyLines(sums, 'en').map(({ id }) => id);
const today = (app: TestApp) => dayInDubai(app.services.now());

test('a dearer change of what still waits says what confirming takes more, and the letter asks for none of it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await askedFor(app);
  const reserved = booking.sums.reserved.amount;
  const offer = await quoted(layla, booking, { party: 8 });
  const lines = changeLines(offer.after, 'en', { asks: true });
  const more = offer.quote.total.amount - reserved;
  assert.ok(more > 0);
  assert.deepEqual(
    lines.map(({ id, sum }) => [id, sum?.amount]),
    [
      ['reserved', reserved],
      ['later', more],
    ],
  );
  assert.match(lines[1]?.note ?? '', /your Visa ending 4242 pays it then/);
  const waiting = await change(layla, booking, { party: 8 });
  assert.deepEqual(waiting.sums.due, offer.after.due);
  const doing = confirmingOf(waiting.sums, today(app));
  assert.deepEqual(doing, { fromReserved: reserved, fromCard: more, asked: 0, letGo: 0 });
  assert.equal((await answer(noor, waiting)).status, 200);
  const { kind, text } = await letterOf(app, layla);
  assert.equal(kind, 'booking-confirmed');
  assert.match(text, /Being taken from your Visa ending 4242: .*the bank is being asked/);
  assert.doesNotMatch(text, /Due now|pay=/);
  await settleBooking(app.services, booking.id);
  const { sums } = await seen(layla, booking);
  assert.equal(sums.paid.amount, doing.fromReserved + doing.fromCard);
  await assertBooks(app, layla);
});

test('the letter of what was reserved says that the rest is being taken, and asks nobody for it', async (t) => {
  const app = await borrow(t);
  const words = {
    en: /Being taken from your Visa ending 4242: .*the bank is being asked; .*\nTo pay: nothing more/,
    ar: /4242: .*نطلبه من البنك الآن/,
  };
  for (const language of ['en', 'ar'] as const) {
    const { layla, noor, booking } = await askedFor(app, language);
    const waiting = await change(layla, booking, { party: 8 });
    await answer(noor, waiting);
    await settleBooking(app.services, booking.id);
    const received = (await mailsTo(app, layla))
      .map(({ subject, textBody }) => `${subject}\n${textBody.replaceAll(' ', ' ')}`)
      .filter((mail) => /^(?:Payment received|وصلت دفعتك)/.test(mail));
    assert.equal(received.length, 2);
    const [first = '', last = ''] = received;
    assert.match(first, words[language]);
    for (const mail of [first, last]) assert.doesNotMatch(mail, /Due by|unless it is paid|pay=/);
    assert.doesNotMatch(last, words[language]);
  }
});

test('a change of what was paid waits anew: its page, letter and the desk say what confirming takes or sends back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await askedFor(app);
  await answer(noor, booking);
  await settleBooking(app.services, booking.id);
  const paid = await seen(layla, booking);
  const offer = await quoted(layla, paid, { party: 8 });
  assert.deepEqual([offer.sums.stage, offer.after.stage], ['agreed', 'agreed']);
  const dearer = await change(layla, paid, { party: 8 });
  const doing = confirmingOf(dearer.sums, today(app));
  assert.ok(doing.fromCard > 0 && doing.asked === 0 && dearer.sums.paid.amount > 0);
  await answer(noor, dearer);
  await settleBooking(app.services, booking.id);
  const whole = await seen(layla, booking);
  assert.equal(whole.sums.paid.amount, dearer.sums.paid.amount + doing.fromCard);

  const less = await quoted(layla, whole, { party: 1 });
  const back = less.after.comesBack.amount;
  assert.equal(back, doing.fromCard);
  const cheaper = await change(layla, whole, { party: 1 });
  assert.deepEqual([cheaper.place, cheaper.sums.comesBack.amount], ['confirmed', back]);
  assert.deepEqual(ids(cheaper.sums), ['paid', 'backOnce', 'nothing']);
  const changed = await letterOf(app, layla);
  assert.match(
    changed.text,
    /Comes back to you once the change is confirmed: .*, to Visa ending 4242 within ten working days/,
  );
  const overview = await layla.get('/billing?lang=en');
  const { owed } = overview.body as unknown as { owed: Owed[] }; // parsed by this very schema
  const [page] = moneyLines(cheaper.sums, 'en').filter(({ id }) => id === 'backOnce');
  const [all] = owedLines(owed, 'en').filter(({ id }) => id === 'backOnce');
  assert.deepEqual(all, { ...page, note: `${booking.offering.title}; ${page?.note}` });
  await answer(noor, cheaper);
  assert.match((await letterOf(app, layla)).text, /Your change is confirmed/);
  const { sums } = await seen(layla, booking);
  assert.deepEqual([sums.comesBack.amount, sums.returning.amount], [0, back]);
  await assertBooks(app, layla);
});

/** Confirmed for many, and nobody has paid it. */
async function unpaid(app: TestApp) {
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const asked = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  const many = await change(layla, asked, { party: 8 });
  await answer(noor, many);
  return { layla, noor, booking: await seen(layla, many) };
}

const owedBy = async (client: Person) => {
  const { body } = await client.get('/billing?lang=en');
  return (body as unknown as { owed: Owed[] }).owed; // parsed by this very schema
};

test('while a cheaper change waits what was agreed is asked for, and every place says what falls away', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await unpaid(app);
  const cheaper = await change(layla, booking, { party: 1 });
  const wished = cheaper.wish?.total.amount ?? assert.fail('no change waits');
  const less = booking.total.amount - wished;
  const agreed = cheaper.sums.due.reduce((sum, part) => sum + part.sum.amount, 0);
  assert.deepEqual([cheaper.place, agreed], ['confirmed', booking.total.amount]);
  const [gone, left] = [less, wished].map((amount) => moneyIn('en', { ...booking.total, amount }));
  const said = moneyLines(cheaper.sums, 'en').map(({ note }) => note);
  assert.ok(
    said
      .join(' ')
      .includes(
        `${gone} of it falls away once the change is confirmed; of what is paid before, all beyond the ${left} that is left comes back`,
      ),
    said.join(' '),
  );
  const falling = owedLines(await owedBy(layla), 'en').find(({ id }) => id === 'fallsAway');
  assert.deepEqual(
    [falling?.sum?.amount, falling?.note],
    [
      less,
      `${booking.offering.title}; ${left} is left to pay then; of what is paid before, all beyond that comes back`,
    ],
  );
  const { kind, text } = await letterOf(app, layla);
  assert.equal(kind, 'booking-change_asked');
  assert.match(text, /falls away once the change is confirmed/);
  await answer(noor, cheaper);
  const { sums } = await seen(layla, booking);
  assert.equal(
    sums.due.reduce((sum, part) => sum + part.sum.amount, 0),
    wished,
  );
  assert.ok(!owedLines(await owedBy(layla), 'en').some(({ id }) => id === 'fallsAway'));
  await assertBooks(app, layla);
});

test('of what is paid while a cheaper change waits just what lies beyond the new total comes back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await unpaid(app);
  const cheaper = await change(layla, booking, { party: 1 });
  const wished = cheaper.wish?.total.amount ?? assert.fail('no change waits');
  const beyond = Math.floor((booking.total.amount - wished) / 2);
  const paid = await pay(layla, await invoiceOf(layla, booking.id), {
    amount: { ...booking.total, amount: wished + beyond },
  });
  assert.equal(paid.status, 200, paid.text);
  assert.ok(
    moneyLines((await seen(layla, booking)).sums, 'en').some(
      ({ note }) =>
        note === 'it falls away once the change is confirmed; what is paid of it before comes back',
    ),
  );
  await answer(noor, cheaper);
  const { sums } = await seen(layla, booking);
  assert.deepEqual([sums.returning.amount, sums.due], [beyond, []]);
  await assertBooks(app, layla);
});

test('of what a card holds nothing is called left to pay while a cheaper change waits', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const suite = { offering: 'burj-al-arab-sky-suite', time: null, length: 3, party: 1 };
  const hold = await held(app, layla, { ...suite, day: daysAfter(today(app), 20) });
  const asked = bookingIn(await confirm(layla, hold));
  await answer(noor, asked);
  const booking = await seen(layla, asked);
  assert.deepEqual(booking.sums.reserved, booking.total);
  const cheaper = await change(layla, booking, { length: 1 });
  const wished = cheaper.wish?.total.amount ?? assert.fail('no change waits');
  const falling = owedLines(await owedBy(layla), 'en').find(({ id }) => id === 'fallsAway');
  assert.deepEqual(
    [falling?.sum?.amount, falling?.note],
    [
      booking.total.amount - wished,
      `${booking.offering.title}; what is paid of it before comes back`,
    ],
  );
  await answer(noor, cheaper);
  const [after] = await owedBy(layla);
  assert.deepEqual([after?.dueNow.amount, after?.later], [0, []]);
});

/** A balance with a day of its own, of what the house confirms. */
async function withBalance(app: TestApp, ahead = 60) {
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const day = daysAfter(today(app), ahead);
  const hold = await held(app, layla, {
    offering: 'layan-88-dinner-cruise',
    day,
    time: '19:30',
    party: 2,
  });
  const asked = bookingIn(await confirm(layla, hold));
  await answer(noor, asked);
  await settleBooking(app.services, asked.id);
  return { layla, noor, booking: await seen(layla, asked) };
}

test('a change that brings its balance forward says the same on every page: the card is charged at once if it is confirmed', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await withBalance(app);
  const [balance] = booking.sums.due;
  const wish = { day: daysAfter(today(app), 3) };
  const offer = await quoted(layla, booking, wish);
  const waiting = await change(layla, booking, wish);
  const sum = moneyIn('en', balance?.sum ?? assert.fail('no balance'));
  const once = `if we confirm the change, your Visa ending 4242 is charged ${sum} at once`;
  const { owed, byCard } = overviewIn(await layla.get('/billing?lang=en'));
  for (const said of [
    ...changeLines(offer.after, 'en', { asks: true }).filter(({ id }) => id === 'later'),
    ...moneyLines(waiting.sums, 'en').filter(({ id }) => id === 'later'),
    ...owedLines(owed, 'en').filter(({ id }) => id === 'later'),
  ]) {
    assert.equal(said.sum?.amount, balance?.sum.amount);
    assert.ok(said.note.includes(once), said.note);
    assert.match(said.note, /otherwise it pays it on that day unless it is paid before/);
  }
  const invoice = await invoiceOf(layla, booking.id);
  const listed = invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`));
  for (const one of [...listed, invoice])
    assert.ok(payerWords(one, one.asked?.dueOn ?? '', 'en').startsWith(once));
  // The desk reads both days of it, whoever sends a transfer does, and whoever asks for the invoice.
  const dueOn = invoice.asked?.dueOn ?? '';
  const atDesk = invoiceIn(await noor.get(`/desk/billing/invoices/${invoice.id}?lang=en`));
  assert.match(
    payerWords({ ...atDesk, desk: true }, dueOn, 'en'),
    /^if we confirm the change, the client’s Visa ending 4242 is charged .* at once; otherwise/,
  );
  const beside = transferWords(invoice, dueOn, 'en');
  assert.ok(beside.includes(` If ${once.slice(3)}.`), beside);
  const open = await app.sql.as({ kind: 'client', id: layla.id }, (tx) =>
    owingOf(tx, layla.id, { now: app.services.now(), language: 'en' }),
  );
  assert.ok(open.open.some((one) => one.once?.by === null));
  assert.ok((await letterOf(app, layla)).text.includes(once));
  const day = dayInWords(balance?.by ?? '', 'en');
  assert.ok(
    paysWords(byCard, 'en').endsWith(`, ${sum} on ${day}, or at once if we confirm the change.`),
    paysWords(byCard, 'en'),
  );
  await answer(noor, waiting);
  await settleBooking(app.services, booking.id);
  const { sums } = await seen(layla, booking);
  assert.deepEqual([sums.due, sums.paid], [[], booking.total]);
});

test('what must be paid by hand leads, though what the card pays by itself is due before it', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await withBalance(app, 6);
  const { invoice } = await owing(app, layla);
  const [balance] = booking.sums.due;
  assert.ok((balance?.by ?? '') < (invoice.asked?.dueOn ?? ''));
  const { firstDue } = overviewIn(await layla.get('/billing?lang=en'));
  assert.equal(firstDue?.id, invoice.id);
});
