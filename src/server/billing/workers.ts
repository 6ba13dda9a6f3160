import { minutesAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { settleBookingTask } from '#server/billing/books/settle-booking-task.ts';
import { settleMatter, settleMatterTask } from '#server/billing/matters/bank-questions.ts';
import { tellIfOpen, tellMembershipTask } from '#server/billing/memberships/notices.ts';
import { renewMemberships } from '#server/billing/memberships/renewals.ts';
import { tendActs } from '#server/billing/money-acts/second-colleague.ts';
import { collectDue, sweepHolds } from '#server/billing/payments/dues.ts';
import { oneByOne } from '#server/billing/payments/one-by-one.ts';
import { confirmHeldTask, confirmPaid } from '#server/billing/payments/paid-holds.ts';
import { catchUp } from '#server/billing/payments/payments.ts';
import * as payments from '#server/billing/payments/store.ts';
import { sendRefund, sendRefundTask } from '#server/billing/refunds/refunds.ts';
import * as refunds from '#server/billing/refunds/store.ts';
import { byTheClock, type Worker, worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const billingWorkers = (services: Services): Worker[] => [
  worker(sendRefundTask, ({ id }) => sendRefund(services, id)),
  worker(confirmHeldTask, ({ id }) => confirmPaid(services, id)),
  worker(settleBookingTask, ({ id }) => settleBooking(services, id)),
  worker(settleMatterTask, ({ id }) => settleMatter(services, id)),
  byTheClock('reconcile_payments', '*/5 * * * *', () => reconcilePayments(services)),
  byTheClock('renew_memberships', '10 * * * *', () => renewMemberships(services)),
  worker(tellMembershipTask, (told) => tellIfOpen(services, told)),
  byTheClock('tend_money_acts', '*/5 * * * *', () => tendActs(services)),
  // Nine in the morning in Dubai, when somebody can look for another card.
  byTheClock('collect_due', '0 5 * * *', () => collectDue(services)),
  byTheClock('forget_processor_events', '40 23 * * *', () => forgetEvents(services)),
];

/** A payer may take a while; what nobody heard of by then was left behind. */
const patience = { look: 2, giveUp: 60 };

/** Asks the processor about everything whose end nobody wrote down: after a crash, or a lost answer. */
export async function reconcilePayments(services: Services): Promise<void> {
  const { sql, now } = services;
  const moment = now();
  const since = minutesAfter(moment, -patience.look);
  const long = minutesAfter(moment, -patience.giveUp);
  const open = await sql.as(system, (tx) => payments.leftOpen(tx, since));
  await oneByOne(services, open, (payment) =>
    payment.state === 'step' && payment.createdAt < long
      ? leaveBehind(services, payment)
      : catchUp(services, payment, { giveUp: payment.state === 'created' }),
  );
  const leaving = await sql.as(system, (tx) => refunds.leftOpen(tx, since));
  await oneByOne(services, leaving, ({ id }) => sendRefund(services, id));
  await sweepHolds(services);
}

async function leaveBehind(
  services: Services,
  payment: Awaited<ReturnType<typeof payments.lockPayment>>,
) {
  const { processorRef } = payment;
  if (processorRef) await services.processor.release(processorRef);
  return catchUp(services, payment, { giveUp: true });
}

/** Long after the processor has stopped telling it again. */
async function forgetEvents({ sql }: Services): Promise<void> {
  await sql.as(
    system,
    (tx) => tx`delete from app.processor_events where received_at < now() - interval '90 days'`,
  );
}
