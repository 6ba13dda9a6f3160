import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { bookBooking } from '#server/billing/books/bookings.ts';
import { placesFreed, placesTaken } from '#server/bookings/availability/place-effects.ts';
import { addEvent, type Happened } from '#server/bookings/event-store.ts';
import { announce } from '#server/bookings/letters/news.ts';
import { type Told, tell } from '#server/bookings/letters/notices.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { spend } from '#server/delegates/actions.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What every action on a booking stands on: one transaction, one moment, one actor. */
export interface Desk {
  tx: Sql;
  services: Services;
  snapshot: Snapshot;
  now: Instant;
  by: Caller;
  /** Those who wait have what is free before somebody who just came; the line itself needs no such rule. */
  lineFirst?: (offering: Offering) => Promise<void>;
}

/** What happened to a booking, what the client reads of it, and which places changed hands. */
interface Outcome extends Pick<Happened, 'kind' | 'reason' | 'fee'> {
  tells?: Told;
  takes?: boolean;
  frees?: boolean;
}

/** History, letter, bell and the waitlist's turn, in the transaction of the change itself. */
export async function settle(desk: Desk, row: BookingRow, outcome: Outcome): Promise<BookingRow> {
  const { tx, now, by, snapshot } = desk;
  const { tells, takes, frees, ...happened } = outcome;
  await Promise.all([
    addEvent(tx, row, { ...happened, at: now, by }),
    announce(tx, row, { kind: happened.kind, by }),
    takes && placesTaken(tx, row, snapshot),
    frees && placesFreed(tx, row),
  ]);
  if (!moneyStays.includes(happened.kind)) await bookBooking(clerkOf(desk), row);
  // The letter comes after the books: it says what they say.
  if (tells) await tell(desk, tells, row, outcome);
  return { ...row, money: await store.moneyOf(tx, row) };
}

/** What somebody who acts for the client agrees to is counted against what they may spend. */
export const agreeTo = ({ tx, by, now }: Desk, id: string, amount: Money): Promise<void> =>
  spend(tx, by, { kind: 'booking', id, step: 'agreed', amount, now });

/** Nothing is owed before a booking is taken, and nothing changes as it is lived through. */
const moneyStays: readonly Happened['kind'][] = [
  'held',
  'adjusted',
  'pending',
  'expired',
  'completed',
  'rated',
];

export const clerkOf = ({ tx, services, snapshot, now, by }: Desk) => ({
  ...{ tx, snapshot, now, by },
  config: services.config,
});

/** The client's own, locked; somebody else's is not there. */
export async function lockOwn({ tx, by }: Desk, id: string): Promise<BookingRow> {
  const row = 'id' in by ? await store.lock(tx, id, by.id) : undefined;
  return row ?? refuseUnknown();
}

export function refuseUnknown(): never {
  throw new Failure('not_found', 'There is no such booking.');
}
