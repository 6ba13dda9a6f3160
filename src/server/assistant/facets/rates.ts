/** Figures of the house's own answers that are reckoned with; a test holds each to the sentence it stands in. */
import type { Money } from '#contract/primitives.ts';
import { minorOf, money } from '#domain/money.ts';

const dirhams = (whole: number): Money => money(minorOf(whole), 'AED');

/** Beside the Land Department and the agency: `re-buying-costs`. */
export const trusteeFee = dirhams(4_200);
/** Of the price, in percent: `re-buying-costs`. */
export const purchaseRates = { landDepartment: 4, agency: 2 };
/** What a resident may borrow on a first home, in percent of its price: `re-mortgage`. */
export const mortgage = { below: 80, above: 70, limit: dirhams(5_000_000) };
/** A year of the bus, for one child: `edu-transport`. */
export const schoolBus = { least: dirhams(5_000), most: dirhams(9_000) };
/** On the agency's fee: `re-buying-costs` with the terms of the house. */
export const vatPercent = 5;
/** Of the rent of a year, over so many bills: `re-housing-fee`. */
export const housingFee = { percent: 5, bills: 12 };
/** What DEWA keeps until one leaves: `re-dewa`. */
export const utilityDeposit = { apartment: dirhams(2_000), villa: dirhams(4_000) };
/** A room and a night, for so many nights: `bkg-hotel-fees`. */
export const tourismDirham = { each: dirhams(20), nights: 30 };
/** A hold on a car is given back within so many days: `bkg-car-deposit`. */
export const holdDays = 21;
