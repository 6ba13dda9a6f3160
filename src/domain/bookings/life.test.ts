import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BookingPlace } from '#contract/bookings/bookings.ts';
import {
  type AgreedBooking,
  apply,
  type BookingStep,
  can,
  cancelFee,
  changeFee,
  confirmsAtOnce,
  effectivePlace,
  holdSeconds,
  occupies,
  waitlistHoldSeconds,
} from '#domain/bookings/life.ts';
import { offeringWith } from '#domain/bookings/testing.ts';
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';

const steps: BookingStep[] = [
  'confirm',
  'ask',
  'accept',
  'decline',
  'expire',
  'release',
  'cancel',
  'call_off',
  'change',
  'complete',
  'no_show',
];

test('a booking lives as the house decided, and every other step is refused with a sentence', () => {
  const lives = BookingPlace.options.map((place) => [
    place,
    Object.fromEntries(
      steps.filter((step) => can(place, step)).map((step) => [step, apply(place, step)]),
    ),
  ]);
  assert.deepEqual(Object.fromEntries(lives), {
    held: { confirm: 'confirmed', ask: 'pending', expire: 'expired', release: 'cancelled' },
    pending: {
      accept: 'confirmed',
      decline: 'declined',
      expire: 'expired',
      cancel: 'cancelled',
      call_off: 'cancelled',
      change: 'pending',
    },
    confirmed: {
      ask: 'pending',
      cancel: 'cancelled',
      call_off: 'cancelled',
      change: 'confirmed',
      complete: 'completed',
      no_show: 'no_show',
    },
    completed: { no_show: 'no_show' },
    expired: {},
    cancelled: {},
    declined: {},
    no_show: {},
  });
  for (const place of BookingPlace.options)
    for (const step of steps.filter((each) => !can(place, each)))
      assert.throws(
        () => apply(place, step),
        (error: unknown) => error instanceof Failure && error.code === 'booking_state',
      );
});

test('a hold ends and a booking is over by the clock, whether or not a job came by', () => {
  const standing = {
    heldUntil: '2026-12-01T08:15:00.000Z',
    startsAt: '2026-12-05T05:00:00.000Z',
    endsAt: '2026-12-05T07:00:00.000Z',
  };
  const at = (place: BookingPlace, now: string) => effectivePlace({ ...standing, place }, now);
  assert.equal(at('held', '2026-12-01T08:14:59.999Z'), 'held');
  assert.equal(at('held', '2026-12-01T08:15:00.000Z'), 'expired');
  assert.equal(at('confirmed', '2026-12-05T06:59:59.999Z'), 'confirmed');
  assert.equal(at('confirmed', '2026-12-05T07:00:00Z'), 'completed');
  assert.equal(at('cancelled', '2026-12-06T07:00:00Z'), 'cancelled');
  assert.deepEqual([holdSeconds, waitlistHoldSeconds], [900, 7200]);
});

test('places that are gone give their room back', () => {
  assert.deepEqual(
    BookingPlace.options.filter((place) => !occupies(place)),
    ['expired', 'cancelled', 'declined'],
  );
});

test('a concierge confirms what is exclusive and what flies a party alone', () => {
  const schedule = {
    kind: 'route' as const,
    days: ['mon' as const],
    times: ['08:00'],
    from: { code: 'DWC', name: { en: 'Dubai', ar: 'دبي' } },
    to: { code: 'FAB', name: { en: 'Farnborough', ar: 'فارنبورو' } },
  };
  const price = (unit: 'per-person' | 'per-charter') => ({
    amount: 1,
    currency: 'USD' as const,
    unit,
  });
  assert.equal(confirmsAtOnce(offeringWith()), true);
  assert.equal(confirmsAtOnce(offeringWith({ isExclusive: true })), false);
  assert.equal(confirmsAtOnce(offeringWith({ schedule, price: price('per-charter') })), false);
  assert.equal(confirmsAtOnce(offeringWith({ schedule, price: price('per-person') })), true);
  assert.equal(confirmsAtOnce(offeringWith({ price: price('per-charter') })), true);
});

const booking: AgreedBooking = {
  place: 'confirmed',
  heldUntil: null,
  startsAt: '2026-12-05T05:00:00.000Z',
  endsAt: '2026-12-05T07:00:00.000Z',
  confirmedAt: '2026-11-20T05:00:00.000Z',
  quote: {
    total: money(100_001, 'AED'),
    terms: {
      freeUntil: '2026-12-04T05:00:00.000Z',
      feePercentAfter: 50,
      feeAfter: money(50_001, 'AED'),
      noShowFee: money(100_001, 'AED'),
      weatherRefundPercent: 80,
    },
  },
};
const free = '2026-12-04T05:00:00.000Z';
const late = '2026-12-04T05:00:00.001Z';

test('cancelling costs nothing until its hour, then a share, and after the start what staying away costs', () => {
  assert.equal(cancelFee(booking, free).amount, 0);
  assert.equal(cancelFee(booking, late).amount, 50_001);
  assert.equal(cancelFee(booking, '2026-12-05T05:00:00.000Z').amount, 100_001);
  const unanswered = { ...booking, place: 'pending' as const, confirmedAt: null };
  assert.equal(cancelFee(unanswered, late).amount, 0);
  const heldUntil = '2026-12-05T04:00:00.000Z';
  const held = { ...unanswered, place: 'held' as const, heldUntil };
  assert.equal(cancelFee(held, late).amount, 0);
  const { quote } = booking;
  const fromTheOutset = { ...quote, terms: { ...quote.terms, freeUntil: null } };
  assert.equal(cancelFee({ ...booking, quote: fromTheOutset }, free).amount, 50_001);
});

test('changing costs as cancelling where the start moves, and a share of what is given up where not', () => {
  const moved = { startsAt: '2026-12-06T05:00:00.000Z', total: money(100_001, 'AED') };
  assert.equal(changeFee(booking, moved, free).amount, 0);
  assert.equal(changeFee(booking, moved, late).amount, 50_001);
  const smaller = { startsAt: booking.startsAt, total: money(60_000, 'AED') };
  assert.equal(changeFee(booking, smaller, late).amount, 20_001);
  assert.equal(changeFee(booking, { ...smaller, total: money(200_000, 'AED') }, late).amount, 0);
  const unanswered = { ...booking, place: 'pending' as const, confirmedAt: null };
  assert.equal(changeFee(unanswered, moved, late).amount, 0);
});

test('a change that waits for a concierge is no way around the fee', () => {
  const changed = { ...booking, place: 'pending' as const };
  assert.equal(cancelFee(changed, late).amount, 50_001);
  assert.equal(cancelFee(changed, free).amount, 0);
});
