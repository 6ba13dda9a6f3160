/** What is reserved on a card, what of it is taken, and who is spoken to: the same in every place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import { quoteFacts } from '#domain/bookings/money.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { quote } from '#server/bookings/letters/testing.ts';
import {
  documentOf,
  early,
  late,
  modes,
  none,
  type State,
  sum,
  total,
  ways,
} from '#server/bookings/money-states-testing.ts';
import {
  cases,
  factsOf,
  invoice,
  mailOf,
  say,
  spoken,
  visa,
} from '#server/bookings/money-words-testing.ts';

/** Reserved whole on a named card, as a hotel's guarantee is. */
const reservedWhole = (place: BookingPlace = 'confirmed'): State => ({
  place,
  moved: (mode) => ({
    ...(place === 'confirmed' && { documents: [documentOf(mode)] }),
    reserved: total,
    reservedOn: ['visa 4242'],
    cardPays: visa,
    invoice,
  }),
});

const half = { amount: total / 2, dueOn: '2026-12-17' };

/** A day before its start it was cancelled: the fee is left of the invoice, and nothing was taken yet. */
const justCancelled: State = {
  place: 'cancelled',
  feesKept: 270_000,
  moved: (mode) => ({
    documents: [documentOf(mode, { credited: 270_000 })],
    reserved: total,
    reservedOn: ['visa 4242'],
    cardPays: visa,
    invoice,
  }),
};

test('a late cancellation says that its fee is taken of what is reserved, on which card, and the rest let go', () => {
  const card = { en: 'your Visa ending 4242', ar: 'بطاقتك Visa المنتهية بالرقم 4242' };
  for (const language of ['en', 'ar'] as const) {
    const before = factsOf(reservedWhole(), 'guarantee', late);
    const ending = before.endings?.now ?? assert.fail();
    const question = spoken(endingLines(before, ending, language), language).join('\n');
    const after = factsOf(justCancelled, 'guarantee', late);
    assert.deepEqual(
      [after.taking.amount, after.reserved.amount, after.due, after.dueNow.amount],
      [ending.taken.amount, ending.letGo.amount, [], 0],
    );
    const told = { state: justCancelled, mode: 'guarantee', sums: after, language } as const;
    const texts = [question, spoken(moneyLines(after, language), language).join('\n')];
    for (const text of [...texts, mailOf(told)]) {
      assert.ok(text.includes(card[language]), text);
      assert.ok(text.includes(say(language)(sum(270_000))), text);
      assert.doesNotMatch(text, /nothing is taken|Still to pay|ولا يُخصم شيء$|المتبقي للدفع/m);
      assert.match(text, /nothing more is taken|ولا يُخصم شيء آخر/);
    }
    assert.doesNotMatch(mailOf(told), /\?pay=/);
  }
});

test('what is reserved for a later day may be taken before it where cancelling late has a fee, and says so', () => {
  for (const language of ['en', 'ar'] as const)
    for (const place of ['confirmed', 'pending'] as const) {
      const sums = factsOf(reservedWhole(place), 'guarantee', early);
      const line = moneyLines(sums, language).find(({ id }) => id === 'reserved');
      assert.match(
        line?.note ?? '',
        /unless it is cancelled and a fee is due|إلا إذا أُلغي واستُحق رسم/,
        place,
      );
    }
});

test('wherever a card has something reserved, being taken or let go, the card is named', () => {
  const named = { en: 'Visa ending 4242', ar: 'Visa المنتهية بالرقم 4242' };
  const letGo: State = {
    place: 'cancelled',
    moved: () => ({ released: total, releasedOn: ['visa 4242'] }),
  };
  for (const language of ['en', 'ar'] as const)
    for (const state of [reservedWhole(), reservedWhole('pending'), justCancelled, letGo]) {
      const sums = factsOf(state, 'guarantee', late);
      const ids = ['reserved', 'taking', 'released'];
      const lines = moneyLines(sums, language).filter(({ id }) => ids.includes(id));
      assert.ok(lines.length > 0);
      for (const { label } of lines) assert.ok(label.includes(named[language]), label);
    }
});

