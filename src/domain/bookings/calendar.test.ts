import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldCalendar, type Start, unfoldCalendar } from '#domain/bookings/calendar.ts';

const start: fc.Arbitrary<Start> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.subarray(['09:00', '13:30', '20:00']))
  .map(([amount, times]) => ({ from: { amount, currency: 'USD' }, times }));

test('a calendar that was folded for the way says the same of every day', () => {
  const row = fc.array(fc.option(start, { nil: undefined }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      const offerings = rows.map((starts, index) => ({
        slug: `thing-${index}`,
        path: `/bookings/x/thing-${index}`,
        title: `Thing ${index}`,
        runs: foldCalendar(starts),
      }));
      const days = unfoldCalendar({ from: '2026-02-26', count: 5, offerings });
      assert.deepEqual(
        days.map(({ day }) => day),
        ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
      );
      days.forEach(({ entries }, place) => {
        const told = rows.flatMap((starts, index) => {
          const found = starts[place];
          return found ? [{ slug: `thing-${index}`, ...found }] : [];
        });
        assert.deepEqual(
          entries.map(({ slug, from, times }) => ({ slug, from, times })),
          told,
        );
      });
    }),
  );
});

test('days alike are told once, however many they are', () => {
  const same = { from: { amount: 100, currency: 'USD' as const }, times: ['09:00'] };
  assert.deepEqual(foldCalendar([same, undefined, { ...same }, { ...same, times: ['10:00'] }]), [
    { days: '1010', ...same },
    { days: '0001', ...same, times: ['10:00'] },
  ]);
  assert.deepEqual(foldCalendar([undefined]), []);
});
