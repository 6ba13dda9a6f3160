import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import { eventFeeWords } from '#domain/bookings/event-words.ts';
import { money } from '#domain/money.ts';

const fee = money(245_000, 'USD');

test('the history names the fee of a cancellation, and never says that what nobody paid was kept', () => {
  const words = (kind: BookingEventKind, language: 'en' | 'ar' = 'en') =>
    eventFeeWords(kind, fee, language);
  assert.equal(words('cancelled'), 'Cancellation fee: $2,450');
  assert.equal(words('no_show'), 'No-show fee: $2,450');
  assert.equal(words('changed'), 'Fee for the change: $2,450');
  assert.match(words('cancelled', 'ar'), /^رسم الإلغاء: /);
  assert.match(words('changed', 'ar'), /^رسم التغيير: /);
  for (const kind of ['cancelled', 'no_show', 'changed'] as const)
    for (const language of ['en', 'ar'] as const)
      assert.doesNotMatch(words(kind, language), /kept|احتُفظ|احتفظت/i);
  // What the weather took away keeps of what was paid, and asks for nothing more.
  assert.equal(words('called_off'), 'Kept by the house: $2,450');
});
