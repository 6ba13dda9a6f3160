/** What falls due later is taken when its day has come, and what was paid for nothing goes back. */
import { dayInDubai } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import {
  collectableInvoices,
  dueGuarantees,
  paidForNothing,
} from '#server/billing/payments/hold-store.ts';
import { oneByOne } from '#server/billing/payments/one-by-one.ts';
import { confirmPaid } from '#server/billing/payments/paid-holds.ts';
import * as payments from '#server/billing/payments/store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Balances of bookings, from the card that is saved; what was quoted is paid by its client. */
export async function collectDue(services: Services): Promise<void> {
  const { sql, now } = services;
  const today = dayInDubai(now());
  const guarantees = await sql.as(system, (tx) => dueGuarantees(tx, today));
  await oneByOne(services, guarantees, ({ id }) => settleBooking(services, id));
  const balances = await sql.as(system, (tx) => collectableInvoices(tx, today));
  await oneByOne(services, balances, ({ id }) => chargeInvoice(services, id, { present: false }));
}

/** The hold ended before anybody confirmed it; what was to be confirmed by its payment is tried before. */
export async function sweepHolds(services: Services): Promise<void> {
  const { sql, now } = services;
  const ended = await sql.as(system, (tx) => paidForNothing(tx, now()));
  await oneByOne(services, ended, async ({ id }) => {
    const paid = await sql.as(system, (tx) => payments.ofBooking(tx, id));
    for (const payment of paid) await confirmPaid(services, payment.id);
    await settleBooking(services, id);
  });
}
