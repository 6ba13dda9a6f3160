import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { MoneyEnding, MoneyFacts } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { cancelFee } from '#domain/bookings/life.ts';
import { bookingFacts, endingOf, type OwingBooking, quoteFacts } from '#domain/bookings/money.ts';
import { quoteFor } from '#domain/bookings/quote.ts';
import { offeringWith } from '#domain/bookings/testing.ts';
import { type MovedMoney, nothingMoved } from '#domain/money/facts.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { lapsedLines, unpaidLines } from '#domain/money/words/term.ts';
import { moneyLines } from '#domain/money/words/words.ts';

const startsAt = '2026-12-05T05:00:00.000Z';
const free = '2026-12-01T05:00:00.000Z';
const late = '2026-12-04T09:00:00.000Z';
const sold = { day: '2026-12-05', length: 1, party: 4, units: 1, startsAt, addOns: [] };

function bookingOf(
  payment: Partial<ReturnType<typeof offeringWith>['payment']> = {},
): OwingBooking {
  const plain = { mode: 'deposit', depositPercent: 50, taxIncluded: true } as const;
  const offering = offeringWith({ payment: { ...plain, securityDeposit: null, ...payment } });
  return {
    place: 'confirmed',
    heldUntil: null,
    startsAt,
    endsAt: '2026-12-05T07:00:00.000Z',
    confirmedAt: free,
    confirmsAtOnce: true,
    feesKept: 0,
    changeFees: [],
    quote: quoteFor(offering, sold, free),
  };
}

/** AED 400, of which half is due with the confirmation and half on the last free day. */
const deposit = bookingOf();
const invoice = {
  total: 40_000,
  paid: 0,
  credited: 0,
  instalments: [
    { amount: 20_000, dueOn: '2026-12-01' },
    { amount: 20_000, dueOn: '2026-12-04' },
  ],
};
const invoiced = (moved: Partial<MovedMoney>): MovedMoney => ({
  ...nothingMoved,
  documents: [{ ...invoice, paid: moved.paid ?? 0 }],
  ...moved,
});

const dues = ({ due }: MoneyFacts) =>
  due.map(({ sum, kind, by, now }) => [sum.amount, kind, by, now]);

test('the sheet and the invoice say the same two sums and days', () => {
  const sheet = quoteFacts(deposit.quote, { today: '2026-12-01', confirmsAtOnce: true });
  const page = bookingFacts(deposit, invoiced({}), free);
  assert.deepEqual(dues(sheet), [
    [20_000, 'deposit', '2026-12-01', true],
    [20_000, 'balance', '2026-12-04', false],
  ]);
  assert.deepEqual(dues(page), dues(sheet));
  assert.deepEqual([sheet.dueNow.amount, page.dueNow.amount], [20_000, 20_000]);
});

test('what a person has yet to confirm is not due, and what is reserved for it is said', () => {
  const pending: OwingBooking = {
    ...deposit,
    place: 'pending',
    confirmedAt: null,
    confirmsAtOnce: false,
  };
  const facts = bookingFacts(pending, { ...nothingMoved, reserved: 20_000 }, free);
  assert.deepEqual([facts.dueNow.amount, facts.reserved.amount], [0, 20_000]);
  assert.deepEqual(dues(facts), [
    [20_000, 'deposit', null, false],
    [20_000, 'balance', '2026-12-04', false],
  ]);
  assert.deepEqual(
    [facts.endings?.now.term, facts.endings?.now.letGo.amount],
    ['unconfirmed', 20_000],
  );
});

test('what is reserved is taken for what is due, and nobody is asked for it again', () => {
  const facts = bookingFacts(deposit, invoiced({ reserved: 20_000 }), free);
  assert.deepEqual(
    [facts.taking.amount, facts.reserved.amount, facts.dueNow.amount],
    [20_000, 0, 0],
  );
  assert.deepEqual(dues(facts), [[20_000, 'balance', '2026-12-04', false]]);
});

