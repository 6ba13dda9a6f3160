import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayRuns, weekFromMonday, weekFromSunday } from '#domain/calendar/weekdays.ts';

test('days in a row are told as a span, others by themselves', () => {
  assert.deepEqual(dayRuns(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], weekFromSunday), [
    ['mon', 'sat'],
  ]);
  assert.deepEqual(dayRuns(['sun', 'mon', 'thu'], weekFromSunday), [
    ['sun', 'mon'],
    ['thu', 'thu'],
  ]);
  assert.deepEqual(dayRuns([], weekFromSunday), []);
});

test('where the week begins on Monday, Sunday is its last', () => {
  assert.deepEqual(dayRuns(['sun', 'mon'], weekFromMonday), [
    ['mon', 'mon'],
    ['sun', 'sun'],
  ]);
  assert.equal(dayRuns(weekFromSunday, weekFromMonday).length, 1);
});
