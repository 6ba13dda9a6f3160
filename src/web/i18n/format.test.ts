import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatIn } from '#web/i18n/format.ts';

const english = formatIn('en');
const arabic = formatIn('ar');
/** Arabic amounts carry direction marks, which no reader sees. */
const visible = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/\u00a0/g, ' ');

test('money shows its currency before the amount in English and after it in Arabic', () => {
  assert.equal(visible(english.money({ amount: 250_000, currency: 'USD' })), '$2,500');
  assert.equal(visible(english.money({ amount: 550_050, currency: 'AED' })), 'AED 5,500.50');
  assert.equal(visible(arabic.money({ amount: 250_000, currency: 'USD' })), '2,500 دولار');
});

test('Arabic figures are Western', () => {
  assert.equal(arabic.number(1234), '1,234');
  assert.equal(arabic.day('2026-11-15'), '15 نوفمبر 2026');
});

test('a day stays that day in every zone, and a moment is told in the zone that is asked for', () => {
  assert.equal(english.day('2026-03-01'), '1 Mar 2026');
  assert.equal(english.when('2026-03-01T21:30:00.000Z', 'Asia/Dubai'), '2 Mar 2026, 01:30');
  assert.match(arabic.when('2026-03-01T15:30:00.000Z', 'Asia/Dubai'), /19:30$/);
});
