import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody } from '#contract/errors.ts';
import { nearestOf, refusalOf } from '#web/bookings/sheet/refusal.ts';
import { bookingSheet } from '#web/bookings/sheet/text.en.ts';
import type { Texts } from '#web/feature-texts.ts';
import { ApiError } from '#web/platform/api.ts';
import { platform } from '#web/platform/text.en.ts';

// Only these two features are read.
const t = { bookingSheet, platform } as Texts;
const refused = (body: Omit<ErrorBody, 'message'>) =>
  refusalOf(new ApiError({ message: 'No.', ...body }), t);

test('every refusal stands at the field where it can be mended', () => {
  const places = [
    [{ code: 'not_offered', params: { reason: 'season' } }, 'day'],
    [{ code: 'not_offered', params: { reason: 'time' } }, 'hour'],
    [{ code: 'not_offered', params: { reason: 'length' } }, 'length'],
    [{ code: 'party_refused', params: { reason: 'large', limit: 8 } }, 'party'],
    [{ code: 'guest_refused', params: { reason: 'licence' } }, 'licence'],
    [{ code: 'guest_refused', params: { reason: 'young', guest: 'Nour', limit: 12 } }, 'guests'],
    [{ code: 'addon_refused', params: { reason: 'unknown', addOn: 'x' } }, 'addOns'],
    [{ code: 'price_changed' }, 'all'],
    [{ code: 'precondition_failed' }, 'all'],
  ] as const;
  for (const [body, place] of places) assert.equal(refused(body).place, place, body.code);
});

test('a refusal names the guest and the limit', () => {
  const young = { reason: 'young', guest: 'Nour', limit: 12 };
  assert.equal(
    refused({ code: 'guest_refused', params: young }).text,
    'Nour is too young: from 12 years.',
  );
  assert.equal(
    refused({ code: 'party_refused', params: { reason: 'large', limit: 8 } }).text,
    'It carries 8 guests at most.',
  );
});

test('a card whose bank has not answered keeps the place, and nobody reads that something changed', () => {
  const late = { code: 'billing_state', params: { reason: 'under_way' } } as const;
  assert.equal(refused(late).text, bookingSheet.refused.underWay);
  assert.equal(refused({ code: 'billing_state' }).text, platform.errors.billing_state);
});

test('a reason nobody knows still has a sentence', () => {
  const unknown = { code: 'not_offered', params: { reason: 'eclipse' } } as const;
  assert.equal(refused(unknown).text, platform.errors.not_offered);
});

test('the nearest starts are read as days and hours of Dubai', () => {
  assert.deepEqual(nearestOf('2026-12-01T09:00:00.000Z 2026-12-01T21:00:00.000Z'), [
    { day: '2026-12-01', time: '13:00' },
    { day: '2026-12-02', time: '01:00' },
  ]);
  assert.deepEqual(nearestOf(undefined), []);
});

test('what is no refusal of the server is a defect and stays one', () => {
  assert.throws(() => refusalOf(new TypeError('oops'), t), TypeError);
});
