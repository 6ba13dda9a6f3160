import { z } from 'zod';
import { BookingMoney } from '#contract/bookings/bookings.ts';
import type { BookingPlan, OfferingWish } from '#domain/bookings/plan.ts';
import { BookingRow, bookingColumns as columns } from '#server/bookings/row.ts';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

/** When and how much: the columns that a plan decides. */
function planned(sql: Sql, plan: BookingPlan, { day, time, party, addOns }: OfferingWish) {
  const { offeringId, startsAt, endsAt, length, units, capacity, cells, quote } = plan;
  return {
    offeringId,
    day,
    time,
    length,
    startsAt,
    endsAt,
    party,
    units,
    capacity,
    cells,
    addOns: sql.json(addOns.map(({ id, quantity }) => ({ id, quantity }))),
    quote: sql.json(quote),
    totalAmount: quote.total.amount,
    currency: quote.total.currency,
  };
}

export type NewBooking = Pick<
  BookingRow,
  | 'id'
  | 'reference'
  | 'clientId'
  | 'offered'
  | 'guests'
  | 'note'
  | 'licenceHeld'
  | 'limitsKept'
  | 'pickUp'
  | 'heldUntil'
  | 'confirmsAtOnce'
  | 'language'
  | 'zone'
  | 'waitlistEntryId'
> & { heldFrom?: string | null };

/** Nothing when the reference is already somebody's. */
export function insertHeld(
  sql: Sql,
  booking: NewBooking,
  { plan, wish, now }: { plan: BookingPlan; wish: OfferingWish; now: string },
) {
  const row = {
    ...booking,
    ...planned(sql, plan, wish),
    place: 'held',
    offered: sql.json(booking.offered),
    guests: sql.json(booking.guests),
    createdAt: now,
    updatedAt: now,
  };
  return maybe(BookingRow, sql)`
    insert into app.bookings ${sql(row)} on conflict (reference) do nothing
    returning ${columns(sql)}`;
}

/** Ends what others no longer hold, and makes takers of one offering come one after the other. */
export async function endHolds(sql: Sql, offeringId: string, now: string): Promise<void> {
  await sql`select app.end_holds(${offeringId}, ${now})`;
}

const Counts = z.object({
  own: z.int(),
  ownHere: z.int(),
  ownLapsed: z.int(),
  near: z.int(),
  nearHere: z.int(),
  nearLapsed: z.int(),
  hasPaid: z.boolean(),
});

interface Holder {
  clientId: string;
  heldFrom: string | null;
  offeringId: string;
  now: string;
}

/** What the client and their network keep from others; nobody else counts until this transaction ends. */
export const countHolds = (sql: Sql, { clientId, heldFrom, offeringId, now }: Holder) =>
  one(Counts, sql)`select * from app.count_holds(${clientId}, ${heldFrom}, ${offeringId}, ${now})`;

export const findBooking = (sql: Sql, id: string, clientId: string) =>
  maybe(BookingRow, sql)`
    select ${columns(sql)} from app.bookings where id = ${id} and client_id = ${clientId}`;

/** Locks the row, so that two events on one booking happen in turn. */
export const lockBooking = (sql: Sql, id: string, clientId: string) =>
  maybe(BookingRow, sql)`
    select ${columns(sql)} from app.bookings where id = ${id} and client_id = ${clientId}
    for update`;

/** For the house: whoever it belongs to. */
export const lockAnyBooking = (sql: Sql, id: string) =>
  maybe(BookingRow, sql)`select ${columns(sql)} from app.bookings where id = ${id} for update`;

type Moved = Pick<
  BookingRow,
  | 'id'
  | 'place'
  | 'money'
  | 'guests'
  | 'note'
  | 'licenceHeld'
  | 'limitsKept'
  | 'pickUp'
  | 'feesKept'
  | 'changeFees'
  | 'heldUntil'
>;

const moved = (sql: Sql, booking: Moved) => {
  const { place, money, guests, note, licenceHeld, limitsKept, pickUp, heldUntil } = booking;
  const { feesKept, changeFees } = booking;
  const kept = { feesKept, changeFees: sql.json(changeFees) };
  const told = { guests: sql.json(guests), note, licenceHeld, limitsKept, pickUp };
  return { place, money, ...told, ...kept, heldUntil };
};

