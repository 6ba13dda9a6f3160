import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  askedWords,
  backWords,
  comingOf,
  datedAt,
  feePaidWords,
  feesPaidWords,
  feeTitle,
  invoiceName,
  isPayable,
  letGoWords,
  partsBeside,
  partWords,
  reservedLabel,
  reservedWords,
  settledWords,
  wasPaidWhole,
} from '#domain/billing/invoice-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';

const aed = (amount: number) => money(amount * 100, 'AED');
const plain = (words: string | string[]) => [words].flat().join(' | ').replaceAll('\u00a0', ' ');

test('what has not left the bank is on its way back, and sent back only afterwards', () => {
  const words = (refunded: number, returning: number, language: 'en' | 'ar' = 'en') =>
    plain(backWords({ refunded: aed(refunded), returning: aed(returning) }, language));
  assert.equal(words(0, 0), '');
  assert.equal(words(5960, 5960), 'AED 5,960 on its way back');
  // Nobody but a person can send a transfer.
  const byBank = { refunded: aed(5960), returning: aed(5960), kind: 'transfer' } as const;
  assert.equal(plain(backWords(byBank, 'en')), 'AED 5,960 to be sent back');
  assert.equal(words(5960, 0), 'AED 5,960 sent back');
  assert.equal(words(5960, 960), 'AED 5,000 sent back | AED 960 on its way back');
  assert.equal(words(5960, 5960, 'ar'), 'منها 5,960 درهمًا في طريق العودة');
});

test('a reservation that ended gave nothing back: nothing was ever taken', () => {
  assert.equal(letGoWords('en'), 'Nothing was taken');
  assert.equal(letGoWords('ar'), 'لم يُخصم شيء');
});

test('only what was paid as it was issued, or all that credits left of it, is called paid', () => {
  const whole = (total: number, credited: number, came: number) =>
    wasPaidWhole({ total: aed(total), credited: aed(credited) }, aed(came));
  assert.equal(whole(430, 0, 430), true);
  assert.equal(whole(430, 100, 330), true);
  // Paid whole, and sent back since.
  assert.equal(whole(430, 430, 430), true);
  // A deposit that went back, and a first transfer that a withdrawal sent back.
  assert.equal(whole(430, 430, 129), false);
  assert.equal(whole(22_760, 22_760, 4_000), false);
});

test('what was reserved before is dated by the day on which it was taken', () => {
  const createdAt = '2026-11-18T15:00:00.000Z';
  const settledAt = '2026-11-19T05:00:00.000Z';
  assert.equal(datedAt({ createdAt, settledAt }), settledAt);
  assert.equal(datedAt({ createdAt, settledAt: null }), createdAt);
});

test('payments are headed as a fee only where each of them paid one', () => {
  assert.equal(feesPaidWords(['late'], 'en'), 'Cancellation fee paid');
  assert.equal(feesPaidWords(['late', 'late'], 'ar'), 'دُفع رسم الإلغاء');
  // A deposit and a balance that came before it was cancelled: one is the fee now, the other went back.
  assert.equal(feesPaidWords([null, null], 'en'), undefined);
  assert.equal(feesPaidWords([null, 'late'], 'en'), undefined);
  assert.equal(feesPaidWords([], 'en'), undefined);
});

test('what is asked for of something that is over is called a fee wherever it is listed', () => {
  const title = (term: 'late' | 'withdrawn' | null, language: 'en' | 'ar' = 'en') =>
    feeTitle('Falcon', term, language);
  assert.equal(title('late'), 'Cancellation fee: Falcon');
  assert.equal(title('withdrawn'), 'Fee for withdrawing: Falcon');
  assert.equal(title('withdrawn', 'ar'), 'رسم سحب الطلب: Falcon');
  assert.equal(title(null), 'Falcon');
});

const settled = (paid: number, credited: number) => ({
  total: aed(22_760),
  paid: aed(paid),
  credited: aed(credited),
});

test('what is left of an invoice as a fee is called so, and the card that holds it is named', () => {
  const fee = { ...settled(4040, 18_720), keptUnder: 'late', over: true } as const;
  assert.equal(plain(settledWords(fee, 'en')), 'cancellation fee AED 4,040, AED 18,720 credited');
  assert.equal(feePaidWords(fee, 'en'), 'Cancellation fee paid');
  assert.equal(feePaidWords({ keptUnder: 'no_show' }, 'ar'), 'دُفع رسم عدم الحضور');
  assert.equal(feeTitle('Sky Suite', 'late', 'en'), 'Cancellation fee: Sky Suite');
  assert.equal(feeTitle('Sky Suite', null, 'en'), 'Sky Suite');
  const reservedOn = ['visa 4242'];
  assert.equal(reservedLabel({ reservedOn }, 'en'), 'Reserved on Visa ending 4242');
  const next = { amount: aed(1), dueOn: '2026-12-05', kind: 'all' } as const;
  const held = { next, reserved: aed(1), outstanding: aed(1) };
  const when = (keptUnder: 'late' | null) =>
    reservedWords({ ...held, keptUnder }, '2026-12-01', 'en');
  assert.deepEqual([when(null), when('late')], ['taken on 5 December', 'it is being taken']);
});

