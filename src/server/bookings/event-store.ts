import { z } from 'zod';
import { BookingRating } from '#contract/bookings/asks.ts';
import { BookingEvent, type BookingEventKind, type EndCause } from '#contract/bookings/bookings.ts';
import { Currency, Instant, type Money } from '#contract/primitives.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { type Act, record } from '#server/platform/act.ts';
import { writtenNameFrom } from '#server/platform/person-name.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

export interface NewBookingEvent {
  kind: BookingEventKind;
  reason?: string;
  /** Why the house ended it. */
  cause?: EndCause;
  /** What was kept, where something was. */
  fee?: Money;
}

export async function addBookingEvent(
  acting: Pick<Act, 'tx' | 'now' | 'by'>,
  booking: BookingRow,
  { kind, reason = '', cause, fee }: NewBookingEvent,
): Promise<void> {
  const { id: bookingId, clientId, place, startsAt, endsAt, party, length, quote } = booking;
  const keeper = kind === 'confirmed' ? await keeperOf(acting) : '';
  const after = acting.tx.json({
    place,
    startsAt,
    endsAt,
    party,
    length,
    total: quote.total,
    ...(cause && { cause }),
    ...(keeper && { keeper }),
  });
  const feeAmount = fee?.amount ?? null;
  await record(acting, 'booking_events', { bookingId, clientId, kind, reason, feeAmount, after });
}

/** The colleague whose word it was; whoever has written no name yet goes by none. */
async function keeperOf({ tx, by }: Pick<Act, 'tx' | 'by'>): Promise<string> {
  if (by.kind !== 'staff' || !('id' in by)) return '';
  const named = await maybe(Named, tx)`
    select ${writtenNameFrom(tx)} as name from auth.users where id = ${by.id}`;
  return named?.name ?? '';
}

const Named = z.object({ name: z.string() });

const Confirmed = z.object({
  party: z.int(),
  // Histories of before did not keep it.
  length: z.int().nullable(),
  startsAt: Instant,
  total: z.int(),
});
export type Confirmed = z.infer<typeof Confirmed>;

/** As it stood confirmed before it was now, where it was: what is asked for more is measured against it. */
export const confirmedBefore = (sql: Sql, bookingId: string) =>
  maybe(Confirmed, sql)`
    select (after ->> 'party')::int as party, (after ->> 'length')::int as length,
      after ->> 'startsAt' as starts_at, (after -> 'total' ->> 'amount')::bigint as total
    from app.booking_events
    where booking_id = ${bookingId} and after ->> 'place' = 'confirmed'
    order by at desc, id desc offset 1 limit 1`;

const StoredEvent = BookingEvent.omit({ fee: true }).extend({
  feeAmount: z.int().nullable(),
  currency: Currency,
});

/** The history, oldest first. */
export async function eventsOfBooking(sql: Sql, bookingId: string): Promise<BookingEvent[]> {
  const rows = await many(StoredEvent, sql)`
    select e.id, e.kind, e.at, e.actor_kind as actor,
      e.delegate_name as delegate, e.reason, e.after ->> 'cause' as cause,
      e.fee_amount, b.currency
    from app.booking_events e join app.bookings b on b.id = e.booking_id
    where e.booking_id = ${bookingId} order by e.at, e.id`;
  return rows.map(({ feeAmount, currency, ...event }) => ({
    ...event,
    fee: feeAmount === null ? null : { amount: feeAmount, currency },
  }));
}

export const ratingOf = (sql: Sql, bookingId: string) =>
  maybe(BookingRating, sql)`
    select stars, words from app.booking_ratings where booking_id = ${bookingId}`;

/** A second time replaces the first. */
export async function saveRating(
  sql: Sql,
  { id, clientId, offeringId }: BookingRow,
  { stars, words }: BookingRating,
  now: Instant,
): Promise<void> {
  const row = { bookingId: id, clientId, offeringId, stars, words, ratedAt: now };
  await sql`
    insert into app.booking_ratings ${sql(row)}
    on conflict (booking_id) do update set stars = excluded.stars, words = excluded.words,
      rated_at = excluded.rated_at`;
}
