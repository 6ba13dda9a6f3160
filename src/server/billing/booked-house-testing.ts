/** A real booking: how it is taken, how it stands by the books, and what the passing of time does to it. */
import { z } from 'zod';
import type { BookingWish } from '#contract/bookings/asks.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { type Day, Id } from '#contract/primitives.ts';
import { timesOn } from '#domain/bookings/cells.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import { dayInDubai, daysAfter, hoursAfter, houseZone } from '#domain/time.ts';
import type { Shape, Terms } from '#server/billing/booked-shapes-testing.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { Seen as MoneySeen } from '#server/billing/money-acts/store.ts';
import { act, type Lane, type Played, refuse } from '#server/billing/sequences/money-testing.ts';
import { sheetsOf } from '#server/billing/sheets-testing.ts';
import { holdPlace } from '#server/bookings/holds/holds.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import { BookingRow, bookingColumns } from '#server/bookings/row.ts';
import { guest } from '#server/bookings/testing.ts';
import type { Somebody } from '#server/matters/messages/messages.ts';
import type { Act } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { many, one, type Sql, system } from '#server/platform/sql.ts';

/** One of each way to be paid for, and of each term under which it is given up. */
const sold = {
  arrival: { slug: 'private-terminal-arrival-dxb', extra: 'maybach-transfer', by: 'party' },
  flight: { slug: 'seventeen-minute-coast-tour', extra: 'maybach-transfer', by: 'party' },
  stay: { slug: 'one-zaabeel-skyline-suite', extra: 'airport-limousine', by: 'length' },
  car: { slug: 'lamborghini-urus-se', extra: 'oman-permit', by: 'length' },
  safari: { slug: 'heritage-land-rover-safari', extra: 'photo-package', by: 'party' },
} as const;
type Good = keyof typeof sold;

export interface BookingLane extends Lane {
  /** A second colleague. */
  other: string;
  /** Days that nobody else of the test takes. */
  firstDay: number;
}

export interface Booked extends Played, BookingLane {
  good: Good;
  offering: Offering;
  /** The first of its days. */
  base: Day;
}

export function termsOf({ payment, cancellation }: Offering, asked: boolean): Terms {
  const { mode, depositPercent } = payment;
  const { feePercentAfter, noShowPercent, weatherRefundPercent } = cancellation;
  return {
    mode,
    asked,
    depositPercent,
    feePercent: feePercentAfter,
    noShowPercent,
    weatherPercent: weatherRefundPercent,
  };
}

type Asking = Pick<Booked, 'services' | 'good' | 'offering' | 'base'>;

/** What is asked for, and what its page says that it costs. */
export function quoted({ services, good, offering, base }: Asking, shape: Shape) {
  const { by, extra, slug } = sold[good];
  const day = daysAfter(base, shape.shift);
  const isStay = offering.schedule.kind === 'nightly';
  const wish: BookingWish = {
    offering: slug,
    day,
    units: null,
    time: isStay ? null : (timesOn(offering, day)[0] ?? null),
    length: by === 'length' ? shape.many : null,
    party: by === 'party' ? shape.many : 1,
    addOns: shape.extra ? [{ id: extra, quantity: 1 }] : [],
  };
  const { quote } = planBooking(offering, wish, { now: services.now(), closures: [] });
  return { wish, total: quote.total };
}

export const actingOf = ({ services }: Lane, { tx, now, by, snapshot }: Somebody): Act => ({
  tx,
  services,
  config: services.config,
  snapshot,
  now,
  by,
});

/** What is told of those who come. */
export const told = {
  guests: [guest],
  note: '',
  licenceHeld: true,
  limitsKept: true,
  pickUp: 'Villa 12',
};

/** Nothing is paid yet. */
export async function holdOne(lane: BookingLane, good: Good, shape: Shape): Promise<Booked> {
  const snapshot = await lane.services.catalogue.current();
  const offering = snapshot.bySlug('offerings', sold[good].slug) ?? refuse();
  const base = daysAfter(dayInDubai(lane.services.now()), lane.firstDay);
  const asking = { ...lane, good, offering, base };
  const { wish, total } = quoted(asking, shape);
  const ask = { ...wish, ...told, total, zone: houseZone };
  const { id } = await act(lane, 'client', { key: newId() }, async (by) => {
    const row = await holdPlace(actingOf(lane, by), ask, { language: 'en', ip: '192.0.2.1' });
    return { id: row.id };
  });
  return { ...asking, source: id, sheets: [] };
}

/** How it stands by the books, with what was learnt of its documents. */
export async function lookAt(booked: Booked) {
  const { services, source } = booked;
  return services.sql.as(system, async (tx) => {
    const row = await rowOf(tx, booked);
    const sheets = await sheetsOf(tx, 'booking', source);
    booked.sheets = sheets;
    const waiting = await waitingOf(tx, booked);
    return { row, sheets, waiting, facts: await moneyFactsOf(tx, row, services.now()) };
  });
}

const Waiting = z.object({
  id: Id,
  version: z.int(),
  kind: z.string(),
  amount: z.int(),
  seen: MoneySeen,
});

/** What a second colleague has not looked at, the first one first. */
export const waitingOf = (tx: Sql, { source }: Played) =>
  many(Waiting, tx)`
    select a.id, a.version, a.kind, a.amount, a.seen
    from app.money_acts a join app.invoices i on i.id = a.invoice_id
    where i.source_id = ${source} and a.state = 'waiting' order by a.asked_at, a.id`;

export const rowOf = (tx: Sql, { source }: Played) =>
  one(BookingRow, tx)`select ${bookingColumns(tx)} from app.bookings where id = ${source}`;

/** The free hours are over. */
export const makeLate = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) => tx`
      update app.bookings set quote = jsonb_set(quote, '{terms,freeUntil}', 'null')
      where id = ${source}`,
  );

/** Card networks hold a reservation for some days and then let it go. */
export const lapseInHouse = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) => tx`
      update app.sandbox_intents i set state = 'released' from app.payments p
      where p.id::text = i.key and p.booking_id = ${source} and i.state = 'authorised'`,
  );

/** The day has come and gone. */
export function liveInHouse(booked: Booked): void {
  const later = hoursAfter(booked.services.now(), 24 * 400);
  booked.services = { ...booked.services, now: () => later };
}

/** The house's clock comes by: two of its jobs at once. */
export async function tendInHouse({ services, source }: Booked): Promise<void> {
  await Promise.all([settleBooking(services, source), settleBooking(services, source)]);
}

/** Nobody needs the place any more: the next story takes it. */
export const clearAway = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) => tx`update app.bookings set place = 'cancelled' where id = ${source}`,
  );
