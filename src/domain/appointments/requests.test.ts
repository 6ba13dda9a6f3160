import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWithdrawal, consultationStatus } from '#domain/appointments/requests.ts';

const now = '2026-11-16T06:10:00.000Z'; // ten past ten in Dubai

test('a request can be withdrawn until its hour has come', () => {
  const open = { startsAt: '2026-11-17T06:00:00.000Z', withdrawnAt: null };
  assert.equal(consultationStatus(open, now), 'asked');
  checkWithdrawal(open, now);
  const past = { ...open, startsAt: '2026-11-16T06:00:00.000Z' };
  assert.equal(consultationStatus(past, now), 'past');
  assert.throws(() => checkWithdrawal(past, now), { code: 'conflict' });
  assert.equal(consultationStatus({ ...past, withdrawnAt: now }, now), 'withdrawn');
});
