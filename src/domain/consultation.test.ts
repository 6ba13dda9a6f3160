import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkConsultationHour,
  checkWithdrawal,
  consultationHours,
  consultationStatus,
  firstConsultationDay,
  sameClock,
  spokenMoment,
} from '#domain/consultation.ts';

const now = '2026-11-16T06:10:00.000Z'; // ten past ten in Dubai

test('today’s hours begin two hours from now, and a later day has all of them', () => {
  const today = consultationHours('2026-11-16', now);
  assert.equal(today[0], '2026-11-16T08:30:00.000Z');
  assert.equal(today.at(-1), '2026-11-16T19:30:00.000Z');
  assert.equal(consultationHours('2026-11-17', now).length, 48);
  assert.deepEqual(consultationHours('2026-11-15', now), []);
  assert.deepEqual(consultationHours('2027-11-15', now), []);
});

test('the first day is tomorrow once today has no hour left', () => {
  assert.equal(firstConsultationDay(now), '2026-11-16');
  assert.equal(firstConsultationDay('2026-11-16T18:05:00.000Z'), '2026-11-17');
});

test('an hour that is too soon, too far or between the half hours is refused with a reason', () => {
  checkConsultationHour('2026-11-16T08:30:00.000Z', now);
  for (const [startsAt, reason] of [
    ['2026-11-16T08:00:00.000Z', /two hours ahead/],
    ['2026-11-17T08:10:00.000Z', /half hour/],
    ['2028-01-01T08:00:00.000Z', /six months/],
  ] as const)
    assert.throws(() => checkConsultationHour(startsAt, now), {
      code: 'validation_failed',
      message: reason,
    });
});

test('a request can be withdrawn until its hour has come', () => {
  const open = { startsAt: '2026-11-17T06:00:00.000Z', withdrawnAt: null };
  assert.equal(consultationStatus(open, now), 'asked');
  checkWithdrawal(open, now);
  const past = { ...open, startsAt: '2026-11-16T06:00:00.000Z' };
  assert.equal(consultationStatus(past, now), 'past');
  assert.throws(() => checkWithdrawal(past, now), { code: 'conflict' });
  assert.equal(consultationStatus({ ...past, withdrawnAt: now }, now), 'withdrawn');
});

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

test('two names of the same clock need not both be told', () => {
  assert.equal(sameClock(now, 'Asia/Muscat', 'Asia/Dubai'), true);
  assert.equal(sameClock(now, 'Europe/London', 'Asia/Dubai'), false);
});