test('a fee that was kept is called what it is, on the page and in the mail', () => {
  const paid: State = {
    ...justCancelled,
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: 270_000, credited: 270_000 })],
      paid: 270_000,
      ways,
      invoice,
    }),
  };
  const names = {
    cancelled: { en: 'Cancellation fee', ar: 'رسم الإلغاء' },
    no_show: { en: 'No-show fee', ar: 'رسم عدم الحضور' },
  };
  for (const language of ['en', 'ar'] as const)
    for (const place of ['cancelled', 'no_show'] as const) {
      const state = { ...paid, place };
      const sums = factsOf(state, 'guarantee', late);
      const kept = moneyLines(sums, language).find(({ id }) => id === 'kept');
      assert.equal(kept?.label, names[place][language]);
      const mail = mailOf({ state, mode: 'guarantee', sums, language });
      assert.ok(mail.includes(`${names[place][language]}: ${say(language)(sum(270_000))}`), mail);
    }
});

test('who pays an open fee on its day is said on the page and in the mail as on every other part', () => {
  const owed = (cardPays: typeof visa | null): State => ({
    place: 'cancelled',
    feesKept: 270_000,
    moved: (mode) => ({ documents: [documentOf(mode, { credited: 270_000 })], cardPays, invoice }),
  });
  const pays = {
    en: 'your Visa ending 4242 pays it on that day unless it is paid before',
    ar: 'تدفعه بطاقتك Visa المنتهية بالرقم 4242 في ذلك اليوم ما لم يُدفع قبله',
  };
  for (const language of ['en', 'ar'] as const) {
    const state = owed(visa);
    const sums = factsOf(state, 'guarantee', late);
    const line = moneyLines(sums, language).find(({ id }) => id === 'later');
    assert.equal(line?.note, pays[language]);
    assert.ok(mailOf({ state, mode: 'guarantee', sums, language }).includes(pays[language]));
    const alone = moneyLines(factsOf(owed(null), 'guarantee', late), language);
    assert.match(alone.find(({ id }) => id === 'later')?.note ?? '', /from its invoice|من فاتورته/);
  }
});

test('who cancels late without a card reads before it by which day the fee is to be paid, and how', () => {
  for (const language of ['en', 'ar'] as const)
    for (const cardPays of [visa, null]) {
      const state: State = {
        ...none,
        moved: (mode) => ({ ...none.moved(mode), cardPays, invoice }),
      };
      const before = factsOf(state, 'guarantee', late);
      const ending = before.endings?.now ?? assert.fail();
      const asked = endingLines(before, ending, language).filter(({ id }) => id === 'toPay');
      const credited = total - ending.keeps.amount;
      const over: State = {
        place: 'cancelled',
        feesKept: ending.keeps.amount,
        moved: (mode) => ({ documents: [documentOf(mode, { credited })], cardPays, invoice }),
      };
      const after = moneyLines(factsOf(over, 'guarantee', late), language).filter(
        ({ id }) => id === 'later',
      );
      assert.deepEqual(
        asked.map(({ label, sum: fee, note }) => [label, fee, note]),
        after.map(({ label, sum: fee, note }) => [label, fee, note]),
      );
      assert.match(asked[0]?.label ?? '', /by 17 December|17 ديسمبر/);
      assert.match(asked[0]?.note ?? '', cardPays ? /4242/ : /from its invoice|من فاتورته/);
    }
});

test('what was sent back is said with the card that it went to, and by when the bank shows it', () => {
  const named = {
    en: 'to Visa ending 4242; the bank shows it within ten working days',
    ar: 'إلى بطاقة Visa المنتهية بالرقم 4242؛ ويُظهره المصرف خلال عشرة أيام عمل',
  };
  const back = { way: 'card', card: 'visa 4242', amount: 270_000, gone: true } as const;
  const state: State = {
    place: 'cancelled',
    moved: (mode) => ({
      documents: [documentOf(mode, { credited: total })],
      returned: 270_000,
      backs: [back],
      ways,
    }),
  };
  for (const language of ['en', 'ar'] as const) {
    const lines = moneyLines(factsOf(state, 'full', late), language);
    assert.equal(lines.find(({ id }) => id === 'returned')?.note, named[language]);
  }
});

test('what the house has yet to confirm is paid on its day only once it is confirmed', () => {
  const once = /once it is confirmed|بعد التأكيد/;
  for (const language of ['en', 'ar'] as const)
    for (const cardPays of [visa, null]) {
      const day = { today: '2026-12-01', confirmsAtOnce: false, cardPays };
      const sheet = quoteFacts({ ...quote, due: modes.guarantee }, day);
      const asked = factsOf({ place: 'pending', moved: () => ({ cardPays }) }, 'guarantee', early);
      for (const sums of [sheet, asked])
        for (const line of moneyLines(sums, language).filter(({ id }) => id === 'later'))
          assert.match(line.note, once);
      const atOnce = quoteFacts(
        { ...quote, due: modes.guarantee },
        { ...day, confirmsAtOnce: true },
      );
      for (const { note } of moneyLines(atOnce, language)) assert.doesNotMatch(note, once);
    }
});

