import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency, Money } from '#contract/primitives.ts';
import { type OpenDocument, owedOf, toldApart } from '#domain/money/owed.ts';
import { owedLines } from '#domain/money/owed-words.ts';
import { lineValue } from '#domain/money/words.ts';

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
  const [dirhams, dollars] = owedOf(
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
    collecting: { amount: 0, currency: 'AED' },
    collectingOn: [],
    returning: { amount: 0, currency: 'AED' },
    ways: [],
    shares: [],
    cards: [],
    comesBack: { amount: 0, currency: 'AED' },
    comesBackTo: [],
    comesBackFor: [],
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
  const [owed] = owedOf([yacht, table], { reservations: [held], returning: [] }, today);
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
  const said = (
    language: 'en' | 'ar',
    owed = owedOf([yacht, table], { reservations: [held], returning: [] }, today),
  ) => owedLines(owed, language).map((line) => `${line.label}: ${lineValue(line, say)}`);
  assert.deepEqual(said('en'), [
    'Due now: USD 685',
    'Due by 10 December: USD 685, yacht',
    'Reserved on your Visa ending 4242: USD 352, taken on its day or once it is confirmed, nothing before unless it is cancelled late',
  ]);
  assert.match(
    said('ar').join('\n'),
    /المستحق الآن: USD 685\n.*10 ديسمبر: USD 685, yacht\nمحجوز على بطاقتك/,
  );
  assert.deepEqual(said('en', []), ['To pay: nothing']);
  assert.deepEqual(
    said('en', owedOf([], { reservations: [held], returning: [] }, today))[0],
    'To pay: nothing besides what is reserved',
  );
});

test('where several things are due together each is named, so that no sum stands for one of them', () => {
  const [one, other] = [yacht, { ...table, instalments: [{ amount: 35_200, dueOn: today }] }];
  const owed = owedOf([one, other], { reservations: [], returning: [] }, today);
  const [now] = owedLines(owed, 'en');
  assert.deepEqual([now?.sum?.amount, now?.note], [103_700, 'yacht, table']);
});

test('what the bank is being asked for is neither due nor asked for again', () => {
  const usd = { source: 'yacht', currency: 'USD' as const, amount: 68_500, cards: ['visa 4242'] };
  const owed = owedOf([yacht], { reservations: [], returning: [], underWay: [usd] }, today);
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
  const owed = owedOf([], { reservations: [], returning: [back] }, today);
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
