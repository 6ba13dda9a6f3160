import type { Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { placesFreed, placesTaken } from '#server/bookings/availability/place-effects.ts';
import { addBookingEvent, type NewBookingEvent } from '#server/bookings/event-store.ts';
import { bookingMoved } from '#server/bookings/events.ts';
import { tellNews } from '#server/bookings/letters/news.ts';
import {
  type LetterNotice,
  type NoticeDetails,
  tellOfBooking,
} from '#server/bookings/letters/notices.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { spendOfMandate } from '#server/delegates/spending.ts';
import type { Act } from '#server/platform/act.ts';

/** What happened to a booking, what the client reads of it, and which places changed hands. */
interface Outcome extends Pick<NewBookingEvent, 'kind' | 'reason' | 'cause' | 'fee'> {
  tells?: LetterNotice;
  /** What it was before a change, or what was asked for and refused. */
  was?: NoticeDetails['was'];
  takes?: boolean;
  frees?: boolean;
}

/** History, letter, bell and the waitlist's turn, in the transaction of the change itself. */
export async function writeOutcome(
  acting: Act,
  row: BookingRow,
  outcome: Outcome,
): Promise<BookingRow> {
  const { tx, by, snapshot } = acting;
  const { tells, takes, frees, was: _, ...happened } = outcome;
  await Promise.all([
    addBookingEvent(acting, row, happened),
    tellNews(tx, row, { kind: happened.kind, by }),
    takes && placesTaken(tx, row, snapshot),
    frees && placesFreed(acting, row),
  ]);
  const { kind, cause } = happened;
  await acting.services.events.announce(bookingMoved, { acting, booking: row, kind, cause });
  // The letter comes after the books: it says what they say.
  if (tells) await tellOfBooking(acting, tells, row, outcome);
  return { ...row, money: await store.moneyOf(tx, row) };
}

/** What somebody who acts for the client agrees to is counted against what they may spend. */
export const agreeTo = ({ tx, by, now }: Act, id: string, amount: Money): Promise<void> =>
  spendOfMandate(tx, by, { kind: 'booking', id, step: 'agreed', amount, now });

/** The client's own, locked; somebody else's is not there. */
export async function lockOwnBooking({ tx, by }: Act, id: string): Promise<BookingRow> {
  const row = 'id' in by ? await store.lockBooking(tx, id, by.id) : undefined;
  return row ?? refuseUnknownBooking();
}

export function refuseUnknownBooking(): never {
  throw new Failure('not_found', 'There is no such booking.');
}
