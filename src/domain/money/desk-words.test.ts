import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { atDesk, confirmWords } from '#domain/money/desk-words.ts';
import { money } from '#domain/money.ts';

const usd = (amount: number) => money(amount * 100, 'USD');

test('the house reads of its client what the client reads of themselves', () => {
  const sums = { paid: usd(100), kept: usd(0), due: usd(0), comesBack: usd(100) };
  const said = (language: 'en' | 'ar') =>
    atDesk(matterEndingLines(sums, language), language).map(({ label }) => label);
  assert.ok(said('en').includes('Goes back to the client'));
  assert.ok(said('ar').includes('يعود إلى العميل'));
  assert.doesNotMatch(said('en').join(' '), /you/i);
});

test('before a booking is confirmed the house reads what that takes from the card', () => {
  const due = [{ sum: usd(365), kind: 'deposit', by: null, now: false } as const];
  const words = (reserved: number, language: 'en' | 'ar' = 'en') =>
    confirmWords({ due, reserved: usd(reserved), total: usd(730) }, language);
  assert.equal(words(365), 'Reserved on the client’s card: confirming takes $365 now.');
  assert.equal(words(0), 'Nothing is reserved: confirming asks the client for $365.');
  assert.match(words(365, 'ar'), /التأكيد يخصم 365/);
  assert.equal(confirmWords({ due: [], reserved: usd(0), total: usd(1) }, 'en'), '');
});
