import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dateInWords,
  dayInWords,
  deadlineInWords,
  monthInWords,
} from '#domain/calendar/date-words.ts';

test('days and months are said in the words of either language, with Western digits', () => {
  assert.equal(dateInWords('2026-12-01', 'en'), 'Tuesday, 1 December 2026');
  assert.equal(dayInWords('2026-03-05', 'en'), '5 March');
  assert.equal(dayInWords('2026-03-05', 'ar'), '5 مارس');
  assert.equal(monthInWords('2026-11', 'en'), 'November 2026');
  assert.equal(monthInWords('2026-11', 'ar'), 'نوفمبر 2026');
});

test('a deadline has its hour and whose clock it is by; at midnight the last day stands alone', () => {
  assert.equal(deadlineInWords('2026-11-18T08:00:00Z', 'en'), '18 Nov 2026, 12:00, Dubai time');
  assert.equal(deadlineInWords('2027-06-29T20:00:00Z', 'en'), '29 Jun 2027');
  assert.equal(deadlineInWords('2027-06-29T20:00:00Z', 'ar'), '29 يونيو 2027');
});
