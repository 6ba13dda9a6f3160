/** What falls due later is taken when its day has come, and what was paid for nothing goes back. */
import { dayInDubai } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { collectable, dueGuarantees, paidForNothing } from '#server/billing/payments/hold-store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Balances of bookings, from the card that is saved; what was quoted is paid by its client. */
export async function collectDue(services: Services): Promise<void> {
  const { sql, now } = services;
  const today = dayInDubai(now());
  for (const { id } of await sql.as(system, (tx) => dueGuarantees(tx, today)))
    await settleBooking(services, id);
  for (const { id } of await sql.as(system, (tx) => collectable(tx, today)))
    await chargeInvoice(services, id, { present: false });
}

/** The hold ended before anybody confirmed it. */
export async function sweepHolds(services: Services): Promise<void> {
  const due = await services.sql.as(system, (tx) => paidForNothing(tx, services.now()));
  for (const { id } of due) await settleBooking(services, id);
}
