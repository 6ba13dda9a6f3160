import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settledWords } from '#domain/billing/invoice-words.ts';
import { matterFacts } from '#domain/matters/money.ts';
import {
  acceptingLines,
  carriedIn,
  carriedLines,
  endingIn,
  linesInWords,
  matterEndingLines,
  quotedNote,
} from '#domain/matters/money-words.ts';
import { nothingMoved } from '#domain/money/facts.ts';
import { moneyLines } from '#domain/money/words/words.ts';

const say = ({ amount, currency }: { amount: number; currency: string }) =>
  `${currency} ${amount / 100}`;

test('an end is told with what was paid, kept and comes back, in both languages', () => {
  const about = { paid: 230_000, kept: 46_000, back: 184_000, toPay: 0, currency: 'AED' };
  const sums = endingIn({ ...about, state: 'withdrawn' });
  assert.ok(sums);
  assert.equal(
    linesInWords(matterEndingLines(sums, 'en'), say),
    'Paid so far: AED 2300. Fee for withdrawing: AED 460. Comes back to you: AED 1840. To pay: nothing more.',
  );
  // Once it has ended, also why and how.
  assert.equal(
    linesInWords(matterEndingLines(sums, 'en', { ways: ['card'], cards: ['visa 4242'] }), say),
    'Paid so far: AED 2300. Fee for withdrawing: AED 460, as the accepted quote says. Comes back to you: AED 1840, to Visa ending 4242 within ten working days. To pay: nothing more.',
  );
  const arabic = linesInWords(matterEndingLines(sums, 'ar'), say);
  for (const sum of ['AED 2300', 'AED 460', 'AED 1840']) assert.ok(arabic.includes(sum), arabic);
  assert.equal(carriedIn(about), undefined);
});

test('what is kept and was not paid is still to pay, and where nothing was paid nothing is', () => {
  const about = { paid: 10_000, kept: 23_000, back: 0, toPay: 13_000, currency: 'USD' };
  const sums = endingIn(about);
  assert.ok(sums);
  assert.equal(
    linesInWords(matterEndingLines(sums, 'en'), say),
    'Paid so far: USD 100. Fee for withdrawing: USD 230. Comes back to you: USD 0. Still to pay: USD 130.',
  );
  const none = endingIn({ paid: 0, kept: 0, back: 0, toPay: 0, currency: 'AED' });
  assert.ok(none);
  assert.equal(linesInWords(matterEndingLines(none, 'en'), say), 'To pay: nothing.');
});

test('of what nobody paid nothing is kept: the fee is due by its day, and the rest is not asked for', () => {
  const about = { paid: 0, kept: 300_000, back: 0, toPay: 300_000, currency: 'AED' };
  const sums = endingIn({ ...about, asks: '300000 2026-11-24', byHand: 1 });
  assert.ok(sums);
  const asked = { ...sums, open: { amount: 1_000_000, currency: 'AED' as const } };
  const way = { ways: [], cards: [] };
  assert.equal(
    linesInWords(matterEndingLines(asked, 'en', way), say),
    'Fee for withdrawing: AED 3000, as the accepted quote says. Still to pay, by 24 November: AED 3000, you pay it yourself; no card is charged by itself. No longer asked for: AED 7000.',
  );
  const arabic = linesInWords(matterEndingLines(asked, 'ar', way), say);
  assert.match(arabic, /رسم سحب الطلب: AED 3000/);
  assert.match(arabic, /لم يعد مطلوبًا منك: AED 7000/);
  assert.doesNotMatch(arabic, /احتفظت/);
});

