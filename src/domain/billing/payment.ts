/** The life of a payment. What the processor says comes in any order, and more than once. */
import type { PaymentState } from '#contract/billing/payments.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { hoursAfter, isBefore } from '#domain/time.ts';

/**
 * Where a payment may go from each state. Money that moved is booked, whatever was believed before:
 * a processor may report success after a failure, when the payer tried again on its own page.
 */
const following: Record<PaymentState, readonly PaymentState[]> = {
  created: ['step', 'processing', 'authorised', 'succeeded', 'failed', 'released'],
  step: ['processing', 'authorised', 'succeeded', 'failed', 'released'],
  processing: ['step', 'authorised', 'succeeded', 'failed', 'released'],
  authorised: ['succeeded', 'released', 'failed'],
  failed: ['authorised', 'succeeded'],
  succeeded: [],
  released: [],
};

/** Whether the news changes anything: late and repeated news does not. */
export const movesPayment = (from: PaymentState, to: PaymentState): boolean =>
  following[from].includes(to);

const open: readonly PaymentState[] = ['created', 'step', 'processing'];

/** Nobody knows yet how it ends. */
export const isOpen = (state: PaymentState): boolean => open.includes(state);

/**
 * A processor acts once for one key, and may forget the key after a day: what began longer ago is looked for
 * before it is asked for again. Hours before that, so that no clock decides it.
 */
const hoursRemembered = 20;

export const mayBeForgotten = (begun: Instant, now: Instant): boolean =>
  isBefore(begun, hoursAfter(now, -hoursRemembered));

/** Spreads money that goes back over the payments it came by, the newest first. */
export function refundsFrom<Paid extends { left: number }>(
  payments: readonly Paid[],
  amount: number,
): { payment: Paid; amount: number }[] {
  let rest = amount;
  const parts: { payment: Paid; amount: number }[] = [];
  for (const payment of payments) {
    const part = Math.min(rest, payment.left);
    rest -= part;
    if (part > 0) parts.push({ payment, amount: part });
  }
  return parts;
}

/** A card is good until the end of its month. */
export const isGoodOn = (
  { expYear, expMonth }: { expYear: number; expMonth: number },
  day: Day,
): boolean => day.slice(0, 7) <= `${expYear}-${String(expMonth).padStart(2, '0')}`;