test('a guarantee stays reserved until its day', () => {
  const booking = bookingOf({ mode: 'card-guarantee', depositPercent: 0 });
  const documents = [{ ...invoice, instalments: [{ amount: 40_000, dueOn: '2026-12-05' }] }];
  const facts = bookingFacts(booking, { ...nothingMoved, documents, reserved: 40_000 }, free);
  assert.deepEqual([facts.dueNow.amount, facts.reserved.amount], [0, 40_000]);
  assert.deepEqual(dues(facts), [[40_000, 'all', '2026-12-05', false]]);
  const sheet = quoteFacts(booking.quote, { today: '2026-12-01', confirmsAtOnce: true });
  assert.deepEqual(dues(sheet), dues(facts));
  const { endings } = bookingFacts(booking, { ...nothingMoved, documents, reserved: 40_000 }, late);
  assert.deepEqual([endings?.now.taken.amount, endings?.now.letGo.amount], [20_000, 20_000]);
});

const brief = ({ term, keeps, comesBack, toPay }: MoneyEnding) => [
  term,
  keeps.amount,
  comesBack.amount,
  toPay.amount,
];

test('what comes back is what was paid less the fee, never the total less the fee', () => {
  const paid = bookingFacts(deposit, invoiced({ paid: 20_000, ways: ['card'] }), free);
  assert.deepEqual(brief(paid.endings?.now ?? assert.fail()), ['free', 0, 20_000, 0]);
  const { now, noShow } =
    bookingFacts(deposit, invoiced({ paid: 30_000 }), late).endings ?? assert.fail();
  assert.deepEqual(brief(now), ['late', 20_000, 10_000, 0]);
  assert.deepEqual(brief(noShow), ['no_show', 40_000, 0, 10_000]);
  const unpaid = bookingFacts(deposit, invoiced({}), late).endings?.now ?? assert.fail();
  assert.deepEqual(brief(unpaid), ['late', 20_000, 0, 20_000]);
});

test('what was sent back already is not offered again', () => {
  const credited = [{ ...invoice, credited: 40_000 }];
  const moved = { ...nothingMoved, documents: credited, returned: 20_000 };
  const facts = bookingFacts(deposit, moved, free);
  assert.deepEqual([facts.paid.amount, facts.endings?.now.comesBack.amount], [0, 0]);
  assert.deepEqual(dues(facts), []);
});

test('the operator gives everything back, and the weather its share of what was paid and asks for no more', () => {
  const booking = { ...deposit, feesKept: 5_000 };
  const { operator, weather } =
    bookingFacts(booking, invoiced({ paid: 20_000 }), late).endings ?? assert.fail();
  assert.deepEqual(brief(operator), ['operator', 0, 20_000, 0]);
  assert.deepEqual(brief(weather), ['weather', 4_000, 16_000, 0]);
});

test('what is owed to the client is on its way, however far the job has come', () => {
  const documents = [{ ...invoice, paid: 40_000, credited: 20_000 }];
  const over: OwingBooking = { ...deposit, place: 'cancelled', feesKept: 20_000 };
  const facts = bookingFacts(over, { ...nothingMoved, documents, paid: 40_000 }, late);
  assert.deepEqual(
    [facts.paid.amount, facts.returning.amount, facts.endings],
    [20_000, 20_000, null],
  );
  const asked = { ...nothingMoved, documents, paid: 20_000, returning: 20_000 };
  assert.equal(bookingFacts(over, asked, late).returning.amount, 20_000);
});

