import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import { eventFeeWords, feeFate } from '#domain/bookings/event-words.ts';
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

test('the fee of a change that the house refused, or that was given up, is not said as owed', () => {
  const told = (...kinds: BookingEventKind[]) => ({
    confirmsAtOnce: false,
    events: kinds.map((kind, at) => ({ id: String(at), kind })),
  });
  const fate = (...kinds: BookingEventKind[]) =>
    feeFate({ id: '2', kind: 'changed' }, told('pending', 'confirmed', 'changed', ...kinds));
  assert.equal(fate(), 'waits');
  assert.equal(fate('told'), 'waits');
  assert.equal(fate('told', 'confirmed', 'changed', 'change_refused'), 'owed');
  for (const kind of ['change_refused', 'cancelled', 'called_off', 'changed'] as const)
    assert.equal(fate(kind, 'confirmed'), 'fell_away');
  const atOnce = { ...told('confirmed', 'held', 'changed', 'cancelled'), confirmsAtOnce: true };
  assert.equal(feeFate({ id: '2', kind: 'changed' }, atOnce), 'owed');
  assert.equal(
    eventFeeWords('changed', fee, 'en', 'fell_away'),
    'Fee for the change: $2,450, fell away: the change did not happen',
  );
  assert.match(eventFeeWords('changed', fee, 'ar', 'fell_away'), /سقط: لم يتم التغيير$/);
  assert.match(eventFeeWords('changed', fee, 'en', 'waits'), /once the change is confirmed$/);
});
