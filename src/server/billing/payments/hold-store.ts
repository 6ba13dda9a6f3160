import { z } from 'zod';
import { BookingPlace } from '#contract/bookings/bookings.ts';
import { Id, type Instant } from '#contract/primitives.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { isDueBy } from '#server/money/refund-sums.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const given: readonly string[] = ['cancelled', 'declined', 'no_show', 'expired'];

/** By the clock; what is not there any more is over too. */
export async function bookingIsOver(sql: Sql, id: string, now: Instant): Promise<boolean> {
  const row = await maybe(z.object({ place: BookingPlace }), sql)`
    select case when place = 'held' and held_until <= ${now} then 'expired' else place end as place
    from app.bookings where id = ${id}`;
  return row === undefined || given.includes(row.place);
}

/** A hold that ran out as it was agreed to: the clock alone ended it, and nobody has taken or changed it. */
export async function ranOutUntaken(
  sql: Sql,
  { bookingId, confirms }: Pick<PaymentRow, 'bookingId' | 'confirms'>,
  now: Instant,
): Promise<boolean> {
  const row = await maybe(z.object({ id: Id }), sql)`
    select id from app.bookings
    where id = ${bookingId} and held_until <= ${now} and (
      (place = 'held' and version = ${confirms}) or (place = 'expired' and version = ${confirms} + 1))`;
  return row !== undefined;
}

/** Bookings that are over while money of theirs is paid or reserved for nothing. */
export const paidForNothing = (sql: Sql, now: Instant) =>
  many(z.object({ id: Id }), sql)`
    select distinct p.booking_id as id from app.payments p
    left join app.bookings b on b.id = p.booking_id
    where p.booking_id is not null and p.invoice_id is null
      and (p.state = 'authorised' or (p.state = 'succeeded' and p.refunded_amount = 0))
      and (b.id is null or b.place in ('expired', 'cancelled', 'declined', 'no_show')
        or (b.place = 'held' and b.held_until <= ${now}))
    limit 100`;

/** Reservations whose day has come, or that stand for a fee: what is over waits for no day. */
export const dueGuarantees = (sql: Sql, today: string) =>
  many(z.object({ id: Id }), sql)`
    select distinct p.booking_id as id from app.payments p
    join app.invoices i on i.id = p.invoice_id
    left join app.bookings b on b.id = p.booking_id
    where p.state = 'authorised' and p.booking_id is not null
      and (i.due_on <= ${today} or b.place in ('expired', 'cancelled', 'declined', 'no_show'))
    limit 500`;

/** Bookings' documents of which something is due, whose card was not refused too often. */
export const collectableInvoices = (sql: Sql, today: string) =>
  many(z.object({ id: Id }), sql)`
    select i.id from app.invoices i
    where i.kind = 'invoice' and i.source_kind = 'booking' and i.client_id is not null
      and ${isDueBy(sql, sql`i`, today)}
      and exists (select from app.payment_methods m where m.client_id = i.client_id and m.is_default)
      and (select count(*) from app.payments p
        where p.invoice_id = i.id and p.state = 'failed' and p.actor_kind = 'system') < 3
    order by i.due_on, i.id limit 500`;
