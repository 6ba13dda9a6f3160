import type { CancellationStage, TermSpan } from '#contract/bookings/pages.ts';
import type { Cancellation } from '#contract/catalogue/offerings.ts';

const day = 24;
/** Up to two days people count in hours: "48 hours before". */
const countedInHours = 2 * day;

export function spanOf(hours: number): TermSpan {
  if (hours <= countedInHours || hours % day !== 0) return { count: hours, unit: 'hours' };
  return { count: hours / day, unit: 'days' };
}

/** The stages of cancelling, in the order in which they come. */
export function cancellationStages(terms: Cancellation): CancellationStage[] {
  const { freeUntilHours, feePercentAfter, noShowPercent } = terms;
  const noShow: CancellationStage = { kind: 'no-show', percent: noShowPercent };
  const span = freeUntilHours > 0 && spanOf(freeUntilHours);
  const free: CancellationStage = { kind: 'free', ...(span && { until: span }) };
  const late = {
    kind: 'late',
    ...(span && { within: span }),
    percent: feePercentAfter,
  } satisfies CancellationStage;
  // Where staying away costs no more than being late, the two are one.
  if (noShowPercent === feePercentAfter) return [free, { ...late, orNoShow: true }];
  return [free, late, noShow];
}