test('a change that waits asks for the difference once it is confirmed, or lets so much fall away', () => {
  const costing = (amount: number): OwingBooking => {
    const quote = { ...deposit.quote, total: { amount, currency: 'AED' as const } };
    return { ...deposit, confirmsAtOnce: false, asks: { ...deposit, quote } };
  };
  const dearer = costing(46_000);
  assert.deepEqual(dues(bookingFacts(dearer, invoiced({ paid: 20_000 }), free)), [
    [20_000, 'balance', '2026-12-04', false],
    // Its invoice will be due with the balance.
    [6_000, 'all', '2026-12-04', false],
  ]);
  const cheaper = costing(30_000);
  const { due } = bookingFacts(cheaper, invoiced({ paid: 20_000 }), free);
  // What was agreed holds until then.
  assert.deepEqual(
    due.map(({ sum, by, less }) => [sum.amount, by, less?.amount]),
    [[20_000, '2026-12-04', 10_000]],
  );
  const all = bookingFacts(cheaper, invoiced({ paid: 40_000 }), free);
  assert.deepEqual([all.paid.amount, all.comesBack.amount, all.due], [40_000, 10_000, []]);
  assert.deepEqual([all.stage, all.total, all.kept.amount], ['agreed', deposit.quote.total, 0]);
});

test('the fee for a change is called so before it is made, alone and within what it costs more', () => {
  const total = (amount: number) => ({ amount, currency: 'AED' as const });
  const said = (changed: Partial<OwingBooking>, language: 'en' | 'ar' = 'en') =>
    moneyLines(bookingFacts({ ...deposit, ...changed }, invoiced({ paid: 20_000 }), free), language)
      .filter(({ id }) => id === 'later')
      .map(({ label, note }) => `${label}: ${note}`.replaceAll('\u00a0', ' '));
  const made = { changes: true, feesKept: 10_500, changeFee: 10_500 };
  assert.match(said(made)[1] ?? '', /^Fee for the change, by 4 December: /);
  assert.match(said(made, 'ar')[1] ?? '', /^رسم التغيير، في موعد أقصاه 4 ديسمبر: /);
  const dearer = { ...made, quote: { ...deposit.quote, total: total(46_000) } };
  assert.match(
    said(dearer)[1] ?? '',
    /^Due by 4 December: AED 105 of it is the fee for the change/,
  );
  const asks = { ...deposit, feesKept: 10_500 };
  const waiting = said({ confirmsAtOnce: false, asks });
  assert.match(waiting[1] ?? '', /^Fee for the change, by 4 December: .*once the change is/);
  // A change without a fee names none.
  const free6 = { ...deposit.quote, total: total(46_000) };
  assert.doesNotMatch(said({ changes: true, quote: free6 }).join(), /Fee|fee/);
});

test('a fee for ending it says which money it is kept of', () => {
  const booking = { ...deposit, feesKept: 0 };
  const feeAfter = (paid: number, language: 'en' | 'ar' = 'en') => {
    const facts = bookingFacts(booking, invoiced({ paid }), late);
    const lines = endingLines(facts, endingOf(facts, 'now'), language);
    return lines.find(({ id }) => id === 'fee')?.note.replaceAll('\u00a0', ' ') ?? '';
  };
  const fee = cancelFee(booking, late).amount;
  assert.match(feeAfter(fee), /for a cancellation; kept of what was paid$/);
  assert.match(feeAfter(fee, 'ar'), /؛ يُحتفظ به من المدفوع$/);
  assert.match(feeAfter(fee - 100), /; AED [\d,.]+ of it kept of what was paid$/);
  assert.doesNotMatch(feeAfter(0), /paid/);
});

test('while a change waits every part keeps its day, and says which it would have', () => {
  const movedTo = (restBy: string) => {
    const quote = { ...deposit.quote, due: { ...deposit.quote.due, restBy } };
    const asking = { ...deposit, confirmsAtOnce: false, asks: { ...deposit, quote } };
    const [part] = bookingFacts(asking, invoiced({ paid: 20_000 }), free).due;
    return [part?.by, part?.onceBy];
  };
  assert.deepEqual(movedTo('2026-12-20T05:00:00.000Z'), ['2026-12-04', '2026-12-20']);
  assert.deepEqual(movedTo('2026-12-03T05:00:00.000Z'), ['2026-12-04', '2026-12-03']);
  assert.deepEqual(movedTo('2026-11-30T05:00:00.000Z'), ['2026-12-04', null]);
});

