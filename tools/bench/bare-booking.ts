import { createHash } from 'node:crypto';
import type { BookingPlan, OfferingWish } from '#domain/bookings/plan.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import { bookBooking } from '#server/billing/books/bookings.ts';
import { defaultOf } from '#server/billing/payments/method-store.ts';
import { ofBooking } from '#server/billing/payments/store.ts';
import { closuresSince } from '#server/bookings/availability/closure-store.ts';
import { placesTaken } from '#server/bookings/availability/place-effects.ts';
import { addBookingEvent, eventsOfBooking, ratingOf } from '#server/bookings/event-store.ts';
import { keepGuests } from '#server/bookings/guest-store.ts';
import { tellNews } from '#server/bookings/letters/news.ts';
import { type BookingRow, offeredFacts } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { deliverMessage } from '#server/platform/messages/delivery.ts';
import { insertOnce, type NewMessage } from '#server/platform/messages/table.ts';
import { newReference } from '#server/platform/references.ts';
import { type Caller, type Database, type Sql, system } from '#server/platform/sql.ts';
import { somebodyWaits } from '#server/waitlist/store.ts';
import type { BenchClient, Start } from '#tools/bench/bookings-house.ts';

/** What was worked out beforehand: the bare way reckons nothing. */
export interface Prepared extends Start {
  client: BenchClient;
  snapshot: Snapshot;
  config: Config;
  plan: BookingPlan;
  now: string;
  letter: Omit<NewMessage, 'id' | 'eventKey'>;
  answer: string;
}

/**
 * The statements of holding and confirming and nothing else: no HTTP, no rules, no letters written. The
 * invoice's are written by the product itself, because it adds little to them but the sums.
 */
export async function bareBooking(sql: Database, prepared: Prepared): Promise<void> {
  const by: Caller = { kind: 'client', id: prepared.client.id };
  const held = await sql.as(by, (tx) => keyed(tx, prepared, () => hold(tx, prepared, by)));
  await sql.as(by, (tx) => store.findBooking(tx, held.id, prepared.client.id));
  await sql.as(system, (tx) =>
    Promise.all([ofBooking(tx, held.id), defaultOf(tx, prepared.client.id, 'sandbox')]),
  );
  await sql.as(by, (tx) => keyed(tx, prepared, () => confirm(tx, prepared, { held, by })));
}

async function keyed<T>(tx: Sql, { client, answer }: Prepared, act: () => Promise<T>): Promise<T> {
  const key = newId();
  const bodyHash = createHash('sha256').update(key).digest('base64url');
  await tx`
    insert into app.idempotency_keys ${tx({ caller: client.id, route: '/bare', key, bodyHash })}
    on conflict do nothing`;
  const done = await act();
  await tx`
    update app.idempotency_keys set answer = ${answer}::text::jsonb
    where caller = ${client.id} and route = '/bare' and key = ${key}`;
  return done;
}

async function hold(tx: Sql, prepared: Prepared, by: Caller): Promise<BookingRow> {
  const { offering, client, plan, now, day, time, snapshot } = prepared;
  await Promise.all([
    closuresSince(tx, offering.id, dayInDubai(now)),
    store.countHolds(tx, {
      clientId: client.id,
      heldFrom: null,
      offeringId: offering.id,
      now,
    }),
  ]);
  await somebodyWaits(tx, offering.id);
  const holder: store.NewBooking = {
    id: newId(),
    reference: newReference('RH'),
    clientId: client.id,
    waitlistEntryId: null,
    guests: [],
    note: '',
    licenceHeld: false,
    limitsKept: false,
    pickUp: '',
    zone: 'Asia/Dubai',
    language: 'en',
    offered: offeredFacts(offering),
    heldUntil: secondsAfter(now, 900),
    confirmsAtOnce: true,
  };
  const wish: OfferingWish = { day, time, length: null, party: 1, units: null, addOns: [] };
  const [, row] = await Promise.all([
    store.endHolds(tx, offering.id, now),
    store.insertHeld(tx, holder, { plan, wish, now }),
  ]);
  if (!row) throw new Error('The reference was taken.');
  const taken = placesTaken(tx, row, snapshot);
  await Promise.all([
    addBookingEvent({ tx, now, by }, row, { kind: 'held' }),
    tellNews(tx, row, { kind: 'held', by }),
    taken,
    post(tx, prepared),
  ]);
  await store.moneyOf(tx, row);
  await Promise.all([eventsOfBooking(tx, row.id), ratingOf(tx, row.id)]);
  return row;
}

async function confirm(
  tx: Sql,
  prepared: Prepared,
  { held, by }: { held: BookingRow; by: Caller },
): Promise<void> {
  const { client, now, snapshot, config } = prepared;
  const row = await store.lockBooking(tx, held.id, client.id);
  if (!row) throw new Error('The booking has gone.');
  const guests = [{ name: 'Layla Al Mansoori', age: 34, needs: '' }];
  const saved = await store.saveBooking(
    tx,
    { ...row, place: 'confirmed', guests, heldUntil: null },
    now,
  );
  await keepGuests(tx, { clientId: client.id, guests, now, today: dayInDubai(now) });
  await Promise.all([
    addBookingEvent({ tx, now, by }, saved, { kind: 'confirmed' }),
    tellNews(tx, saved, { kind: 'confirmed', by }),
    post(tx, prepared),
  ]);
  await bookBooking({ tx, snapshot, config, now, by }, saved);
  await store.moneyOf(tx, saved);
  await Promise.all([eventsOfBooking(tx, row.id), ratingOf(tx, row.id)]);
}

async function post(tx: Sql, { letter, client }: Prepared): Promise<void> {
  await tx`
    select email, raw_user_meta_data ->> 'full_name' as name from auth.users
    where id = ${client.id} and email <> ''`;
  const id = newId();
  await insertOnce(tx, { ...letter, id, eventKey: `bare:${id}` });
  await enqueue(tx, deliverMessage, { id });
}
