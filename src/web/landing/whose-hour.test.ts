import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minuteInDubai, minuteOf, timeOf, whoseHour } from '#web/landing/whose-hour.ts';

const begins = ['05:40', '09:15', '16:30', '17:50', '22:00'].map(minuteOf);

test('Dubai’s clock is four hours ahead of Greenwich, over midnight too', () => {
  assert.equal(timeOf(minuteInDubai(Date.UTC(2026, 10, 18, 9, 12))), '13:12');
  assert.equal(timeOf(minuteInDubai(Date.UTC(2026, 6, 18, 22, 5))), '02:05');
});

test('an hour is somebody’s from its beginning to the next one, the night’s until dawn', () => {
  const at = (time: string) => whoseHour(minuteOf(time), begins).place;
  assert.deepEqual(
    ['05:40', '09:14', '09:15', '13:12', '17:50', '22:00', '00:00', '05:39'].map(at),
    [0, 0, 1, 1, 3, 4, 4, 4],
  );
});

test('the upright stands where the hour has come to', () => {
  assert.equal(whoseHour(minuteOf('13:12'), begins).passed.toFixed(3), '0.545');
  assert.equal(whoseHour(minuteOf('01:50'), begins).passed, 0.5);
});
