/** What a held booking wants with its confirmation, taken from the saved card before it is confirmed. */

import type { ConfirmAsk } from '#contract/bookings/asks.ts';
import type { Money } from '#contract/primitives.ts';
import { isOpen } from '#domain/billing/payment.ts';
import { Failure } from '#domain/failure.ts';
import type { PayerCaller } from '#server/billing/payments/may-pay.ts';
import * as methods from '#server/billing/payments/method-store.ts';
import { beginPayment, goOn, isExpired, underWay } from '#server/billing/payments/payments.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { keepAgreed } from '#server/bookings/holds/agreed-holds.ts';
import { confirmableHold } from '#server/bookings/holds/holds.ts';
import { spendUnderLock } from '#server/delegates/spending.ts';
import { actUnasked } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Held = NonNullable<Awaited<ReturnType<typeof confirmableHold>>>;

/** Taken at once; reserved where a card only guarantees, or while a concierge has not answered. */
export function wantedFor({ quote, confirmsAtOnce }: Pick<Held, 'quote' | 'confirmsAtOnce'>): {
  amount: Money;
  captureLater: boolean;
} {
  const { due, total } = quote;
  const guarantee = due.mode === 'card-guarantee';
  const amount = guarantee ? total : due.first;
  return { amount, captureLater: guarantee || !confirmsAtOnce };
}

interface Confirming {
  id: string;
  ask: ConfirmAsk;
  /** The hold as its holder saw it. */
  version: number;
}

interface Settled {
  /** What was found good before the card was asked, so that it is not looked at twice. */
  checked?: Held | undefined;
  /** The payment was to confirm it as well, and may have by now. */
  confirms: boolean;
}

/**
 * Nothing happens for somebody without a saved card: their booking is confirmed and its invoice waits.
 * A refusal keeps the hold as it is, and so does a bank that wants to ask the payer first.
 */
export async function payForHold(
  services: Services,
  caller: PayerCaller,
  confirming: Confirming,
): Promise<Settled> {
  const { id, ask } = confirming;
  const { first, hasCard } = await means(services, caller, id);
  // Most have none, and then nothing needs to be looked at, or to wait in line.
  if (!first && !hasCard) return { confirms: false };
  const checked = await actUnasked(
    services,
    (acting) => confirmableHold(acting, confirming),
    caller,
  );
  if (!checked || wantedFor(checked).amount.amount === 0)
    return { checked, confirms: isToConfirm(first) };
  const known = first && (await followed(services, first));
  const payment = known ?? (hasCard ? await payByCard(services, caller, checked, ask) : undefined);
  if (payment) answer(payment);
  return { checked, confirms: isToConfirm(payment ?? first) };
}

const isToConfirm = (payment: PaymentRow | undefined): boolean =>
  payment !== undefined && payment.confirms !== null;

/** What another tab has begun meanwhile is gone on with: two of them ask one card once. */
async function payByCard(services: Services, caller: PayerCaller, held: Held, ask: ConfirmAsk) {
  const { id: bookingId, language } = held;
  const { amount, captureLater } = wantedFor(held);
  const payment = await actUnasked(services, async (clerk) => {
    // A booking is locked before its money, always.
    const seen = { id: bookingId, ask, version: held.version };
    const agreed = await keepAgreed(clerk, seen);
    await store.moneyInTurn(clerk.tx, bookingId);
    const [begunBefore] = await store.ofBooking(clerk.tx, bookingId);
    if (begunBefore || !agreed) return begunBefore;
    const card = await methods.defaultOf(clerk.tx, caller.id, services.processor.name);
    if (!card || isExpired(card, clerk.now)) return undefined;
    // All of it is agreed to, though the card pays only the first part now.
    const id = newId();
    const bought = { kind: 'booking', id: bookingId, step: 'agreed' } as const;
    const { total } = held.quote;
    await spendUnderLock(clerk.tx, caller, {
      ...bought,
      amount: total,
      now: clerk.now,
      payment: id,
    });
    const chosen = { token: card.token, methodId: card.id, save: false };
    const place = { id, invoiceId: null, bookingId, title: held.offered.title };
    const where = { returnTo: `/dashboard/bookings/${bookingId}`, language };
    const { version: confirms } = agreed;
    const begun = {
      ...place,
      ...where,
      confirms,
      clientId: caller.id,
      amount,
      captureLater,
      with: chosen,
    };
    return beginPayment({ ...clerk, by: caller }, services, begun);
  });
  return payment && (isOpen(payment.state) ? goOn(services, payment, here) : payment);
}

const here = { present: true };

/** What was begun for it before, and whether a card would pay. */
async function means({ sql, processor }: Services, { id }: PayerCaller, bookingId: string) {
  const [[first], card] = await sql.as(system, (tx) =>
    Promise.all([store.ofBooking(tx, bookingId), methods.defaultOf(tx, id, processor.name)]),
  );
  return { first, hasCard: card !== undefined };
}

/** As it stands now; nothing where it failed or was given up, and another may be begun. */
async function followed(services: Services, first: PaymentRow): Promise<PaymentRow | undefined> {
  if (!isOpen(first.state)) return first;
  const now = await goOn(services, first, here);
  // Refused only now: its payer hears of that, and the same card is not asked twice.
  if (first.state === 'created' && now.state === 'failed') return now;
  return now.state === 'failed' || now.state === 'released' ? undefined : now;
}

/** Nobody takes a place past a payment of it of which it is not known what became. */
function answer({ id, state, failure, stepUrl }: PaymentRow): void {
  if (state === 'created') throw underWay();
  if (state === 'failed') throw declinedFailure(id, failure ?? 'declined');
  if (state === 'step')
    throw new Failure('payment_step', 'Your bank wants to confirm this payment first.', {
      params: { payment: id, url: stepUrl ?? '' },
    });
}

export const declinedFailure = (payment: string, reason: string): Failure =>
  new Failure('payment_declined', 'The card was declined. Nothing was taken.', {
    params: { payment, reason },
  });
