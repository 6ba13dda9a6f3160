/** A held place is confirmed by the payment that was to confirm it, wherever its payer is by then. */

import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { minutesAfter } from '#domain/time.ts';
import { settleSoon } from '#server/billing/books/settle-booking-task.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { lockAgreed, takeAgreed } from '#server/bookings/holds/agreed-holds.ts';
import { type Act, actUnasked } from '#server/platform/act.ts';
import { enqueueAt } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import { type Caller, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Named by its payment. */
export const confirmHeldTask = {
  name: 'confirm_held',
  schema: z.object({ id: Id }),
} satisfies Task;

/** It has paid or reserved what its held place wants, was meant to confirm that, and nothing of it went back. */
export const mayConfirm = (payment: PaymentRow): boolean =>
  payment.confirms !== null &&
  payment.invoiceId === null &&
  payment.refundedAmount === 0 &&
  (payment.state === 'succeeded' || payment.state === 'authorised');

/** Whoever waits for the answer confirms it themselves: where they died of it, somebody comes by a minute later. */
export const confirmSoon = (
  { tx, now }: Clerk,
  { id }: PaymentRow,
  { awaited }: { awaited: boolean },
): Promise<void> =>
  enqueueAt(
    tx,
    confirmHeldTask,
    { id },
    {
      at: awaited ? minutesAfter(now, 1) : now,
      key: `confirm_held ${id}`,
    },
  );

/** Right after it was heard of, and by its job if not. */
export async function confirmAtOnce(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  await confirmPaid(services, payment.id).catch((err: unknown) =>
    services.log.warn({ payment: payment.id, err }, 'a paid place waits for its job'),
  );
  const now = await services.sql.as(system, (tx) => store.findPayment(tx, payment.id));
  return now ?? payment;
}

/** May run twice: what was taken is taken. Where the place is gone, what was paid for it follows by itself. */
export async function confirmPaid(services: Services, id: string): Promise<void> {
  const payment = await services.sql.as(system, (tx) => store.findPayment(tx, id));
  if (!payment || !mayConfirm(payment)) return;
  const { bookingId } = payment;
  const by = payerOf(payment);
  if (!by || !bookingId) return;
  try {
    await actUnasked(services, (acting) => takeFor(acting, { ...payment, bookingId }), by);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  // It does nothing for a place that stands or is still held.
  await services.sql.as(system, (tx) => settleSoon(tx, bookingId));
}

/** In the name of who asked for it: theirs is the line in its history. */
function payerOf({ clientId, delegateId, delegateName }: PaymentRow): Caller | undefined {
  if (!clientId) return undefined;
  const delegate = delegateId ? { id: delegateId, name: delegateName } : undefined;
  return { kind: 'client', id: clientId, ...(delegate && { delegate }) };
}

/** A booking is locked before its money; what was sent back meanwhile pays for no place. */
async function takeFor(
  acting: Act,
  { id, bookingId, confirms }: PaymentRow & { bookingId: string },
): Promise<void> {
  const held = await lockAgreed(acting, bookingId, confirms ?? 0);
  if (!held) return;
  const isGood = await asHouse(acting, async () => {
    await store.moneyInTurn(acting.tx, bookingId);
    return mayConfirm(await store.lockPayment(acting.tx, id));
  });
  if (isGood) await takeAgreed(acting, held);
}
