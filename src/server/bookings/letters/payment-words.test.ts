/** What a page promises about when money is taken is what a confirmation then does. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { wayBack, wayGone } from '#domain/money/words/back.ts';
import { paidBesides, payingWords, termsOf, unkeptCardWords } from '#domain/money/words/payment.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { wantedFor } from '#server/billing/payments/hold-payment.ts';
import { spokenPlace } from '#server/bookings/letters/facts.ts';
import { bookingLetter } from '#server/bookings/letters/letters.ts';
import { around, booked, offeringOf, quote, sumsOf } from '#server/bookings/letters/testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { mailText } from '#server/platform/messages/layout.ts';

const seed = await seedSnapshot();

test('every offering says when its money is taken, as the confirmation takes it', () => {
  for (const offering of seed.all('offerings')) {
    const { mode, depositPercent } = offering.payment;
    const atOnce = confirmsAtOnce(offering);
    const due = { ...quote.due, mode };
    const { captureLater } = wantedFor({ quote: { ...quote, due }, confirmsAtOnce: atOnce });
    const words = payingWords({ mode, depositPercent, atOnce }, 'en');
    assert.equal(/taken from your saved card when you book/.test(words), !captureLater, words);
    assert.equal(/reserved as you (?:book|ask)/.test(words), captureLater, words);
    assert.equal(/whole price reserved/.test(words), mode === 'card-guarantee', words);
    assert.equal(/confirmed/.test(words), !atOnce, words);
    assert.doesNotMatch(words, /guarantees the place/);
    assert.match(payingWords({ mode, depositPercent, atOnce }, 'ar'), /بطاق/);
  }
});

test('the sheet says of a deposit that is all of it that it is the whole price', () => {
  const due = { ...quote.due, first: quote.total, rest: { ...quote.total, amount: 0 } };
  assert.match(payingWords(termsOf(due, true), 'en'), /^The whole price is taken/);
  assert.match(payingWords(termsOf(quote.due, true), 'en'), /^A deposit of 50 % is taken/);
});

test('the page of a deposit says when the whole is due at once, and the sheet of a day only what is due', () => {
  const terms = { mode: 'deposit', depositPercent: 50, atOnce: true } as const;
  const whole = { en: /the whole price is due at once/, ar: /استحق السعر كاملًا دفعة واحدة/ };
  for (const language of ['en', 'ar'] as const) {
    assert.match(payingWords(terms, language), whole[language]);
    assert.doesNotMatch(payingWords(termsOf(quote.due, true), language), whole[language]);
    assert.doesNotMatch(payingWords({ ...terms, mode: 'full' }, language), whole[language]);
  }
});

test('the page of a deposit says when its balance is due, and the sheet of a day only its date', () => {
  const terms = { mode: 'deposit', depositPercent: 50, atOnce: true, balanceDue: 'So.' } as const;
  for (const language of ['en', 'ar'] as const) {
    assert.match(payingWords(terms, language), / So\. /);
    assert.doesNotMatch(payingWords({ ...terms, dated: true }, language), /So\./);
    assert.doesNotMatch(payingWords({ ...terms, mode: 'full' }, language), /So\./);
  }
});

test('what was added to the price is not said to be outside it', () => {
  const video = { en: 'Cabin video, edited', ar: 'تسجيل مصور' };
  const [line] = quote.lines;
  assert.ok(line);
  const added = { lines: [...quote.lines, { ...line, kind: 'add-on' as const, title: video }] };
  const left = ['Gratuities', video.en];
  assert.match(paidBesides(left, quote, 'en')[0]?.value ?? '', /Gratuities · Cabin video/);
  assert.equal(paidBesides(left, added, 'en')[0]?.value, 'Gratuities');
  assert.deepEqual(paidBesides([video.ar], added, 'ar'), []);
});

test('without a card nothing is reserved, and an invoice waits only once there is one', () => {
  for (const atOnce of [true, false]) {
    const terms = { mode: 'card-guarantee', depositPercent: 0, atOnce } as const;
    const words = unkeptCardWords(terms, 'Keep this card', 'en');
    assert.match(words, /nothing is reserved: once (?:you have booked|it is confirmed), it waits/);
    assert.match(
      unkeptCardWords(terms, 'x', 'ar'),
      /فلا يُحجز شيء، وبعد (?:الحجز|التأكيد) ينتظر المبلغ/,
    );
    assert.match(payingWords(terms, 'en'), /before the first day, unless it is cancelled late/);
  }
});

test('what a card guarantees is said to be taken on its day, asked for and confirmed alike', () => {
  const first = { ...quote.total, amount: 0 };
  const due = { ...quote.due, mode: 'card-guarantee', first, rest: quote.total } as const;
  for (const place of ['pending', 'confirmed'] as const) {
    const facts = booked({ place, quote: { ...quote, due } });
    const lines = moneyLines(sumsOf(facts, { reserved: quote.total.amount }), 'en');
    const reserved = lines.find(({ id }) => id === 'reserved');
    assert.match(
      reserved?.note ?? '',
      /taken on 17 December( once it is confirmed)?, nothing before unless it is cancelled and a fee is due$/,
      place,
    );
    assert.doesNotMatch(JSON.stringify(lines), /taken once it is confirmed/);
  }
});

test('a letter that tells of money on a card leads to the invoice', () => {
  const invoice = '0193e4a0-0000-7000-8000-0000000000aa';
  const facts = booked();
  const documents = [
    {
      total: 540_000,
      paid: 0,
      credited: 0,
      instalments: [{ amount: 540_000, dueOn: '2026-12-01' }],
    },
  ];
  const sums = sumsOf(facts, { documents, reserved: 540_000, invoice });
  assert.equal(sums.taking.amount, 540_000);
  const { template } = bookingLetter('confirmed', facts, { ...around, sums });
  assert.match(mailText(template.write('en'), 'en'), new RegExp(`invoices\\?invoice=${invoice}`));
});

test('the letter names what the price leaves out, in both languages', () => {
  const offered = offeringOf('gulfstream-g650-dubai-london');
  for (const [language, label] of [
    ['en', 'Besides, not in the price'],
    ['ar', 'يُضاف إليه، وليس ضمن السعر'],
  ] as const) {
    const { template } = bookingLetter('confirmed', booked({ language, offered }), around);
    const letter = mailText(template.write(language), language);
    assert.ok(letter.includes(label), letter);
    for (const text of offered.exclusions) assert.ok(letter.includes(text[language]), letter);
  }
});

test('within how many days money is back is one fact: the terms of the house and every line say the same', async () => {
  const terms = await readFile('seed/company.json', 'utf8');
  const within = { en: 'within ten working days', ar: 'خلال عشرة أيام عمل' };
  const way = { ways: ['card' as const], cards: ['visa 4242'] };
  for (const language of ['en', 'ar'] as const) {
    assert.ok(terms.includes(within[language]));
    assert.ok(wayBack(way, language).endsWith(within[language]), wayBack(way, language));
    assert.ok(!wayGone(way, language).includes(within[language]));
    assert.match(wayGone(way, language), /4242$/);
  }
});

test('a car that is brought to the door has one place in its letter', () => {
  const offered = offeringOf('rolls-royce-cullinan');
  for (const language of ['en', 'ar'] as const)
    assert.equal(spokenPlace(offered, language), offered.meetingPoint.label[language]);
});
