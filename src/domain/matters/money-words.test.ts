import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  carriedIn,
  carriedLines,
  endingIn,
  linesInWords,
  matterEndingLines,
} from '#domain/matters/money-words.ts';

const say = ({ amount, currency }: { amount: number; currency: string }) =>
  `${currency} ${amount / 100}`;

test('an end is told with what was paid, kept and comes back, in both languages', () => {
  const about = { paid: 230_000, kept: 46_000, back: 184_000, toPay: 0, currency: 'AED' };
  const sums = endingIn({ ...about, state: 'withdrawn' });
  assert.ok(sums);
  assert.equal(
    linesInWords(matterEndingLines(sums, 'en'), say),
    'Paid so far: AED 2300. Kept by the house: AED 460. Comes back to you: AED 1840. To pay: nothing more.',
  );
  // Once it has ended, also why and how.
  assert.equal(
    linesInWords(matterEndingLines(sums, 'en', { ways: ['card'], cards: ['visa 4242'] }), say),
    'Paid so far: AED 2300. Kept by the house: AED 460, as the accepted proposal says. Comes back to you: AED 1840, to Visa ending 4242; banks take a few days. To pay: nothing more.',
  );
  const arabic = linesInWords(matterEndingLines(sums, 'ar'), say);
  for (const sum of ['AED 2300', 'AED 460', 'AED 1840']) assert.ok(arabic.includes(sum), arabic);
  assert.equal(carriedIn(about), undefined);
});

test('what is kept and was not paid is still to pay, and where nothing was paid nothing is', () => {
  const about = { paid: 10_000, kept: 23_000, back: 0, toPay: 13_000, currency: 'USD' };
  const sums = endingIn(about);
  assert.ok(sums);
  assert.match(linesInWords(matterEndingLines(sums, 'en'), say), /Still to pay: USD 130\./);
  const none = endingIn({ paid: 0, kept: 0, back: 0, toPay: 0, currency: 'AED' });
  assert.ok(none);
  assert.match(linesInWords(matterEndingLines(none, 'en'), say), /To pay: nothing\.$/);
});

test('the question says that an open balance falls away, and how what was paid comes back', () => {
  const aed = (amount: number) => ({ amount, currency: 'AED' as const });
  const sums = { paid: aed(100_000), kept: aed(0), comesBack: aed(100_000), due: aed(0) };
  const way = { ways: ['card' as const], cards: ['visa 4242'] };
  const said = linesInWords(matterEndingLines({ ...sums, open: aed(130_000) }, 'en', way), say);
  assert.match(said, /Comes back to you: AED 1000, to Visa ending 4242; banks take a few days\./);
  assert.match(said, /Open balance: AED 1300, falls away; nothing more is asked for it\./);
  assert.match(
    linesInWords(matterEndingLines({ ...sums, open: aed(130_000) }, 'ar', way), say),
    /AED 1300، يسقط ولا يُطلب منه شيء/,
  );
  assert.doesNotMatch(linesInWords(matterEndingLines(sums, 'en', way), say), /Open balance/);
});

test('an acceptance tells what counts towards it; the first one tells nothing', () => {
  const accepted = { version: 2, amount: 300_000, currency: 'AED' };
  assert.equal(carriedIn(accepted), undefined);
  const carried = carriedIn({ ...accepted, paid: 230_000, back: 0, toPay: 70_000 });
  assert.ok(carried);
  assert.equal(
    linesInWords(carriedLines(carried, 'en'), say),
    'Paid so far: AED 2300. Still to pay: AED 700.',
  );
  const dollars = { ...accepted, currency: 'USD', paidCurrency: 'AED' };
  const other = carriedIn({ ...dollars, paid: 230_000, back: 230_000, toPay: 300_000 });
  assert.deepEqual(other?.comesBack, { amount: 230_000, currency: 'AED' });
  assert.deepEqual(other?.due, { amount: 300_000, currency: 'USD' });
});
