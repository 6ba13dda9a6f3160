import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyInText } from '#domain/money/figures.ts';
import {
  holdDays,
  housingFee,
  mortgage,
  purchaseRates,
  schoolBus,
  tourismDirham,
  trusteeFee,
  utilityDeposit,
  vatPercent,
} from '#server/assistant/facets/rates.ts';
import { knowledge } from '#server/assistant/facets/testing.ts';

const written = (id: string, part = '') =>
  knowledge.passages.all.find((one) => one.id === id && one.title.en.includes(part))?.text.en ?? '';

const inWords = (id: string, sentence: string, part = '') =>
  assert.ok(written(id, part).includes(sentence), `${id}: ${sentence}\n${written(id, part)}`);

test('every figure that is reckoned with stands so in what the house has written', () => {
  inWords('re-buying-costs', `trustee fees near ${moneyInText('en', trusteeFee)}`);
  inWords('re-buying-costs', `${purchaseRates.landDepartment} percent to the Land Department`);
  inWords('re-buying-costs', `${purchaseRates.agency} percent plus VAT to the agency`);
  inWords('re-mortgage', `up to ${mortgage.below} percent on a first home under AED 5 million`);
  inWords('re-mortgage', `${mortgage.above} percent above it`);
  assert.equal(moneyInText('en', mortgage.limit), 'AED 5,000,000');
  const [least, most] = [schoolBus.least, schoolBus.most].map((sum) => moneyInText('en', sum));
  inWords('edu-transport', `roughly ${least} to ${most?.replace('AED ', '')} a year`);
  inWords('biz-vat', `VAT is ${vatPercent} percent`);
  inWords('re-housing-fee', `${housingFee.percent} percent of annual rent`);
  inWords('re-housing-fee', 'twelve DEWA bills');
  assert.equal(housingFee.bills, 12);
  inWords('re-dewa', `${moneyInText('en', utilityDeposit.apartment)} for an apartment`);
  inWords('re-dewa', `${moneyInText('en', utilityDeposit.villa)} for a villa`);
  inWords('bkg-hotel-fees', `${moneyInText('en', tourismDirham.each)} per room per night`);
  inWords('bkg-hotel-fees', 'up to thirty nights');
  assert.equal(tourismDirham.nights, 30);
  inWords('bkg-car-deposit', `released within ${holdDays} days`);
  inWords('edu-deposit', 'The deposit is deducted from the first term');
});
