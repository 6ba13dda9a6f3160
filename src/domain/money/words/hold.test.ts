import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lapseWords, takenWords } from '#domain/money/words/hold.ts';
import { money } from '#domain/money.ts';

const none = money(0, 'USD');

test('who reserves a sum for a held place reads when it is taken', () => {
  const on = '2026-11-25';
  const free = { on, waits: false, fee: false };
  assert.equal(takenWords(free, 'en'), 'taken on 25 November, nothing before');
  assert.equal(
    takenWords({ ...free, fee: true }, 'en'),
    'taken on 25 November, nothing before unless it is cancelled and a fee is due',
  );
  assert.match(
    takenWords({ ...free, waits: true }, 'en'),
    /taken on 25 November once your concierge has confirmed it/,
  );
  // Until somebody has confirmed it, giving it up is free.
  assert.match(
    takenWords({ on: null, waits: true, fee: true }, 'en'),
    /^taken once your concierge has confirmed it, nothing before$/,
  );
  assert.match(takenWords(undefined, 'en'), /^taken on its day or once it is confirmed/);
  assert.match(takenWords(free, 'ar'), /25 نوفمبر/);
});

test('a held place says what becomes of its money if nobody confirms it in time', () => {
  const held = { reserved: money(245_000, 'USD'), reservedOn: ['visa 4242'], paid: none };
  assert.equal(
    lapseWords(held, 'en'),
    'If the clock runs out before, the place is given up and the reservation of $2,450 on your Visa ending 4242 ends; nothing is taken.',
  );
  assert.match(lapseWords(held, 'ar'), /انتهى حجز .* على بطاقتك Visa .* ولم يُخصم شيء/);
  const paid = { reserved: none, reservedOn: [], paid: money(54_000, 'USD') };
  assert.match(lapseWords(paid, 'en'), /\$540 comes back to you\.$/);
  assert.equal(lapseWords({ ...paid, paid: none }, 'en'), '');
});