/** Where it stands and who comes; when and how much stay as they are. */
export const saveBooking = (sql: Sql, booking: Moved, now: string) =>
  one(BookingRow, sql)`
    update app.bookings set ${sql(moved(sql, booking))}, version = version + 1, updated_at = ${now},
      confirmed_at = case when ${booking.place} = 'confirmed' then coalesce(confirmed_at, ${now})
        else confirmed_at end,
      ${keptBefore(sql, sql`${booking.place} = 'pending'`)}
    where id = ${booking.id} returning ${columns(sql)}`;

/** Who comes and what the crew should know; while a change waits, of what stands and of what was asked for. */
export const saveTold = (
  sql: Sql,
  { id, party }: Pick<BookingRow, 'id' | 'party'>,
  { guests, note, pickUp }: Pick<BookingRow, 'guests' | 'note' | 'pickUp'>,
  now: string,
) =>
  one(BookingRow, sql)`
    update app.bookings set guests = ${sql.json(guests.slice(0, party))}, note = ${note},
      pick_up = ${pickUp}, before = jsonb_set(before, '{guests}', ${sql.json(guests)}),
      version = version + 1, updated_at = ${now}
    where id = ${id} returning ${columns(sql)}`;

type Told = Pick<BookingRow, 'guests' | 'note' | 'licenceHeld' | 'limitsKept' | 'pickUp'>;

/** Who comes and what should be known, of the version that it is. */
export async function keepTold(sql: Sql, id: string, { guests, ...plain }: Told): Promise<void> {
  await sql`update app.bookings set ${sql({ ...plain, guests: sql.json(guests) })} where id = ${id}`;
}

interface Replanned {
  plan: BookingPlan;
  wish: OfferingWish;
  now: string;
  /** It stands until a change of it is confirmed. */
  wasConfirmed?: boolean;
}

/** What was confirmed is kept as long as a change of it waits, and its place with it. */
const keptBefore = (sql: Sql, waits: ReturnType<Sql>) => sql`
  before = case when ${waits} then before end,
  before_cells = case when ${waits} then before_cells end,
  before_units = case when ${waits} then before_units end`;

const spelt = (sql: Sql, moment: ReturnType<Sql>) => sql`
  to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As the row is before it is changed. */
const asConfirmed = (sql: Sql) => sql`
  before = jsonb_build_object('day', day, 'time', time, 'length', length, 'party', party,
    'startsAt', ${spelt(sql, sql`starts_at`)}, 'endsAt', ${spelt(sql, sql`ends_at`)},
    'units', units, 'capacity', capacity, 'addOns', add_ons, 'guests', guests, 'quote', quote,
    'feesKept', fees_kept, 'changeFees', change_fees),
  before_cells = cells, before_units = units`;

/** Day, party, price and place are again what was confirmed; what follows writes the version. */
export const takeUpBefore = (sql: Sql, id: string) =>
  one(BookingRow, sql)`
    update app.bookings set place = 'confirmed', day = (before ->> 'day')::date,
      time = before ->> 'time', length = (before ->> 'length')::int,
      starts_at = (before ->> 'startsAt')::timestamptz, ends_at = (before ->> 'endsAt')::timestamptz,
      party = (before ->> 'party')::int, capacity = (before ->> 'capacity')::int,
      units = before_units, cells = before_cells, add_ons = before -> 'addOns',
      guests = before -> 'guests', quote = before -> 'quote',
      total_amount = (before #>> '{quote,total,amount}')::bigint,
      currency = before #>> '{quote,total,currency}',
      fees_kept = (before ->> 'feesKept')::bigint, change_fees = before -> 'changeFees',
      before = null, before_cells = null, before_units = null
    where id = ${id} and before is not null returning ${columns(sql)}`;

/** The same with another day, party or add-ons. */
export function saveReplanned(
  sql: Sql,
  booking: Moved,
  { plan, wish, now, wasConfirmed = false }: Replanned,
) {
  const row = { ...moved(sql, booking), ...planned(sql, plan, wish) };
  const waits = booking.place === 'pending';
  const before = waits && wasConfirmed ? asConfirmed(sql) : keptBefore(sql, sql`${waits}::boolean`);
  return one(BookingRow, sql)`
    update app.bookings set ${sql(row)}, version = version + 1, updated_at = ${now}, ${before}
    where id = ${booking.id} returning ${columns(sql)}`;
}

/** Where it stands with its money by the books as they are now. */
export async function moneyOf(sql: Sql, { id, money }: Pick<BookingRow, 'id' | 'money'>) {
  const { now } = await one(z.object({ now: BookingMoney }), sql)`
    select app.booking_money(${id}, ${money}) as now`;
  return now;
}
