import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewalOfAny, renewalWords } from '#domain/billing/membership-words.ts';

test('a membership says that it renews by itself, when, for how much and how to stop it', () => {
  const plan = { every: 'month', price: '$2,500' } as const;
  assert.match(
    renewalWords({ ...plan, on: '16 December 2026' }, 'en'),
    /^It renews by itself on 16 December 2026 for \$2,500, and every month after that\. To stop it, press “Cancel at period end”/,
  );
  assert.match(renewalWords(plan, 'en'), /^It renews by itself every month for \$2,500\. To stop/);
  const above = renewalWords({ ...plan, aboveButton: true }, 'en');
  assert.match(above, /press “Cancel at period end” below on any day; no notice is needed\./);
  assert.match(
    renewalWords(plan, 'en'),
    /“Cancel at period end” under Invoices in your profile on/,
  );
  assert.match(
    renewalWords({ ...plan, ends: '16 February 2027' }, 'en'),
    /Stopped today, it ends on 16 February 2027: with the period that is paid, though not before its minimum term\.$/,
  );
  assert.match(renewalOfAny('en'), /^Each renews by itself at its price.*To stop it/);
  const arabic = renewalWords({ ...plan, every: 'year', on: '16 ديسمبر 2026' }, 'ar');
  assert.match(
    arabic,
    /^تتجدد تلقائيًا في 16 ديسمبر 2026 مقابل \$2,500، ثم كل سنة بعد ذلك\. ولإيقافها/,
  );
});