test('an invoice that was credited in part says what was kept, credited and is on its way back', () => {
  const words = (paid: number, credited: number, language: 'en' | 'ar' = 'en', over = true) =>
    plain(settledWords({ ...settled(paid, credited), keptUnder: null, over }, language));
  // What goes ahead for less keeps nothing: what was paid counts towards it.
  assert.equal(words(4040, 18_720, 'en', false), 'AED 4,040 stays paid, AED 18,720 credited');
  assert.match(words(4040, 18_720, 'ar', false), /^يبقى مدفوعًا 4,040 درهمًا/);
  assert.equal(words(10_000, 18_720), 'AED 4,040 kept, AED 18,720 credited, AED 5,960 goes back');
  assert.equal(words(4040, 18_720), 'AED 4,040 kept, AED 18,720 credited');
  assert.equal(words(10_000, 22_760), 'AED 10,000 goes back');
  assert.equal(words(0, 22_760), '');
  assert.equal(
    words(4040, 18_720, 'ar'),
    'احتفظت الدار بمبلغ 4,040 درهمًا، خُصم بإشعار دائن 18,720 درهمًا',
  );
});

test('of a part that is paid in part what is open is said, and a deposit is not called a balance', () => {
  const say = (open: number) =>
    plain(partWords({ amount: aed(22_760), open: aed(open) }, 'en', (sum) => moneyIn('en', sum)));
  assert.equal(say(22_760), 'AED 22,760');
  assert.equal(say(12_760), 'AED 22,760, of which AED 12,760 is open');
  const next = (kind: 'deposit' | 'balance' | 'all', paid: number) =>
    askedWords(
      { number: 'RH-2026-0011', paid: aed(paid), asked: { amount: aed(1), dueOn: '', kind } },
      'en',
    );
  assert.deepEqual(
    [next('deposit', 0), next('balance', 500), next('all', 0), next('all', 10)],
    ['Deposit of', 'Balance of', '', 'Rest of'].map((part) => `${part} RH-2026-0011`.trim()),
  );
});

test('what is reserved on the card is not asked for a second time', () => {
  const next = { amount: aed(100), dueOn: '2026-12-01', kind: 'all' } as const;
  const pays = (reserved: number) =>
    isPayable({
      kind: 'invoice',
      next,
      outstanding: aed(100),
      reserved: aed(reserved),
      collecting: aed(0),
      checking: aed(0),
    });
  assert.deepEqual([pays(0), pays(60), pays(100)], [true, true, false]);
});

test('what the bank is being asked for is neither asked for again nor called due', () => {
  const next = { amount: aed(100), dueOn: '2026-12-01', kind: 'deposit' } as const;
  const asked = (collecting: number) => ({ next, collecting: aed(collecting) });
  const sums = { outstanding: aed(300), reserved: aed(0), checking: aed(0) };
  const rest = { kind: 'invoice', ...sums } as const;
  assert.deepEqual(
    [0, 40, 100].map((sum) => isPayable({ ...rest, ...asked(sum) })),
    [true, false, false],
  );
  const parts = [
    { dueOn: '2026-12-01', open: aed(100) },
    { dueOn: '2027-01-07', open: aed(200) },
  ];
  const left = (sum: number) => partsBeside(parts, aed(sum)).map(({ open }) => open);
  assert.deepEqual(left(150), [aed(150)]);
  assert.deepEqual(left(300), []);
  assert.deepEqual(left(0), [aed(100), aed(200)]);
  // What is paid is no row of the days that are still asked for.
  assert.deepEqual(partsBeside([{ open: aed(0) }, { open: aed(200) }], aed(0)), [
    { open: aed(200) },
  ]);
});

test('a paper is called what it is: a credit note is no invoice', () => {
  const name = (kind: 'invoice' | 'credit_note', language: 'en' | 'ar') =>
    invoiceName({ kind, number: 'RC-2026-0005' }, language);
  assert.equal(name('invoice', 'en'), 'Invoice RC-2026-0005');
  assert.equal(name('credit_note', 'en'), 'Credit note RC-2026-0005');
  assert.equal(name('credit_note', 'ar'), 'الإشعار الدائن RC-2026-0005');
});

test('what came by transfer and is being checked is not asked for a second time', () => {
  const next = { amount: aed(100), dueOn: '2026-12-01', kind: 'all' } as const;
  const sums = { outstanding: aed(100), reserved: aed(0), collecting: aed(0) };
  assert.deepEqual(
    [0, 40, 100].map((sum) => isPayable({ kind: 'invoice', next, ...sums, checking: aed(sum) })),
    [true, true, false],
  );
});

test('the sum that stands for an invoice is what is still to pay, else how the rest of it comes', () => {
  const nothing = { reserved: aed(0), collecting: aed(0), checking: aed(0), asked: null };
  const open = { ...nothing, outstanding: aed(100) };
  const asked = { amount: aed(60), dueOn: '2026-12-01', kind: 'all' } as const;
  const shown = (some: Partial<Parameters<typeof comingOf>[0]>) => {
    const { as, sum } = comingOf({ ...open, ...some });
    return [as, sum.amount / 100];
  };
  assert.deepEqual(shown({ asked, checking: aed(40) }), ['asked', 60]);
  assert.deepEqual(shown({ checking: aed(100) }), ['checking', 100]);
  assert.deepEqual(shown({ collecting: aed(70), checking: aed(30) }), ['collecting', 70]);
  assert.deepEqual(shown({ reserved: aed(70), checking: aed(30) }), ['checking', 30]);
  assert.deepEqual(shown({ reserved: aed(100) }), ['reserved', 100]);
});
