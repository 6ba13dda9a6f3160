import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AvailableDay, AvailableSlot } from '#contract/bookings/availability.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { minutesAfter, momentInDubai } from '#domain/time.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import { dayWithOurs, slotsWithOurs } from '#web/bookings/sheet/own-places.ts';

const day = '2026-12-01';

function slot(time: string, state: AvailableSlot['state'] = 'full'): AvailableSlot {
  const startsAt = momentInDubai(day, time);
  return { time, startsAt, endsAt: minutesAfter(startsAt, 240), state, free: 0 };
}

// What the functions read of a booking and of an offering, and nothing else.
const held = (time: string) =>
  ({
    startsAt: momentInDubai(day, time),
    endsAt: minutesAfter(momentInDubai(day, time), 240),
    length: 1,
    units: 1,
  }) as Booking;
const charter = { schedule: { kind: 'charter-window' } } as Bookable;
const timed = { schedule: { kind: 'daily-times' } } as Bookable;

const states = (slots: AvailableSlot[]) => slots.map(({ time, state }) => `${time} ${state}`);

test('without a hold nothing looks other than it is', () => {
  assert.deepEqual(states(slotsWithOurs([slot('10:00')], charter, undefined)), ['10:00 full']);
});

test('a charter blocks its own hours and the one after; those can be had by moving it', () => {
  const slots = ['08:00', '12:00', '15:00', '16:00', '17:00'].map((time) => slot(time));
  assert.deepEqual(states(slotsWithOurs(slots, charter, held('11:00'))), [
    '08:00 open',
    '12:00 open',
    '15:00 open',
    '16:00 full',
    '17:00 full',
  ]);
});

test('of timed slots only the held one is ours', () => {
  const slots = ['11:00', '12:30'].map((time) => slot(time));
  assert.deepEqual(states(slotsWithOurs(slots, timed, held('11:00'))), [
    '11:00 open',
    '12:30 full',
  ]);
});

test('the nights of our own stay stay open to us', () => {
  const stay = { schedule: { kind: 'nightly' } } as Bookable;
  const full = (name: string): AvailableDay => ({
    day: name,
    state: 'full',
    slots: [],
    free: 0,
    from: null,
    season: null,
  });
  const ours = { ...held('15:00'), length: 2 };
  const shown = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map(
    (name) => dayWithOurs(full(name), stay, ours).state,
  );
  assert.deepEqual(shown, ['full', 'open', 'open', 'full']);
});
