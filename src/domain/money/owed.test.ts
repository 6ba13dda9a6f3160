import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency, Money } from '#contract/primitives.ts';
import { nothingMoved, standingFacts } from '#domain/money/facts.ts';
import { lineValue } from '#domain/money/line.ts';
import {
  type GuaranteedBooking,
  type OpenDocument,
  owedByClient,
  toldApart,
} from '#domain/money/owed.ts';
import { owedLines } from '#domain/money/words/owed.ts';

const today = '2026-12-01';
const document = (
  source: string,
  currency: Currency,
  parts: readonly [number, string][],
  paid = 0,
): OpenDocument => ({
  source,
  currency,
  paid,
  credited: 0,
  cardPays: null,
  byHand: false,
  title: { en: source, ar: source },
  total: parts.reduce((sum, [amount]) => sum + amount, 0),
  instalments: parts.map(([amount, dueOn]) => ({ amount, dueOn })),
});

const yacht = document('yacht', 'USD', [
  [68_500, '2026-12-01'],
  [68_500, '2026-12-10'],
]);
const table = document('table', 'USD', [[35_200, '2026-12-05']]);
const licence = document('licence', 'AED', [[230_000, '2026-11-20']], 30_000);

test('what is owed is told apart: now, later by its day, and reserved', () => {
  const held = { source: 'table', currency: 'USD' as const, amount: 35_200, cards: ['visa 4242'] };
  const [dirhams, dollars] = owedByClient(
    [yacht, table, licence],
    { reservations: [held], returning: [] },
    today,
  );
  assert.deepEqual(dirhams, {
    dueNow: { amount: 200_000, currency: 'AED' },
    nowFor: [{ en: 'licence', ar: 'licence' }],
    later: [],
    dueLater: { amount: 0, currency: 'AED' },
    reserved: { amount: 0, currency: 'AED' },
    reservedOn: [],
    reservedFor: [],
    collecting: { amount: 0, currency: 'AED' },
    collectingBack: { amount: 0, currency: 'AED' },
    checking: { amount: 0, currency: 'AED' },
    checkingBack: { amount: 0, currency: 'AED' },
    collectingOn: [],
    returning: { amount: 0, currency: 'AED' },
    ways: [],
    shares: [],
    cards: [],
    comesBack: { amount: 0, currency: 'AED' },
    comesBackTo: [],
    comesBackFor: [],
    lessOnce: { amount: 0, currency: 'AED' },
    lessFor: [],
  });
  assert.equal(dollars?.dueNow.amount, 68_500);
  assert.deepEqual(
    dollars?.later.map(({ sum, by }) => [sum.amount, by]),
    [[68_500, '2026-12-10']],
  );
  assert.equal(dollars?.reserved.amount, 35_200);
});

test('a reservation pays for what it was made for and for nothing else', () => {
  const held = { source: 'yacht', currency: 'USD' as const, amount: 100_000, cards: [] };
  const [owed] = owedByClient([yacht, table], { reservations: [held], returning: [] }, today);
  assert.equal(owed?.dueNow.amount, 0);
  assert.deepEqual(
    owed?.later.map(({ sum, by }) => [sum.amount, by]),
    [
      [35_200, '2026-12-05'],
      [37_000, '2026-12-10'],
    ],
  );
});

test('the words say which is which in both languages, and that there is nothing where there is nothing', () => {
  const say = ({ amount, currency }: Money) => `${currency} ${amount / 100}`;
  const held = { source: 'table', currency: 'USD' as const, amount: 35_200, cards: ['visa 4242'] };
  const guaranteed = standsFor('table', 35_200, '2026-12-05');
  const beside = { reservations: [held], guaranteed: [guaranteed], returning: [] };
  const said = (language: 'en' | 'ar', owed = owedByClient([yacht, table], beside, today)) =>
    owedLines(owed, language).map((line) => `${line.label}: ${lineValue(line, say)}`);
  assert.deepEqual(said('en'), [
    'Due now: USD 685',
    'Due by 10 December: USD 685, yacht',
    'Reserved on your Visa ending 4242: USD 352, table; taken on 5 December, nothing before',
  ]);
  assert.match(
    said('ar').join('\n'),
    /المستحق الآن: USD 685\n.*10 ديسمبر: USD 685, yacht\nمحجوز على بطاقتك/,
  );
  assert.deepEqual(said('en', []), ['To pay: nothing']);
  assert.deepEqual(
    said('en', owedByClient([], { reservations: [held], returning: [] }, today))[0],
    'To pay: nothing besides what is reserved',
  );
});

/** A booking whose card guarantees it until a day; null: until it is confirmed. */
function standsFor(source: string, amount: number, by: string | null): GuaranteedBooking {
  const total = { amount, currency: 'USD' } as const;
  const agreed = {
    stage: by ? 'agreed' : 'asked',
    total,
    parts: [{ amount, kind: 'all', by }],
    kept: 0,
    guarantee: true,
  } as const;
  const moved = { ...nothingMoved, reserved: amount, reservedOn: ['visa 4242'] };
  return {
    source,
    number: `RB-${source}`,
    title: { en: source, ar: source },
    facts: { ...standingFacts(agreed, moved, today), endings: null },
  };
}

const heldFor = (guaranteed: readonly GuaranteedBooking[]) =>
  guaranteed.map(({ source, facts }) => ({
    source,
    currency: 'USD' as const,
    amount: facts.total.amount,
    cards: ['visa 4242'],
  }));

function reservedNote(guaranteed: readonly GuaranteedBooking[], language: 'en' | 'ar') {
  const beside = { reservations: heldFor(guaranteed), guaranteed, returning: [] };
  const lines = owedLines(owedByClient([], beside, today), language);
  return lines.find(({ id }) => id === 'reserved')?.note;
}