test('the question says what is no longer asked for, and how what was paid comes back', () => {
  const aed = (amount: number) => ({ amount, currency: 'AED' as const });
  const sums = { paid: aed(100_000), kept: aed(0), comesBack: aed(100_000), due: aed(0), asks: [] };
  const way = { ways: ['card' as const], cards: ['visa 4242'] };
  const said = linesInWords(matterEndingLines({ ...sums, open: aed(130_000) }, 'en', way), say);
  assert.match(said, /Comes back to you: AED 1000, to Visa ending 4242 within ten working days\./);
  assert.match(said, /No longer asked for: AED 1300\./);
  assert.match(
    linesInWords(matterEndingLines({ ...sums, open: aed(130_000) }, 'ar', way), say),
    /لم يعد مطلوبًا منك: AED 1300/,
  );
  assert.doesNotMatch(linesInWords(matterEndingLines(sums, 'en', way), say), /No longer/);
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

test('a transfer in check stands before what is still to pay, and is told of where nothing was paid', () => {
  const aed = (amount: number) => ({ amount: amount * 100, currency: 'AED' as const });
  const asks = [{ sum: aed(10_000), by: '2026-11-24' }];
  const checked = { checking: aed(20_000), checkingBack: aed(0) };
  const sums = { paid: aed(0), due: aed(10_000), comesBack: aed(0), ...checked };
  for (const language of ['en', 'ar'] as const) {
    const lines = acceptingLines({ asks, carried: sums, open: aed(0) }, language);
    assert.deepEqual(
      lines.map(({ id, sum }) => [id, sum?.amount]),
      [
        ['checking', 2_000_000],
        ['toPay', 1_000_000],
      ],
    );
  }
  const cheaper = { ...sums, due: aed(0), checking: aed(15_000), checkingBack: aed(5000) };
  const said = linesInWords(acceptingLines({ asks: [], carried: cheaper }, 'en'), say);
  assert.match(said, /^Transfer being checked: AED 20000, .*5,000 of it goes back/);
  assert.match(said, /To pay if you accept: nothing more\.$/);
  // As a history keeps it.
  const about = { paid: 0, back: 0, toPay: 0, currency: 'AED', checking: 100, checkingBack: 50 };
  const kept = carriedIn(about);
  assert.deepEqual([kept?.checking?.amount, kept?.checkingBack?.amount], [100, 50]);
});

test('a cheaper version that nobody has accepted says what comes back and is no longer asked for if it is', () => {
  const aed = (amount: number) => ({ amount: amount * 100, currency: 'AED' as const });
  // AED 14,000 were agreed, of which AED 4,000 are open; the new version is AED 7,000.
  const carried = { paid: aed(10_000), due: aed(0), comesBack: aed(3000) };
  const offered = { asks: [], carried, open: aed(4000) };
  const way = { ways: ['card' as const], cards: ['visa 4242'] };
  assert.equal(
    linesInWords(acceptingLines(offered, 'en', way), say),
    'Paid so far: AED 10000, with Visa ending 4242. To pay if you accept: nothing more. Comes back to you if you accept: AED 3000, to Visa ending 4242 within ten working days. No longer asked for if you accept: AED 4000.',
  );
  const byBank = { ways: ['transfer' as const], cards: [] };
  const banked = linesInWords(acceptingLines(offered, 'en', byBank), say);
  assert.match(
    banked,
    /^Paid so far: AED 10000, by bank transfer\. .*AED 3000, by bank transfer to/,
  );
  const both = { ways: ['card' as const, 'transfer' as const], cards: ['visa 4242'] };
  assert.match(
    linesInWords(acceptingLines(offered, 'ar', both), say),
    /ببطاقة Visa المنتهية بالرقم 4242 وبتحويل مصرفي/,
  );
  const arabic = acceptingLines(offered, 'ar').map(({ label }) => label);
  assert.equal(arabic.filter((label) => label.endsWith('إذا قبلت')).length, 3, arabic.join());
  // What nobody paid anything of falls away as well; what is dearer takes nothing away.
  const asks = [{ sum: aed(7000), by: '2026-11-24' }];
  const last = (open: number) => acceptingLines({ asks, open: aed(open) }, 'en').at(-1);
  assert.deepEqual([last(14_000)?.id, last(14_000)?.sum], ['fallsAway', aed(7000)]);
  assert.equal(last(5000)?.id, 'toPay');
});

test('the fee for withdrawing has one name before and after, paid and unpaid, in question, page and list', () => {
  const aed = (amount: number) => ({ amount: amount * 100, currency: 'AED' as const });
  const sums = { paid: aed(7000), kept: aed(700), comesBack: aed(6300), due: aed(0), asks: [] };
  const owing = { ...sums, paid: aed(0), comesBack: aed(0), due: aed(700) };
  const document = { total: 700_000, credited: 630_000, paid: 70_000, instalments: [] };
  const moved = { ...nothingMoved, documents: [document], paid: 70_000 };
  const facts = matterFacts({ total: aed(7000), state: 'withdrawn' }, moved, '2026-11-17');
  const invoice = { total: aed(7000), paid: aed(700), credited: aed(6300), over: true };
  const { keptUnder } = facts;
  for (const [language, name] of [
    ['en', /fee for withdrawing/i],
    ['ar', /رسم سحب الطلب/],
  ] as const) {
    for (const ending of [sums, owing])
      assert.match(linesInWords(matterEndingLines(ending, language), say), name);
    assert.match(linesInWords(moneyLines(facts, language), say), name);
    assert.match(settledWords({ ...invoice, keptUnder }, language), name);
  }
  // Nothing has been kept while somebody is still asked.
  const free = { ...sums, kept: aed(0), comesBack: aed(7000) };
  assert.match(linesInWords(matterEndingLines(free, 'ar'), say), /ما تحتفظ به الدار: لا شيء/);
});

test('what was paid is said besides what was promised back before, sent or still on its way', () => {
  const about = { paid: 700_000, kept: 70_000, back: 630_000, toPay: 0, currency: 'AED' };
  const first = (sent: object, language: 'en' | 'ar' = 'en') => {
    const sums = endingIn({ ...about, ...sent });
    assert.ok(sums);
    return matterEndingLines(sums, language)[0]?.label;
  };
  assert.equal(first({}), 'Paid so far');
  assert.equal(first({ gone: 300_000 }), 'Paid, besides AED\u00a03,000 promised back before');
  assert.match(first({ gone: 300_000 }, 'ar') ?? '', /عدا 3,000.*تقررت إعادتها من قبل/);
  const { kept: _, ...accepted } = { ...about, gone: 300_000 };
  const carried = carriedIn(accepted);
  assert.ok(carried);
  assert.equal(
    carriedLines(carried, 'en')[0]?.label,
    'Paid, besides AED\u00a03,000 promised back before',
  );
});

test('days are counted as each language counts them', () => {
  const said = (days: number) => quotedNote('ar', days).split('؛')[0];
  assert.deepEqual([1, 2, 7, 14, 100].map(said), [
    'يستحق بعد يوم واحد',
    'يستحق بعد يومين',
    'يستحق بعد 7 أيام',
    'يستحق بعد 14 يومًا',
    'يستحق بعد 100 يوم',
  ]);
  assert.match(quotedNote('en', 1), /^due one day later/);
});

test('who acts for another reads that the other pays, and to whom something goes back', () => {
  const aed = (amount: number) => ({ amount: amount * 100, currency: 'AED' as const });
  const of = 'Layla Haddad';
  const asks = [{ sum: aed(22_760), by: '2026-11-25' }];
  assert.equal(
    linesInWords(acceptingLines({ asks, of }, 'en'), say),
    'Due by 25 November if you accept today: AED 22760, Layla Haddad pays it, or you if you may pay; no card is charged by itself.',
  );
  const cheaper = { paid: aed(10_000), due: aed(0), comesBack: aed(3000) };
  const carried = { asks: [], carried: cheaper, of };
  const ending = { paid: aed(10_000), kept: aed(0), comesBack: aed(10_000), due: aed(0) };
  const fee = { paid: aed(0), kept: aed(700), comesBack: aed(0), due: aed(700), asks, of };
  assert.match(
    linesInWords(acceptingLines(carried, 'en'), say),
    /Goes back to Layla Haddad if you accept: AED 3000/,
  );
  assert.match(
    linesInWords(matterEndingLines({ ...ending, asks: [], of }, 'en'), say),
    /Goes back to Layla Haddad: AED 10000/,
  );
  assert.match(linesInWords(matterEndingLines(fee, 'en'), say), /Layla Haddad pays it, or you/);
  const arabic = [
    ...acceptingLines({ asks, of }, 'ar'),
    ...acceptingLines(carried, 'ar'),
    ...matterEndingLines({ ...ending, asks: [], of }, 'ar'),
    ...matterEndingLines(fee, 'ar'),
  ];
  const said = linesInWords(arabic, say);
  assert.equal(said.split(of).length - 1, 4, said);
  assert.doesNotMatch(said, /بنفسك|إليك/);
});