test('what is reserved for a booking is taken on the day that stands, whatever change of it waits', () => {
  const booking = bookingOf({ mode: 'card-guarantee', depositPercent: 0 });
  const documents = [{ ...invoice, instalments: [{ amount: 40_000, dueOn: '2026-12-05' }] }];
  const asks = { ...booking, startsAt: '2026-12-20T05:00:00.000Z' };
  const moved = { ...nothingMoved, documents, reserved: 40_000 };
  const facts = bookingFacts({ ...booking, confirmsAtOnce: false, asks }, moved, free);
  const [reserved] = moneyLines(facts, 'en').filter(({ id }) => id === 'reserved');
  assert.match(reserved?.note ?? '', /^taken on 5 December, nothing before/);
});

const amounts = fc.integer({ min: 0, max: 60_000 });

test('however it ends, what was paid and is taken and asked for is what is kept and comes back', () => {
  const places = fc.constantFrom('held', 'pending', 'confirmed', 'completed');
  const money = fc.record({ paid: amounts, reserved: amounts, feesKept: amounts });
  fc.assert(
    fc.property(money, places, fc.constantFrom(free, late), (sums, place, now) => {
      const { paid, reserved, feesKept } = sums;
      const confirmedAt = place === 'confirmed' || place === 'completed' ? free : null;
      const booking: OwingBooking = { ...deposit, place, confirmedAt, feesKept };
      const moved = confirmedAt
        ? invoiced({ paid, reserved })
        : { ...nothingMoved, paid, reserved };
      const facts = bookingFacts(booking, moved, now);
      const { endings } = facts;
      for (const end of Object.values(endings ?? assert.fail())) {
        const inAll = facts.paid.amount + end.taken.amount + end.toPay.amount;
        assert.equal(inAll, end.keeps.amount + end.comesBack.amount, end.term);
        assert.equal(end.taken.amount + end.letGo.amount, reserved);
        assert.ok(end.comesBack.amount <= paid);
      }
      assert.equal(facts.paid.amount + facts.returning.amount, paid);
    }),
  );
});

test('what goes back over two cards is said with the sum of each, before it ends and after', () => {
  const sources = [
    { way: 'card', card: 'mastercard 4444', left: 20_000 },
    { way: 'card', card: 'visa 4242', left: 20_000 },
  ] as const;
  const documents = [{ ...invoice, paid: 40_000, sources }];
  const paid = { ...nothingMoved, documents, paid: 40_000 };
  const sums = bookingFacts(deposit, paid, late);
  const { now, operator } = sums.endings ?? assert.fail();
  const back = (ending: MoneyEnding, language: Language) =>
    endingLines(sums, ending, language).find(({ id }) => id === 'comesBack')?.note ?? '';
  const both = 'AED\u00a0200 to Mastercard ending 4444 and AED\u00a0200 to Visa ending 4242';
  assert.equal(back(operator, 'en'), `${both} within ten working days`);
  assert.match(back(operator, 'ar'), /200\sدرهم.*4444 و200\sدرهم.*4242/);
  assert.equal(back(now, 'en'), 'to Mastercard ending 4444 within ten working days');
  const backs = sources.map(({ left, ...way }) => ({ ...way, amount: left, gone: true }));
  const returned = { ...nothingMoved, documents: [{ ...invoice, credited: 40_000 }], backs };
  const over = bookingFacts(
    { ...deposit, place: 'cancelled' },
    { ...returned, returned: 40_000 },
    late,
  );
  const gone = moneyLines(over, 'en').find(({ id }) => id === 'returned')?.note;
  assert.equal(gone, `${both}; the bank shows it within ten working days`);
});

