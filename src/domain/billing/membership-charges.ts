/** What a saved card is charged by itself for a membership: its months, what was declined, what is applied for. */
import type { MembershipState } from '#contract/billing/memberships.ts';
import type { CardPart } from '#contract/billing/payments.ts';
import type { Day, Id, Localised } from '#contract/primitives.ts';
import { type MembershipTerm, renewalsBefore } from '#domain/billing/membership.ts';

interface Running extends MembershipTerm {
  state: MembershipState;
  name: Localised;
  priceAmount: number;
  joiningAmount: number;
  periodTo: Day;
  endsOn: Day | null;
  retryOn: Day | null;
  next: {
    name: Localised;
    price: number;
    on: Day | null;
    /** What has to be paid before it comes. */
    invoice: Id | null;
    /** While the house is asked. */
    asked: { most: number } | null;
  } | null;
}

interface Charge extends Pick<CardPart, 'on' | 'ifYes'> {
  name: Localised;
  /** In minor units. */
  amount: number;
  oncePaid?: { invoice: Id; name: Localised; amount: number };
}

/** `open`: what of its invoices nobody pays yet. One that rests or was never begun is paid by its client. */
export function chargesOf(row: Running, open: number): Charge[] {
  if (row.state === 'applied')
    return [
      { name: row.name, amount: row.priceAmount + row.joiningAmount, on: null, ifYes: 'exactly' },
    ];
  if (row.state !== 'active' && row.state !== 'past_due') return [];
  return [...triedAgain(row, open), ...askedOfHouse(row), ...renewalsOf(row)];
}

const triedAgain = ({ name, retryOn }: Running, open: number): Charge[] =>
  retryOn !== null && open > 0 ? [{ name, amount: open, on: retryOn, ifYes: null }] : [];

const askedOfHouse = ({ next }: Running): Charge[] =>
  next?.asked ? [{ name: next.name, amount: next.asked.most, on: null, ifYes: 'at_most' }] : [];

/** All that are left before an end; of what runs on, the next. */
function renewalsOf(row: Running): Charge[] {
  const { endsOn, periodTo, name, priceAmount, next } = row;
  const days = endsOn === null ? [periodTo] : renewalsBefore(row, endsOn);
  return days.map((on) => {
    const hasChanged = next !== null && next.on !== null && next.on <= on;
    const { name: called, price } = hasChanged ? next : { name, price: priceAmount };
    return { name: called, amount: price, on, ifYes: null, ...becoming(row) };
  });
}

/** Whoever pays for a dearer one has its months from then on: the months of before are nothing to agree to. */
const becoming = ({ next }: Running): Pick<Charge, 'oncePaid'> =>
  next?.invoice ? { oncePaid: { invoice: next.invoice, name: next.name, amount: next.price } } : {};
