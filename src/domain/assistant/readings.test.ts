import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeWhen } from '#domain/assistant/dates/dates.ts';
import { figuresIn, unsupportedFigures } from '#domain/assistant/figures.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { takeBudget } from '#domain/assistant/money.ts';
import { isPartyAlone } from '#domain/assistant/needs.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { takeAges } from '#domain/assistant/people/ages.ts';
import { childrenIn, partyIn } from '#domain/assistant/people/people.ts';

/** A Sunday. */
const today = '2026-11-15';

test('days are read as people say them, in both languages', () => {
  const said: [string, string | undefined][] = [
    ['Book a sunset yacht on Friday', '2026-11-20'],
    ['next Friday evening', '2026-11-20'],
    ['tmrw please', '2026-11-16'],
    ['from 3 March', '2027-03-03'],
    ['on 20/11', '2026-11-20'],
    ['الجمعة القادمة مساءً', '2026-11-20'],
    ['بعد غد', '2026-11-17'],
    ['بعد ثلاثة أيام', '2026-11-18'],
    ['٢٠ نوفمبر', '2026-11-20'],
    ['for the day with three colleagues', undefined],
    ['may I rent a car', undefined],
    ['an apartment under 4m', undefined],
    ['the day after tomorrow', '2026-11-17'],
    ['from 3 december, 2 nights, two of us', '2026-12-03'],
    ['the weekend after next', '2026-11-28'],
    ['any events in march?', '2027-03-01'],
    ['20 march', '2027-03-20'],
    ['في شهر يناير', '2027-01-01'],
    ['باجر العصر', '2026-11-16'],
    ['we march on', undefined],
  ];
  for (const [text, day] of said) assert.equal(takeWhen(text, today).when.day, day, text);
});

test('hours and spans are read beside the day', () => {
  assert.deepEqual(takeWhen('tomorrow at 7:30pm', today).when, {
    day: '2026-11-16',
    clock: '19:30',
  });
  assert.equal(takeWhen('الساعة 7 مساءً', today).when.clock, '19:00');
  assert.equal(takeWhen('الجمعة القادمة مساءً', today).when.part, 'evening');
  assert.deepEqual(takeWhen('free 24-26 December?', today).when, {
    day: '2026-12-24',
    end: '2026-12-26',
  });
  assert.deepEqual(takeWhen('this month', today).when, { day: today, until: '2026-11-30' });
  assert.deepEqual(takeWhen('next weekend', today).when, {
    day: '2026-11-21',
    until: '2026-11-22',
  });
  assert.deepEqual(takeWhen('in december', today).when, { day: '2026-12-01', until: '2026-12-31' });
  assert.deepEqual(takeWhen('in february 2028', today).when, {
    day: '2028-02-01',
    until: '2028-02-29',
  });
});

test('a budget is read with its currency, its thousands and its side', () => {
  const said: [string, ReturnType<typeof takeBudget>['budget']][] = [
    ['2 bedroom apartment under 200k a year', { most: 200_000 }],
    ['بأقل من ٢٠٠ ألف', { most: 200_000 }],
    ['about $2.5m for a flat with 3 bedrooms', { most: 2_750_000, currency: 'USD' }],
    ['more than 10 million', { least: 10_000_000 }],
    ['between 3 and 5 million', { least: 3_000_000, most: 5_000_000 }],
    ['ميزانيتي مليونين درهم', { most: 2_000_000, currency: 'AED' }],
    ['we are 12 people for 3 nights', undefined],
    ['ages 6 and 11', undefined],
  ];
  for (const [text, budget] of said)
    assert.deepEqual(takeBudget(tokensOf(text)).budget, budget, text);
});

test('people are counted and children told apart', () => {
  const read = (text: string) => {
    const tokens = tokensOf(text);
    return [partyIn(tokens), childrenIn(tokens), takeAges(tokens).ages];
  };
  assert.deepEqual(read('a yacht for eight on Friday'), [8, undefined, []]);
  assert.deepEqual(read('with three colleagues'), [4, undefined, []]);
  assert.deepEqual(read('two adults and three children'), [5, 3, []]);
  assert.deepEqual(read('dinner for my wife and me'), [2, undefined, []]);
  assert.deepEqual(read('two kids aged 5 and 8'), [undefined, 2, [5, 8]]);
  assert.deepEqual(read('my 16 year old son'), [undefined, undefined, [16]]);
  assert.deepEqual(read('my kids are 4, 7 and 12, one school'), [undefined, undefined, [4, 7, 12]]);
  assert.deepEqual(read('places for year 3'), [undefined, undefined, [7]]);
  assert.deepEqual(read('1 child of 4'), [undefined, 1, [4]]);
  assert.deepEqual(read('which cars seat 7'), [7, undefined, []]);
  assert.deepEqual(read('لخمسة أشخاص'), [5, undefined, []]);
  assert.deepEqual(read('ابنتي عمرها 6 سنوات'), [undefined, undefined, [6]]);
});

test('the language of a message is the language of its letters', () => {
  assert.equal(languageOf('كم سعر DMCC؟', 'en'), 'ar');
  assert.equal(languageOf('What does القصباء mean in Dubai?', 'ar'), 'en');
  assert.equal(languageOf('12 + 7', 'ar'), 'ar');
});

test('a figure without a source is found, however it is written', () => {
  assert.deepEqual(figuresIn('1. From AED 1,450 a day\n2. at 17:00, rated 4.9'), [
    '1450',
    '17:00',
    '4.9',
  ]);
  const yacht = { price: { amount: 54_000, currency: 'USD' }, capacity: { maxParty: 10 } };
  assert.deepEqual(unsupportedFigures('It is $540 for up to 10 guests.', [yacht]), []);
  assert.deepEqual(unsupportedFigures('It is $54,000, today $100.', [yacht]), ['54000', '100']);
  assert.deepEqual(unsupportedFigures('٥٤٠ دولار', [yacht]), []);
});

test('a need by itself is something to plan with, and no cry for help', () => {
  for (const said of ['my wife is pregnant', 'زوجتي حامل', 'my dad has a heart condition'])
    assert.ok(isPartyAlone(said), said);
  for (const said of ['he cannot walk', 'my pregnant wife fell', 'she is pregnant and bleeding'])
    assert.ok(!isPartyAlone(said), said);
});
