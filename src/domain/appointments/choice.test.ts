import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppointmentState } from '#contract/appointments/appointments.ts';
import { chooseAdviser } from '#domain/appointments/choice.ts';
import {
  type AppointmentEvent,
  canHappen,
  reminderDue,
  stateAfter,
} from '#domain/appointments/life.ts';
import type { Diary } from '#domain/appointments/slots.ts';
import { Failure } from '#domain/failure.ts';

const now = '2026-11-16T06:10:00.000Z'; // Monday, ten past ten in Dubai
const ten = '2026-11-17T06:00:00.000Z';

const diary = (adviser: string, changed: Partial<Diary> = {}): Diary => ({
  adviser,
  languages: ['en'],
  schedule: {
    shifts: [{ days: ['mon', 'tue', 'wed', 'thu'], times: ['10:00', '11:00', '14:00'] }],
    minutes: 45,
    bufferMinutes: 15,
    leadMinutes: 240,
    horizonDays: 30,
  },
  busy: [],
  load: 0,
  ...changed,
});

const choose = (diaries: Diary[], startsAt = ten) =>
  chooseAdviser(diaries, startsAt, { language: 'ar', now }).adviser;

test('whoever speaks the language comes first, then whoever has the least to do', () => {
  const arabic = { languages: ['ar'] };
  assert.equal(choose([diary('edward'), diary('rania', { ...arabic, load: 9 })]), 'rania');
  assert.equal(
    choose([diary('rania', { ...arabic, load: 2 }), diary('salma', { ...arabic, load: 1 })]),
    'salma',
  );
  const busy = [{ startsAt: ten, endsAt: '2026-11-17T06:45:00.000Z' }];
  assert.equal(choose([diary('rania', { ...arabic, busy }), diary('edward')]), 'edward');
});

test('an hour that nobody offers is refused with the reason', () => {
  for (const [startsAt, why] of [
    ['2026-11-16T06:00:00.000Z', /has passed/],
    ['2026-11-16T10:00:00.000Z', /too soon/],
    ['2026-11-17T06:30:00.000Z', /outside the hours/],
    ['2026-11-20T06:00:00.000Z', /outside the hours/],
    ['2026-12-02T06:00:00.000Z', /public holiday/],
    ['2026-12-29T06:00:00.000Z', /further ahead/],
  ] as const)
    assert.throws(() => choose([diary('edward')], startsAt), {
      code: 'validation_failed',
      message: why,
    });
  assert.throws(() => choose([]), { code: 'validation_failed', message: /Nobody covers/ });
});

test('an hour that is taken comes with the three nearest', () => {
  const busy = [{ startsAt: '2026-11-17T05:45:00.000Z', endsAt: '2026-11-17T07:00:00.000Z' }];
  try {
    choose([diary('edward', { busy })]);
    assert.fail('It was given away twice.');
  } catch (error) {
    assert.ok(error instanceof Failure);
    assert.equal(error.code, 'slot_taken');
    assert.equal(
      error.details.params?.nearest,
      '2026-11-17T07:00:00.000Z 2026-11-17T10:00:00.000Z 2026-11-18T06:00:00.000Z',
    );
  }
});

test('only a booked appointment can change, and each event has its time', () => {
  const events: AppointmentEvent[] = ['move', 'cancel', 'complete', 'miss'];
  for (const state of AppointmentState.options)
    for (const event of events)
      for (const startsAt of [ten, '2026-11-16T06:00:00.000Z']) {
        const ahead = startsAt > now;
        const may = state === 'booked' && ahead === (event === 'move' || event === 'cancel');
        assert.equal(canHappen({ state, startsAt }, event, now), may, `${state} ${event}`);
        if (may) assert.ok(stateAfter({ state, startsAt }, event, now));
        else assert.throws(() => stateAfter({ state, startsAt }, event, now), { code: 'conflict' });
      }
});

test('a reminder is due a day and an hour before, unless a letter has just told as much', () => {
  const at = (startsAt: string, toldAt = '2026-11-01T00:00:00.000Z') =>
    reminderDue({ startsAt, toldAt }, now);
  assert.equal(at('2026-11-17T06:30:00.000Z'), undefined);
  assert.equal(at('2026-11-17T06:10:00.000Z'), 'day');
  assert.equal(at('2026-11-17T06:00:00.000Z', '2026-11-16T06:05:00.000Z'), undefined);
  assert.equal(at('2026-11-16T07:00:00.000Z'), 'hour');
  assert.equal(at('2026-11-16T06:10:00.000Z'), undefined);
});
