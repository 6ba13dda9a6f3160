import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partyTotal } from '#domain/bookings/offerings/party-total.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

test('a party that is known is told its whole sum: by the head, or by as many as carry it', () => {
  assert.deepEqual(partyTotal({ perPerson: usd(14_500) }, 4), usd(58_000));
  const basis = { price: usd(54_000), soldAs: 'yacht', largestParty: 10 } as const;
  assert.deepEqual(partyTotal({ perPerson: usd(5400), basis }, 4), usd(54_000));
  assert.deepEqual(partyTotal({ perPerson: usd(5400), basis }, 12), usd(108_000));
});
