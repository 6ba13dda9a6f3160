import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Property } from '#contract/catalogue/real-estate.ts';
import { costsOf } from '#domain/real-estate/costs.ts';

const aed = (dirhams: number) => ({ amount: dirhams * 100, currency: 'AED' as const });

function villa<Terms>(terms: Terms) {
  // Only what costs are computed from; the rest of a home does not change them.
  return { area: { sqft: 9800, sqm: 910, plotSqft: null }, ...terms } as unknown as Property;
}

test('a purchase adds the fees of the Land Department and the agency to the price', () => {
  const costs = costsOf(
    villa({
      purpose: 'sale',
      price: { ...aed(48_500_000), unit: 'one-off' },
      costs: {
        dldFeePercent: 4,
        agencyFeePercent: 2,
        bookingDepositPercent: 10,
        serviceChargePerSqft: { ...aed(8), unit: 'per-sqft' },
      },
    }),
  );
  assert.deepEqual(costs, {
    kind: 'sale',
    price: aed(48_500_000),
    landDepartment: { percent: 4, amount: aed(1_940_000) },
    agency: { percent: 2, amount: aed(970_000) },
    onTop: aed(2_910_000),
    total: aed(51_410_000),
    deposit: { percent: 10, amount: aed(4_850_000) },
    serviceCharge: { perSqft: aed(8), perYear: aed(78_400) },
  });
});

test('a lease asks for the first cheque, the deposit and the fees on the day of signing', () => {
  const costs = costsOf(
    villa({
      purpose: 'rent',
      price: { ...aed(345_000), unit: 'per-year' },
      costs: {
        agencyFeePercent: 5,
        securityDepositPercent: 5,
        cheques: 3,
        ejariFee: { ...aed(220), unit: 'one-off' },
      },
    }),
  );
  assert.deepEqual(costs, {
    kind: 'rent',
    rent: aed(345_000),
    cheques: 3,
    cheque: aed(115_000),
    agency: { percent: 5, amount: aed(17_250) },
    securityDeposit: { percent: 5, amount: aed(17_250) },
    ejari: aed(220),
    atSigning: aed(149_720),
  });
});
