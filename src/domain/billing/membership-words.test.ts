import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language, Money } from '#contract/primitives.ts';
import {
  changeWords,
  dueSentence,
  paidBackLines,
  renewalOfAny,
  renewalWords,
} from '#domain/billing/membership-words.ts';
import { linesInWords } from '#domain/matters/money-words.ts';
import { moneyIn } from '#domain/money/figures.ts';

test('a membership says that it renews by itself, when, for how much and how to stop it', () => {
  const plan = { every: 'month', price: '$2,500' } as const;
  assert.match(
    renewalWords({ ...plan, on: '16 December 2026' }, 'en'),
    /^It renews by itself on 16 December 2026 for \$2,500, and every month after that\. To stop it, press “End membership”/,
  );
  assert.match(renewalWords(plan, 'en'), /^It renews by itself every month for \$2,500\. To stop/);
  const above = renewalWords({ ...plan, aboveButton: true }, 'en');
  assert.match(above, /press “End membership” below on any day; no notice is needed\./);
  assert.match(renewalWords(plan, 'en'), /“End membership” under Invoices in your profile on/);
  assert.match(
    renewalWords({ ...plan, stopped: { last: '15 February 2027', due: 'Nothing.' } }, 'en'),
    /Stopped today, its last day is 15 February 2027\. Nothing\.$/,
  );
  assert.match(renewalOfAny('en'), /^Each renews by itself at its price.*To stop it/);
  const arabic = renewalWords({ ...plan, every: 'year', on: '16 ديسمبر 2026' }, 'ar');
  assert.match(
    arabic,
    /^تتجدد تلقائيًا في 16 ديسمبر 2026 مقابل \$2,500، ثم كل سنة بعد ذلك\. ولإيقافها/,
  );
});

test('what was paid of what never begins comes back, and how is said', () => {
  const sum = (amount: number) => ({ amount, currency: 'USD' as const });
  const shares = [
    { way: 'card' as const, card: 'visa 4242', sum: sum(100_000) },
    { way: 'transfer' as const, card: '', sum: sum(50_000) },
  ];
  const said = (language: Language, of = shares) =>
    linesInWords(paidBackLines(of, language), (one) => moneyIn(language, one));
  assert.match(said('en'), /^Comes back to you: \$1,500, \$1,000 to Visa ending 4242 within ten/);
  assert.match(said('en'), /\$500 by bank transfer, which we send within three working days\.$/);
  assert.match(said('en', shares.slice(0, 1)), /^Comes back to you: \$1,000, to Visa ending 4242/);
  assert.match(said('ar'), /^يعود إليك: /);
  assert.equal(said('en', []), '');
});

test('whoever ends one within its minimum term reads the sum that is still due, and its last day', () => {
  const each = { amount: 750_000, currency: 'USD' } as const;
  const total = { amount: 1_500_000, currency: 'USD' } as const;
  const said = (count: number, language: Language) =>
    dueSentence(
      { each, times: count, total: count === 1 ? each : total, last: '2027-01-18' },
      { money: (sum: Money) => moneyIn(language, sum), day: (day) => day },
      language,
    );
  assert.equal(
    said(2, 'en'),
    'Still to pay until then: $15,000 (2 × $7,500, the last on 2027-01-18).',
  );
  assert.equal(said(1, 'en'), 'Still to pay until then: $7,500 on 2027-01-18.');
  assert.match(said(2, 'ar'), /15,000.*2 × 7,500.*وآخرها في 2027-01-18/);
  const planned = changeWords(
    { name: 'Essential', on: '2026-12-18', price: each, every: 'month' },
    { money: (sum: Money) => moneyIn('en', sum), day: (day) => day },
    'en',
  );
  assert.equal(planned, 'Essential on 2026-12-18, for $7,500 a month');
  assert.match(
    renewalWords({ every: 'month', price: '$9,000', becomes: planned }, 'en'),
    /^It becomes Essential on 2026-12-18, for \$7,500 a month, and renews by itself\. To stop it/,
  );
  const nothing = dueSentence(null, { money: String, day: String }, 'en');
  assert.equal(nothing, 'Nothing more is to pay for the membership.');
});