test('a dearer change of what was confirmed asks for its part under the same condition as what is reserved', () => {
  const once = {
    en: /once (it|the change) is confirmed/,
    ar: /تأكّد الحجز|بعد (التأكيد|تأكيد التغيير)/,
  };
  const state = reservedWhole('pending');
  const asked: State = {
    ...state,
    moved: (mode) => ({
      ...state.moved(mode),
      documents: [{ ...documentOf(mode), total: total / 2, instalments: [half] }],
      reserved: total / 2,
    }),
  };
  for (const language of ['en', 'ar'] as const) {
    const sums = factsOf(asked, 'guarantee', early);
    const lines = moneyLines(sums, language);
    assert.deepEqual(
      lines.map(({ id, sum: said }) => [id, said?.amount]),
      [
        ['reserved', total / 2],
        ['later', total / 2],
      ],
    );
    for (const { note } of lines) assert.match(note, once[language]);
    assert.match(lines[1]?.note ?? '', /4242/);
    const mail = mailOf({ state: asked, mode: 'guarantee', sums, language });
    for (const { note } of lines) assert.ok(mail.includes(note), mail);
  }
});

test('a guarantee without a card says that nothing is reserved, and leads to an invoice only where there is one', () => {
  const nothingHeld = /nothing is reserved|لا شيء محجوز/;
  const fromInvoice = /from its invoice|من فاتورته/;
  for (const language of ['en', 'ar'] as const) {
    const noteOf = (state: State) =>
      moneyLines(factsOf(state, 'guarantee', early), language).find(({ id }) => id === 'later')
        ?.note ?? '';
    const issued: State = { ...none, moved: (mode) => ({ ...none.moved(mode), invoice }) };
    const asked: State = { place: 'pending', moved: () => ({}) };
    assert.match(noteOf(issued), nothingHeld);
    assert.match(noteOf(issued), fromInvoice);
    assert.match(noteOf(asked), nothingHeld);
    // Its invoice comes with the confirmation.
    assert.match(noteOf(asked), /once it is confirmed, you pay|بعد التأكيد، /);
    assert.doesNotMatch(noteOf({ ...none, moved: () => ({}) }), fromInvoice);
  }
});

test('who asks for something asks, and who takes it confirms', () => {
  for (const [confirmsAtOnce, pattern] of [
    [true, /as you confirm|حين تؤكد/],
    [false, /as you ask|حين تطلب/],
  ] as const)
    for (const language of ['en', 'ar'] as const)
      for (const mode of ['full', 'guarantee'] as const) {
        const day = { today: '2026-12-01', confirmsAtOnce, cardPays: visa };
        const lines = moneyLines(quoteFacts({ ...quote, due: modes[mode] }, day), language);
        for (const { note } of lines) assert.match(note, pattern, mode);
      }
});

test('no line of the desk speaks to the client', () => {
  // A place that is only held stands nowhere at the desk.
  const atDesk = cases.filter(({ state }) => state.place !== 'held');
  for (const { name, state, mode, language, now } of atDesk) {
    const sums = { ...factsOf(state, mode, now), cardPays: visa, reservedOn: ['visa 4242'] };
    const lines = [
      ...moneyLines({ ...sums, desk: true }, language),
      ...(sums.endings ? endingLines({ ...sums, desk: true }, sums.endings.now, language) : []),
    ];
    for (const line of spoken(lines, language))
      assert.doesNotMatch(line, /\byou\b|\byour\b|بطاقتك|إليك|ألغيت|تدفعه من|أنت/i, name);
  }
});

test('the letter and the page of what a card has paid name that card', () => {
  const paid: State = {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: total })],
      paid: total,
      ways,
      cards: ['visa 4242'],
      invoice,
    }),
  };
  const sums = factsOf(paid, 'full', early);
  const mail = (language: 'en' | 'ar') => mailOf({ state: paid, mode: 'full', sums, language });
  assert.match(mail('en'), /Paid: .*, with Visa ending 4242/);
  assert.match(mail('ar'), /المدفوع: .*، ببطاقة Visa المنتهية بالرقم 4242/);
  assert.equal(moneyLines(sums, 'en')[0]?.note, 'with Visa ending 4242');
});
