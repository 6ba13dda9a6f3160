/**
 * The house gives up what it agreed to, and so gives money back by hand like any other. Above the sum the booking
 * or the matter stands, and nobody is told anything, until a colleague says yes.
 */
import type { Money } from '#contract/primitives.ts';
import { givenByEnd } from '#domain/money/endings.ts';
import { lockBooks } from '#server/billing/books/bookings.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { lockMatterBooks } from '#server/billing/matters/documents.ts';
import { type Ending, foreseeEnd } from '#server/billing/matters/ending.ts';
import * as store from '#server/billing/money-acts/store.ts';
import {
  leaveToColleague,
  noteAct,
  sameWaits,
  staffedBy,
  type Wished,
  whoMustLook,
} from '#server/billing/money-acts/threshold.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Given extends store.GivingUp {
  /** What goes back, or what its client would have left with us, whichever is more. */
  amount: Money;
  reason: string;
}

/** Whether a booking may be given up now; otherwise a colleague is asked. */
export async function mayGiveUpBooking(clerk: Clerk, given: Given): Promise<boolean> {
  const { amount, reason, ...givingUp } = given;
  const documents = await lockBooks(clerk, givingUp.bookingId);
  return passes(clerk, documents, { kind: 'call_off', amount, reason, givingUp });
}

interface Ended extends store.Ending {
  /** As the house ends it, and as its client would. */
  ours: Ending;
  own: Ending;
  reason: string;
}

/**
 * Whether a matter may be ended by the house now. All that goes back weighs, as it would in a refund; and so
 * does what a client who withdrew would have left with us, though nobody has paid it yet.
 */
export async function mayEndMatter(clerk: Clerk, ended: Ended): Promise<boolean> {
  const { matterId, move, reason } = ended;
  const documents = await lockMatterBooks(clerk, matterId);
  const ours = await foreseeEnd(clerk.tx, ended.ours);
  const own = await foreseeEnd(clerk.tx, ended.own);
  return passes(clerk, documents, {
    kind: 'end_matter',
    amount: givenByEnd(ours, own),
    reason,
    ending: { matterId, move },
  });
}

async function passes(clerk: Clerk, documents: InvoiceRow[], wish: Wished): Promise<boolean> {
  const [invoice] = documents;
  // What nobody was asked to pay gives nothing away.
  if (!invoice || wish.amount.amount <= 0) return true;
  const staffed = staffedBy(clerk);
  const state = await whoMustLook(staffed, invoice, wish);
  const ids = documents.map(({ id }) => id);
  // Two ways of ending it would be two wishes about the same money.
  if (await store.isBeingGivenUp(clerk.tx, ids, wish.kind)) throw sameWaits();
  const noted = { wish, invoice, seen: seenOf(documents), state };
  if (state === 'waiting') await leaveToColleague(staffed, noted);
  else await noteAct(staffed, noted);
  return state !== 'waiting';
}

/** All documents as one: whatever moved on any of them is asked about anew. */
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

export const seenOfMatter = async (clerk: Clerk, id: string): Promise<store.Seen> =>
  seenOf(await lockMatterBooks(clerk, id));

/** Matters know how one of them is locked and ended; whoever answers is handed it. */
export interface MatterEnds {
  lock(tx: Sql, matterId: string): Promise<unknown>;
  end(
    clerk: Clerk,
    ending: store.Ending & { reason: string },
    /** Refuses where its books moved since it was asked; a matter is locked before its books. */
    check: () => Promise<void>,
  ): Promise<void>;
}
