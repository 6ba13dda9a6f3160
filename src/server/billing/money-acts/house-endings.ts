/**
 * The house gives up what it agreed to, and so gives money back by hand like any other. Above the sum the booking
 * or the matter stands, and nobody is told anything, until a colleague says yes.
 */
import type { Money } from '#contract/primitives.ts';
import { balanceInvoices, givenByVersion, settlementOf } from '#domain/matters/money.ts';
import { givenByEnd } from '#domain/money/endings.ts';
import { lockBooks } from '#server/billing/books/bookings.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { lockDocuments, lockMatterBooks, paidIn } from '#server/billing/matters/documents.ts';
import { type AgreedEnding, foreseeEnd } from '#server/billing/matters/ending.ts';
import * as store from '#server/billing/money-acts/store.ts';
import {
  leaveToColleague,
  noteAct,
  sameWaits,
  staffedBy,
  type WishedAct,
  whoMustLook,
} from '#server/billing/money-acts/threshold.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Given extends store.AskedGivingUp {
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

interface Ended extends store.AskedEnding {
  /** As the house ends it, and as its client would. */
  ours: AgreedEnding;
  own: AgreedEnding;
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

interface Failed {
  matterId: string;
  /** As its client would end it while it stands. */
  own: AgreedEnding;
  reason: string;
}

/** Whether a supplier may have failed: from then on its client leaves nothing with us. */
export async function mayFailSupplier(
  clerk: Clerk,
  { matterId, own, reason }: Failed,
): Promise<boolean> {
  const documents = await lockMatterBooks(clerk, matterId);
  const { kept: amount } = await foreseeEnd(clerk.tx, own);
  const ending = { matterId, move: 'supplier_failed' } as const;
  return passes(clerk, documents, { kind: 'fail_supplier', amount, reason, ending });
}

interface Lowered extends store.Lowering {
  before: { total: Money; keptPercent: number };
  next: { total: Money; keptPercent: number };
  reason: string;
}

/**
 * Whether a version may be sent that asks for less than the accepted one. Its client's yes is no second look: it
 * is theirs to gain.
 */
export async function mayLowerQuote(clerk: Clerk, lowered: Lowered): Promise<boolean> {
  const { before, next, reason, ...lowering } = lowered;
  const documents = await lockDocuments(clerk, lowering.matterId);
  const books = balanceInvoices(documents, { amount: next.total, isNew: true });
  const held = paidIn(documents, next.total.currency);
  const amount = givenByVersion(before, next, settlementOf(documents, books, held).comesBack);
  const rows = documents.map(({ row }) => row);
  return passes(clerk, rows, { kind: 'lower_quote', amount, reason, lowering });
}

/** Two ways of ending a matter would be two wishes about the same money. */
const alike = (kind: WishedAct['kind']): WishedAct['kind'][] =>
  kind === 'end_matter' || kind === 'fail_supplier' ? ['end_matter', 'fail_supplier'] : [kind];

async function passes(clerk: Clerk, documents: InvoiceRow[], wish: WishedAct): Promise<boolean> {
  const [invoice] = documents;
  // What nobody was asked to pay gives nothing away.
  if (!invoice || wish.amount.amount <= 0) return true;
  const staffed = staffedBy(clerk);
  const state = await whoMustLook(staffed, invoice, wish);
  const ids = documents.map(({ id }) => id);
  if (await store.isBeingGivenUp(clerk.tx, ids, alike(wish.kind))) throw sameWaits();
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
    ending: store.AskedEnding & { reason: string },
    /** Refuses where its books moved since it was asked; a matter is locked before its books. */
    check: () => Promise<void>,
  ): Promise<void>;
  /** Sends the draft that asks for less. */
  send(
    clerk: Clerk,
    lowered: { matterId: string; reason: string },
    check: (version: number) => Promise<void>,
  ): Promise<void>;
}
