/** Figures of the house's own answers that are reckoned with; a test holds each to the sentence it stands in. */
import type { Money } from '#contract/primitives.ts';
import { minorOf, money } from '#domain/money.ts';

const dirhams = (whole: number): Money => money(minorOf(whole), 'AED');

/** Beside the Land Department and the agency: `re-buying-costs`. */
export const trusteeFee = dirhams(4_200);
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
