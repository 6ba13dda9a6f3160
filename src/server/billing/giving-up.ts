/**
 * The house gives a booking up, and so gives back more than the client would get by cancelling: that is money
 * moved by hand like any other. Above the sum the booking stands, and nobody is told anything, until a
 * colleague says yes.
 */
import type { Money } from '#contract/primitives.ts';
import type * as store from '#server/billing/act-store.ts';
import { leaveToColleague, note, staffedBy, weighed } from '#server/billing/act-weighing.ts';
import { lockBooks } from '#server/billing/booking-books.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoice-row.ts';

export interface Given extends store.GivingUp {
  /** Beyond the client's own terms. */
  amount: Money;
  reason: string;
}

/** Whether it may be given up now; otherwise a colleague is asked. */
export async function mayGiveUp(clerk: Clerk, given: Given): Promise<boolean> {
  const { amount, reason, bookingId, cause } = given;
  const documents = await lockBooks(clerk, bookingId);
  const [invoice] = documents;
  // What nobody was asked to pay gives nothing away.
  if (!invoice || amount.amount <= 0) return true;
  const staffed = staffedBy(clerk);
  const wish = { kind: 'call_off', amount, reason, givingUp: { bookingId, cause } } as const;
  const state = await weighed(staffed, invoice, wish);
  const noted = { wish, invoice, seen: seenOf(documents), state };
  if (state === 'waiting') await leaveToColleague(staffed, noted);
  else await note(staffed, noted);
  return state !== 'waiting';
}

/** All documents of a booking as one: whatever moved on any of them is asked about anew. */
function seenOf(documents: InvoiceRow[]): store.Seen {
  const sum = (of: (row: InvoiceRow) => number) => documents.reduce((all, row) => all + of(row), 0);
  return {
    paid: sum(({ paidAmount }) => paidAmount),
    credited: sum(({ creditedAmount }) => creditedAmount),
    refunded: sum(({ refundedAmount }) => refundedAmount),
    sentBack: 0,
  };
}

export const seenOfBooking = async (clerk: Clerk, id: string): Promise<store.Seen> =>
  seenOf(await lockBooks(clerk, id));

interface Agreed extends store.GivingUp {
  reason: string;
  /** Refuses where its books moved since it was asked; a booking is locked before its books. */
  check: () => Promise<void>;
}

/** Bookings know how one of them is given up; whoever answers is handed it. */
export type GiveUp = (clerk: Clerk, agreed: Agreed) => Promise<void>;
