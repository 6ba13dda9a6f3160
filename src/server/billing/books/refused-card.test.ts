import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payerWords } from '#domain/money/card-words.ts';
import { moneyLines } from '#domain/money/words.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { cards, invoiceOf, saveCard, tokenOf } from '#server/billing/testing.ts';
import { assertRefused, bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient } from '#server/matters/testing.ts';

test('a card that was just refused is not promised for the balance without saying so', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla, cards.declined);
  const hold = await heldBy(app, layla, 'deposit');
  assertRefused(await confirm(layla, hold), 402, 'payment_declined', 'declined');
  const other = { kind: 'token', token: await tokenOf(layla), save: false };
  const target = { kind: 'hold', id: hold.id };
  await layla.post('/billing/payments', { for: target, amount: hold.quote.due.first, with: other });
  const { id, sums } = bookingIn(await confirm(layla, hold));
  for (const [language, said] of [
    ['en', /Visa ending 0002 pays it on that day .*; its bank refused this card/],
    ['ar', /0002.*رفض مصرفها هذه البطاقة/],
  ] as const) {
    const balance = moneyLines(sums, language).find((line) => line.id === 'later');
    assert.match(balance?.note ?? '', said);
  }
  const invoice = await invoiceOf(layla, id);
  assert.match(payerWords(invoice, invoice.next?.dueOn ?? '', 'en'), /its bank refused this card/);
});

test('of a card that paid the last time nothing is said', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const { sums } = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  const balance = moneyLines(sums, 'en').find((line) => line.id === 'later');
  assert.match(balance?.note ?? '', /pays it on that day unless it is paid before$/);
});
