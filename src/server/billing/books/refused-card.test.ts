/** A card that its bank refused: said wherever it is promised to pay, until it has paid again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Owed } from '#contract/billing/invoices.ts';
import type { PaymentMethod } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { payerWords, refusedCard } from '#domain/money/words/card.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai } from '#domain/time.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { printBelow } from '#server/billing/invoices/testing.ts';
import { cards, invoiceOf, overviewIn, pay, saveCard, tokenOf } from '#server/billing/testing.ts';
import { assertRefused, bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const languages = ['en', 'ar'] as const;

/** The saved card is refused for the deposit, which another one pays. */
async function refusedOnce(app: TestApp, language: Language = 'en') {
  const layla = await newClient(app, { language });
  await saveCard(layla, cards.declined);
  const hold = await heldBy(app, layla, 'deposit');
  assertRefused(await confirm(layla, hold), 402, 'payment_declined', 'declined');
  const other = { kind: 'token', token: await tokenOf(layla), save: false };
  const target = { kind: 'hold', id: hold.id };
  await layla.post('/billing/payments', { for: target, amount: hold.quote.due.first, with: other });
  return { layla, booking: bookingIn(await confirm(layla, hold)) };
}

const today = (app: TestApp) => dayInDubai(app.services.now());

const said = (app: TestApp, language: Language) =>
  ({
    en: `its bank refused this card on ${dayInWords(today(app), 'en')}`,
    ar: `وقد رفض مصرفها هذه البطاقة في ${dayInWords(today(app), 'ar')}`,
  })[language];

test('a card that was just refused is not promised for the balance without saying so', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await refusedOnce(app);
  const noor = await demo(app, 'concierge');
  const invoice = await invoiceOf(layla, booking.id);
  const desk = await noor.get(`/desk/billing/clients/${layla.id}/owed`);
  const { owed } = desk.body as unknown as { owed: Owed[] }; // parsed by this very schema
  for (const language of languages) {
    const balance = moneyLines(booking.sums, language).find((line) => line.id === 'later');
    const all = owedLines(owed, language, { desk: true }).find((line) => line.id === 'later');
    for (const words of [
      balance?.note,
      all?.note,
      payerWords(invoice, invoice.next?.dueOn ?? '', language),
      await printBelow(app, invoice.id, language),
    ])
      assert.ok(words?.includes(said(app, language)), words);
  }
});

test('its row says when it was refused and what can be done', async (t) => {
  const app = await borrow(t);
  const { layla } = await refusedOnce(app);
  const { methods } = overviewIn(await layla.get('/billing?lang=en'));
  assert.deepEqual(
    methods.map(({ refusedOn }) => refusedOn),
    [today(app)],
  );
  const [row] = methods.map((method) => refusedCard(method, 'en'));
  const day = dayInWords(today(app), 'en');
  assert.equal(row, `Refused on ${day}; pay with another or try again`);
  // The sheet in which a booking is made asks for the cards alone.
  const listed = (await layla.get('/billing/methods')).body as unknown as PaymentMethod[]; // parsed by this very schema
  assert.deepEqual(listed, methods);
});

test('every letter that promises the balance to it says so', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const { layla, booking } = await refusedOnce(app, language);
    const invoice = await invoiceOf(layla, booking.id);
    const part = { ...invoice.outstanding, amount: 1_000 };
    assert.equal((await pay(layla, invoice, { amount: part })).status, 200);
    const letters = (await mailsTo(app, layla))
      .map(({ textBody }) => textBody.replaceAll('\u00a0', ' '))
      .filter((text) => /ending 0002 pays|تدفعه بطاقتك .*0002/.test(text));
    assert.ok(letters.length >= 2, `${letters.length} letters`);
    for (const text of letters) assert.ok(text.includes(said(app, language)), text);
  }
});

test('of a card that paid the last time nothing is said', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const { sums } = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  const balance = moneyLines(sums, 'en').find((line) => line.id === 'later');
  assert.match(balance?.note ?? '', /pays it on that day unless it is paid before$/);
  const { methods } = overviewIn(await layla.get('/billing'));
  assert.deepEqual(
    methods.map(({ refusedOn }) => refusedOn),
    [null],
  );
});