test('what is reserved for several bookings is told of each, with its sum and the day on which it is taken', () => {
  const three = [
    standsFor('safari', 100_000, null),
    standsFor('hotel', 490_000, '2026-12-20'),
    standsFor('table', 35_200, '2026-12-05'),
  ];
  assert.equal(
    reservedNote(three, 'en'),
    'table, $352 on 5 December; hotel, $4,900 on 20 December; safari, $1,000 once it is confirmed; nothing is taken before',
  );
  assert.equal(
    reservedNote(three, 'ar')?.replaceAll('\u00a0', ' '),
    'table، 352 دولارًا في 5 ديسمبر؛ hotel، 4,900 دولار في 20 ديسمبر؛ safari، 1,000 دولار متى تأكّد الحجز؛ ولا يُخصم شيء قبل ذلك',
  );
});

test('of more than three the nearest is told, and how many more there are', () => {
  const many = ['2026-12-20', '2026-12-05', null, '2026-12-09'].map((by, at) =>
    standsFor(`stay ${at}`, 10_000, by),
  );
  assert.equal(
    reservedNote(many, 'en'),
    'stay 1, $100 on 5 December; 3 more, each on its own day or once it is confirmed; nothing is taken before',
  );
  assert.match(
    reservedNote(many, 'ar') ?? '',
    /^stay 1، .* في 5 ديسمبر؛ و3 مبالغ أخرى، كل منها في يومه أو متى تأكّد حجزه؛ ولا يُخصم شيء قبل ذلك$/,
  );
  const dozen = Array.from({ length: 12 }, (_, at) => standsFor(`stay ${at}`, 10_000, null));
  assert.match(reservedNote(dozen, 'ar') ?? '', /و11 مبلغًا آخر، كل منها/);
});

test('two reservations of one name are told apart by their bookings', () => {
  const two = ['a', 'b'].map((source) => ({
    ...standsFor(source, 10_000, '2026-12-05'),
    title: { en: 'Burj Al Arab', ar: 'برج العرب' },
  }));
  assert.match(
    reservedNote(two, 'en') ?? '',
    /^Burj Al Arab \(\u2066RB-a\u2069\), \$100 .*; Burj Al Arab \(\u2066RB-b\u2069\), \$100/,
  );
});

test('what is due today of a reservation is being taken, and says so', () => {
  assert.equal(reservedNote([standsFor('table', 35_200, today)], 'en'), 'table; it is being taken');
  assert.equal(reservedNote([standsFor('table', 100, today)], 'ar'), 'table؛ يجري خصمه الآن');
});

test('where it is not known what all of it is for, the words promise no day', () => {
  const known = [standsFor('table', 35_200, '2026-12-05')];
  const more = { source: 'other', currency: 'USD', amount: 100, cards: [] } as const;
  const beside = { reservations: [...heldFor(known), more], guaranteed: known, returning: [] };
  const lines = owedLines(owedByClient([], beside, today), 'en');
  assert.match(lines.at(-1)?.note ?? '', /^taken on its day or once it is confirmed/);
});

test('where several things are due together each is named, so that no sum stands for one of them', () => {
  const [one, other] = [yacht, { ...table, instalments: [{ amount: 35_200, dueOn: today }] }];
  const owed = owedByClient([one, other], { reservations: [], returning: [] }, today);
  const [now] = owedLines(owed, 'en');
  assert.deepEqual([now?.sum?.amount, now?.note], [103_700, 'yacht, table']);
});

test('what the bank is being asked for is neither due nor asked for again', () => {
  const usd = { source: 'yacht', currency: 'USD' as const, amount: 68_500, cards: ['visa 4242'] };
  const owed = owedByClient([yacht], { reservations: [], returning: [], underWay: [usd] }, today);
  assert.deepEqual(
    owedLines(owed, 'en').map(({ label, sum }) => [label, sum?.amount]),
    [
      ['Due by 10 December', 68_500],
      ['Being taken from your Visa ending 4242', 68_500],
    ],
  );
});

test('what the house owes is said with how it goes back, also where nothing else is owed', () => {
  const back = { currency: 'USD', amount: 124_000, way: 'card', card: 'visa 4242' } as const;
  const owed = owedByClient([], { reservations: [], returning: [back] }, today);
  const said = (language: 'en' | 'ar') =>
    owedLines(owed, language).map(
      (line) => `${line.label}: ${lineValue(line, ({ amount }) => String(amount))}`,
    );
  assert.deepEqual(said('en'), [
    'To pay: nothing',
    'On its way back to you: 124000, to Visa ending 4242 within ten working days',
  ]);
  assert.match(said('ar').at(-1) ?? '', /^في طريقه إليك: 124000، إلى بطاقة Visa .*4242/);
});

test('two bookings of one name are told apart by their invoices, and one alone keeps its name', () => {
  const named = (source: string, number: string, name = 'Burj Al Arab') => ({
    source,
    number,
    title: { en: name, ar: name },
  });
  const first = named('a', 'RH-2026-0011');
  const second = named('b', 'RH-2026-0015');
  const all = [first, second, named('c', 'RH-2026-0016', 'Falcon'), named('a', 'RH-2026-0017')];
  assert.equal(toldApart(first, all).en, 'Burj Al Arab (\u2066RH-2026-0011\u2069)');
  assert.notEqual(toldApart(second, all).ar, toldApart(first, all).ar);
  assert.equal(toldApart(named('c', 'RH-2026-0016', 'Falcon'), all).en, 'Falcon');
  assert.equal(toldApart(first, [first, named('a', 'RH-2026-0017')]).en, 'Burj Al Arab');
});
