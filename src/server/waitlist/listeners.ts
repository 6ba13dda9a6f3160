/** What bookings do to the line: an offer was taken or given back, or a place may be free. */
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import { bookingMoved, placeFreed, placeWanted } from '#server/bookings/events.ts';
import type { Events } from '#server/platform/events.ts';
import { askTheLine } from '#server/waitlist/asked-line.ts';
import { serveFirst } from '#server/waitlist/line.ts';
import { closeEntry } from '#server/waitlist/store.ts';

/** What becomes of somebody's turn with the booking that it offered them. */
const turns: Partial<Record<BookingEventKind, 'taken' | 'left'>> = {
  confirmed: 'taken',
  pending: 'taken',
  cancelled: 'left',
};

export function waitlistListeners({ on }: Events): void {
  on(placeWanted, ({ acting, offering }) => serveFirst(acting, offering));
  on(placeFreed, ({ acting, offeringId }) => askTheLine(acting.tx, offeringId));
  on(bookingMoved, async ({ acting, booking: { waitlistEntryId }, kind }) => {
    const turn = turns[kind];
    if (waitlistEntryId && turn) await closeEntry(acting.tx, waitlistEntryId, turn);
  });
}
