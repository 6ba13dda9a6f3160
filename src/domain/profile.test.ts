import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedFields, checkBorn, datesAhead } from '#domain/profile.ts';

test('a change names its fields, and spelling the same thing otherwise is none', () => {
  const before = { diet: ['halal'], hours: { from: '09:00', to: '18:00' }, cars: '' };
  assert.deepEqual(changedFields(before, { ...before, cars: 'A quiet one' }), ['cars']);
  assert.deepEqual(changedFields(before, { ...before, hours: { to: '18:00', from: '09:00' } }), []);
  assert.deepEqual(changedFields({}, { diet: [] }), ['diet']);
});

test('a birthday comes back every year, a move does not, and the nearest comes first', () => {
  const dates = [
    { title: 'Move', day: '2025-12-01', yearly: false },
    { title: 'Salma', day: '2020-12-24', yearly: true },
    { title: 'Anniversary', day: '2010-01-15', yearly: true },
    { title: 'Summer', day: '2000-07-01', yearly: true },
  ];
  assert.deepEqual(
    datesAhead(dates, '2026-11-15', 90).map(({ title, day }) => [title, day]),
    [
      ['Salma', '2026-12-24'],
      ['Anniversary', '2027-01-15'],
    ],
  );
});

test('a leap day is kept on the last day of February', () => {
  const dates = [{ title: 'Leap', day: '2024-02-29', yearly: true }];
  assert.equal(datesAhead(dates, '2027-02-01', 60)[0]?.day, '2027-02-28');
  assert.equal(datesAhead(dates, '2028-02-01', 60)[0]?.day, '2028-02-29');
});

test('nobody is born tomorrow or in the wrong century', () => {
  assert.doesNotThrow(() => checkBorn('2026-11-15', '2026-11-15'));
  assert.doesNotThrow(() => checkBorn(null, '2026-11-15'));
  assert.throws(() => checkBorn('2026-11-16', '2026-11-15'), { code: 'validation_failed' });
  assert.throws(() => checkBorn('1890-01-01', '2026-11-15'), { code: 'validation_failed' });
});
