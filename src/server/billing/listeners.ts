/** What bookings do to the books. */
import type { BookingEventKind, BookingPlace } from '#contract/bookings/bookings.ts';
import { bookBooking, lockBooks } from '#server/billing/books/bookings.ts';
import { asHouse } from '#server/billing/clerk.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { endLook } from '#server/billing/money-acts/ended-looks.ts';
import { mayGiveUpBooking } from '#server/billing/money-acts/house-endings.ts';
import { beginCharges, dropCharges } from '#server/billing/payments/charges.ts';
import { bookingMoved, endWeighed, houseGivesUp } from '#server/bookings/events.ts';
import type { Act } from '#server/platform/act.ts';
import type { Events } from '#server/platform/events.ts';

/** Nothing is owed before a booking is taken, and nothing changes as it is lived through. */
const moneyStays: readonly BookingEventKind[] = [
  'held',
  'adjusted',
  'pending',
  'expired',
  'completed',
  'rated',
  'told',
];

interface Moved {
  id: string;
  place: BookingPlace;
}

/** Whoever confirms or cancels is answered by what was reserved; a change alone asks for more at once. */
const followCharges = (acting: Act, { id, place }: Moved, kind: BookingEventKind) =>
  asHouse(acting, async () => {
    const documents = await invoices.ofSource(acting.tx, { kind: 'booking', id });
    if (kind === 'changed' && place === 'confirmed') await beginCharges(acting, documents);
    else await dropCharges(acting, documents);
  });

export function billingListeners({ on }: Events): void {
  on(bookingMoved, async ({ acting, booking, kind, cause }) => {
    if (!moneyStays.includes(kind)) {
      await bookBooking(acting, { ...booking, cause });
      await followCharges(acting, booking, kind);
    }
    await endLook(acting, booking, kind);
  });
  on(endWeighed, async ({ acting, bookingId }) => void (await lockBooks(acting, bookingId)));
  // What the house gives beyond the client's own terms is money moved by hand: much of it takes two.
  on(houseGivesUp, ({ acting, ...given }) => mayGiveUpBooking(acting, given));
}
