import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepingWords, onThisCard, paysWords, removalWords } from '#domain/money/card-parts.ts';
import { money } from '#domain/money.ts';

const plain = { waits: false, heldOn: '', ifYes: null };
const parts = [
  {
    title: 'The coast in seventeen minutes',
    sum: money(19_950, 'USD'),
    on: '2026-12-22',
    ...plain,
  },
  { title: 'Essential', sum: money(250_000, 'USD'), on: '2026-12-31', ...plain },
];
const hotel = {
  title: 'Burj Al Arab (RB-1)',
  sum: money(490_000, 'USD'),
  on: '2026-12-02',
  ...plain,
  heldOn: 'visa 4242',
};
const safari = {
  ...hotel,
  title: 'Safari (RB-2)',
  sum: money(429_500, 'AED'),
  on: null,
  waits: true,
};
const more = { ...safari, sum: money(111_500, 'AED'), heldOn: '' };
const all =
  'The coast in seventeen minutes, $199.50 on 22 December; Essential, $2,500 on 31 December';

test('a card says what it pays by itself before it is kept and on its row, with sums and days', () => {
  assert.equal(keepingWords(parts, 'en'), `Once it is kept it pays by itself: ${all}.`);
  assert.equal(keepingWords([], 'en'), '');
  assert.equal(paysWords(parts, 'en'), `It pays by itself: ${all}.`);
  assert.equal(paysWords([], 'en'), 'Nothing that is open now is charged to it.');
  assert.match(paysWords(parts, 'ar'), /199\.50 دولار في 22 ديسمبر؛ .*2,500 دولار في 31 ديسمبر/);
  const due = parts.map((part, at) => ({ ...part, isDue: at === 0 }));
  assert.doesNotMatch(keepingWords(due, 'en', { paying: 'another' }), /coast/);
  // What is due by now is charged in the next morning: both are said.
  assert.match(paysWords(due, 'en'), /: The coast .*\$199\.50 due now, charged on 22 December; /);
  assert.match(paysWords(due, 'ar'), /199\.50 دولار مستحق الآن ويُخصم في 22 ديسمبر؛ /);
});

test('what a card pays every month is named once, with all its days', () => {
  const month = { ...plain, title: 'Premium', sum: money(750_000, 'USD') };
  const months = ['2026-12-18', '2027-01-18', '2027-02-18'].map((on) => ({ ...month, on }));
  const applied = { ...month, title: 'Noor', on: null, ifYes: 'at_most' as const };
  const all = [applied, ...months.slice(0, 2), ...parts, ...months.slice(2)];
  assert.match(
    paysWords(all, 'en'),
    /^It pays by itself: Noor, \$7,500 at most, once we say yes; Premium, \$7,500 on each of 18 December, 18 January and 18 February; The coast/,
  );
  assert.match(paysWords(months, 'ar'), /في كل من 18 ديسمبر و18 يناير و18 فبراير\./);
});

test('a card that is kept while a dearer membership is paid for agrees to the months of that one', () => {
  const [, essential = assert.fail()] = parts;
  const premium = { title: 'Premium', sum: money(750_000, 'USD') };
  const changing = [{ ...essential, oncePaid: { invoice: 'dearer', ...premium } }];
  assert.equal(
    keepingWords(changing, 'en', { paying: 'dearer' }),
    'Once it is kept it pays by itself: Premium, $7,500 on 31 December.',
  );
  assert.match(keepingWords(changing, 'ar', { paying: 'dearer' }), /Premium، 7,500 دولار في 31/);
  // Elsewhere nobody has decided yet whether it is paid.
  for (const said of [
    keepingWords(changing, 'en', { paying: 'another' }),
    paysWords(changing, 'en'),
  ])
    assert.match(
      said,
      /Essential, \$2,500 on 31 December, or Premium, \$7,500 once that is paid\.$/,
    );
  assert.match(paysWords(changing, 'ar'), /، أو Premium، 7,500 دولار متى دُفع ثمنها\.$/);
});

test('before a card is removed it is said what it would have paid, and who pays instead', () => {
  const removal = { parts, isFirst: true, next: undefined };
  assert.equal(
    removalWords(removal, 'en'),
    `It would have paid: ${all}. Nothing is charged by itself then: you pay it yourself, from its invoice.`,
  );
  assert.match(
    removalWords({ ...removal, next: 'Mastercard ending 4444', parts: [...parts, hotel] }, 'en'),
    /Mastercard ending 4444 pays that instead, on the same days\. What is reserved on it .*: Burj Al Arab \(RB-1\), \$4,900 on 2 December/,
  );
  assert.match(removalWords({ ...removal, isFirst: false }, 'en'), /nothing changes/);
  assert.match(removalWords(removal, 'ar'), /كانت ستدفع: .*تدفعه بنفسك من فاتورته/);
});

test('a card names what is reserved on it and what it pays once the house has confirmed, each by its own name', () => {
  const all = [safari, more, hotel];
  assert.equal(
    paysWords(all, 'en')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[\u2066-\u2069]/g, ''),
    'It pays by itself: Safari (RB-2), AED 4,295 once it is confirmed, reserved on it already; Safari (RB-2), AED 1,115 once it is confirmed; Burj Al Arab (RB-1), $4,900 on 2 December, reserved on it already.',
  );
  assert.match(paysWords(all, 'ar'), /متى تأكّد الحجز، وهو محجوز عليها؛ /);
  // Another card has nothing of what is reserved on this one.
  assert.deepEqual(onThisCard(all, { card: 'mastercard 4444', isFirst: false }), []);
  assert.deepEqual(onThisCard(all, { card: 'mastercard 4444', isFirst: true }), [more]);
  assert.deepEqual(onThisCard(all, { card: 'visa 4242', isFirst: false }), [safari, hotel]);
  assert.match(
    removalWords({ parts: [hotel], isFirst: false, next: undefined }, 'en'),
    /nothing changes for what falls due\. What is reserved on it stays reserved/,
  );
});

test('a day that is most of a year ahead is said with its year', () => {
  const tier = { ...plain, title: 'Majlis', sum: money(1_200_000, 'AED'), on: '2027-11-19' };
  assert.match(paysWords([{ ...tier, isFar: true }], 'en'), /12,000 on 19 November 2027\./);
  assert.match(paysWords([{ ...tier, isFar: true }], 'ar'), /في 19 نوفمبر 2027\./);
  assert.match(paysWords([tier], 'en'), /on 19 November\./);
});
