/** What bookings keep of somebody, and what is left of it when they leave. */
import type { Instant } from '#contract/primitives.ts';
import { cancelBooking, quoteCancel } from '#server/bookings/changes.ts';
import { BookingRow, bookingColumns } from '#server/bookings/row.ts';
import type { Erasure, Leaving, Owner, PersonalData } from '#server/platform/personal-data.ts';
import { inNameOf, many, type Sql, system } from '#server/platform/sql.ts';

export const bookingPersonalData: PersonalData[] = [
  {
    name: 'bookings',
    tables: ['app.bookings', 'app.booking_events', 'app.booking_ratings'],
    readAs: 'owner',
    read: async (tx, { id }) => ({
      bookings: await tx`
        select id, reference, offered -> 'title' as title, place, money, day, time, length, starts_at,
          ends_at, party, add_ons, guests, note, pick_up, quote, total_amount, currency, fees_kept, language,
          zone, confirmed_at, created_at, updated_at
        from app.bookings where client_id = ${id} order by created_at, id`,
      history: await tx`
        select booking_id, kind, at, actor_kind, reason, fee_amount, after from app.booking_events
        where client_id = ${id} order by at, id`,
      ratings: await tx`
        select booking_id, stars, words, rated_at from app.booking_ratings
        where client_id = ${id} order by rated_at`,
    }),
  },
  {
    name: 'guests',
    tables: ['app.guests'],
    readAs: 'owner',
    read: async (tx, { id }) => tx`
      select name, age, age_said_on, needs, used_at from app.guests
      where client_id = ${id} order by name`,
  },
];

/** The books keep what was booked and what it cost; who came along and what they wrote goes. */
export const bookingErasure: Erasure = {
  tables: ['app.bookings', 'app.booking_events', 'app.booking_ratings'],
  erase: async (leaving) => {
    const { tx, owner } = leaving;
    await callOffAhead(leaving);
    await tx`update app.bookings set guests = '[]', note = '', pick_up = '',
      before = jsonb_set(before, '{guests}', '[]') where client_id = ${owner.id}`;
    await tx`
      update app.booking_events set reason = '', actor_id = null, after = after - 'keeper'
      where client_id = ${owner.id} or actor_id = ${owner.id}`;
    await tx`update app.booking_ratings set words = '' where client_id = ${owner.id}`;
  },
};

/** Under the terms each was made with, with its letter and its place for the next in line. */
async function callOffAhead({ tx, services, owner, now }: Leaving): Promise<void> {
  const by = { kind: 'client', id: owner.id } as const;
  const snapshot = await services.catalogue.current();
  for (const row of await aheadOf(tx, owner, now)) {
    const { fee } = await quoteCancel(tx, row, now);
    const ask = { fee, reason: '' };
    const acting = { tx, services, config: services.config, snapshot, now, by };
    const { id, version } = row;
    await inNameOf(tx, [by, system], () => cancelBooking(acting, { id, version, ask }));
  }
}

function aheadOf(tx: Sql, { id }: Owner, now: Instant) {
  return many(BookingRow, tx)`
    select ${bookingColumns(tx)} from app.bookings
    where client_id = ${id} and starts_at > ${now}
      and (place in ('pending', 'confirmed') or (place = 'held' and held_until > ${now}))
    order by starts_at, id for update`;
}