test('where nothing was paid, cancelling lists no row of nothing paid and nothing sent back', () => {
  const sums = bookingFacts(deposit, invoiced({}), free);
  const said = endingLines(sums, sums.endings?.now ?? assert.fail(), 'en').map(({ id }) => id);
  assert.deepEqual(said, ['fee', 'fallsAway']);
});

test('who has to pay a place by hand reads what follows where they do not; a card that pays spares them', () => {
  const cardPays = { card: 'visa 4242', until: '2031-12-31' };
  const said = (moved: MovedMoney) => unpaidLines(bookingFacts(deposit, moved, free), 'en');
  assert.match(
    said(invoiced({}))[0]?.note ?? '',
    /no clock cancels it; a person of the house may call it off/,
  );
  assert.deepEqual(said(invoiced({ cardPays })), []);
  assert.equal(said(invoiced({ cardPays: { ...cardPays, refusedOn: '2026-12-01' } })).length, 1);
  assert.deepEqual(
    unpaidLines(bookingFacts({ ...deposit, place: 'cancelled' }, nothingMoved, free), 'en'),
    [],
  );
});

test('what follows where a balance stays unpaid is read before it is booked, not afterwards alone', () => {
  const wish = { today: '2026-12-01', confirmsAtOnce: true };
  const cardPays = { card: 'visa 4242', until: '2031-12-31' };
  const before = (payer: typeof cardPays | null, booking = deposit) =>
    unpaidLines(quoteFacts(booking.quote, { ...wish, cardPays: payer }), 'en').length;
  assert.equal(before(null), 1);
  assert.equal(before(cardPays), 0);
  // What is paid whole with the booking leaves nothing to pay later.
  assert.equal(before(null, bookingOf({ mode: 'full', depositPercent: 100 })), 0);
  assert.equal(before(null, bookingOf({ mode: 'card-guarantee', depositPercent: 0 })), 0);
});

test('a guarantee for a far day says what follows where the bank ends it before', () => {
  const booking = bookingOf({ mode: 'card-guarantee', depositPercent: 0 });
  const documents = [{ ...invoice, instalments: [{ amount: 40_000, dueOn: '2026-12-05' }] }];
  const cardPays = { card: 'visa 4242', until: '2031-12-31' };
  const said = (today: string, moved: Partial<MovedMoney> = {}) => {
    const facts = bookingFacts(
      booking,
      { ...nothingMoved, documents, reserved: 40_000, ...moved },
      free,
    );
    return lapsedLines(facts, today, 'en').map(({ note }) => note);
  };
  assert.deepEqual(said('2026-11-27', { cardPays }), [
    'your Visa ending 4242 is charged on that day instead',
  ]);
  assert.deepEqual(said('2026-11-27'), ['it is asked for on that day instead']);
  assert.deepEqual(said('2026-11-28'), []);
  assert.deepEqual(said('2026-11-27', { reserved: 0 }), []);
});

test('who acts for another reads whose card pays and to whom money goes, never of a card of their own', () => {
  const cardPays = { card: 'visa 4242', until: '2031-12-31' };
  const paid = invoiced({ paid: 20_000, reserved: 10_000, cardPays, returned: 5000 });
  for (const [language, own, name] of [
    ['en', /\byour?\b/i, 'Layla Haddad'],
    ['ar', /بطاقتك|إليك|أنت/, 'ليلى حداد'],
  ] as const) {
    const sums = bookingFacts(deposit, paid, free);
    const said = (whose: { of?: string }) =>
      [
        ...moneyLines({ ...sums, ...whose }, language),
        ...endingLines({ ...sums, ...whose }, sums.endings?.now ?? assert.fail(), language),
      ].map(({ label, note }) => `${label}: ${note}`);
    assert.match(said({}).join('\n'), own);
    const read = said({ of: name }).join('\n');
    assert.doesNotMatch(read, own);
    assert.match(read, new RegExp(`${name}.*4242`));
  }
});
