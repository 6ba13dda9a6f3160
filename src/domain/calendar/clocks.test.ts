import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameClock, spokenMoment } from '#domain/calendar/clocks.ts';

const now = '2026-11-16T06:10:00.000Z';

test('a moment is told on the clock of a zone, in the reader’s language, in Western digits', () => {
  const moment = '2026-11-16T21:30:00.000Z';
  assert.deepEqual(spokenMoment(moment, 'Europe/London', 'en'), {
    day: 'Monday 16 November',
    time: '21:30',
    zone: 'United Kingdom Time',
  });
  const dubai = spokenMoment(moment, 'Asia/Dubai', 'ar');
  assert.equal(dubai.time, '01:30');
  assert.match(dubai.day, /الثلاثاء.*17/);
});

test('a zone that is no place is told by its difference to Dubai', () => {
  const moment = '2026-11-16T21:30:00.000Z';
  assert.equal(spokenMoment(moment, 'UTC', 'en').zone, '4 hours behind Dubai');
  assert.equal(spokenMoment(moment, 'UTC', 'ar').zone, 'بفارق 4 ساعات عن دبي');
  assert.equal(spokenMoment(moment, 'Etc/GMT-5', 'en').zone, '1 hour ahead of Dubai');
});

test('two names of the same clock need not both be told', () => {
  assert.equal(sameClock(now, 'Asia/Muscat', 'Asia/Dubai'), true);
  assert.equal(sameClock(now, 'Europe/London', 'Asia/Dubai'), false);
});
