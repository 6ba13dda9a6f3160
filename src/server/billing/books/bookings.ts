/** Brings the books in line with a booking: what it owes is invoiced, what it no longer owes credited. */

import { isDeepStrictEqual } from 'node:util';
import type { BookingPlace, EndCause } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Category } from '#contract/catalogue/offerings.ts';
import type { Day, Instant, Localised, Money } from '#contract/primitives.ts';
import { categoryOfOffering } from '#domain/billing/categories.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import { type KeptInstalment, type KeptInvoiceLine, sumsBeside } from '#domain/billing/invoice.ts';
import { agreedParts, redateInstalments, restDay } from '#domain/bookings/due-days.ts';
import { productOf } from '#domain/bookings/price.ts';
import { money, sumOf, times } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { addedWords } from '#server/billing/books/additions.ts';
import { settleSoon } from '#server/billing/books/settle-booking-task.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import { creditDocument, issueDocument } from '#server/billing/invoices/issuance.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { tellBooks } from '#server/billing/notices.ts';
import { allocatePayment } from '#server/billing/payments/records.ts';
import * as payments from '#server/billing/payments/store.ts';
import { refundExcess } from '#server/billing/refunds/refunds.ts';
import { inBoth, spokenDay } from '#server/billing/words.ts';
import { confirmedBefore } from '#server/bookings/event-store.ts';
import { partOfChange } from '#server/money/change-fees.ts';
import { followingPart } from '#server/money/credit-parts.ts';

/** A booking as far as its money goes. */
interface Booked {
  id: string;
  reference: string;
  clientId: string | null;
  place: BookingPlace;
  version: number;
  party: number;
  length: number;
  startsAt: Instant;
  feesKept: number;
  changeFees: readonly { on: Day; amount: number }[];
  /** Why the house ended it, where it did now. */
  cause?: EndCause | undefined;
  quote: Quote;
  offered: { title: Localised; category: Category };
}

const owing: readonly BookingPlace[] = ['confirmed', 'completed'];
const givenUp: readonly BookingPlace[] = ['cancelled', 'declined', 'no_show'];

/**
 * What a booking owes in all; undefined while nobody has decided. What the house gave of its own accord is
 * not asked for again; of what is given up that was weighed when it ended.
 */
function owedFor({ place, quote, feesKept }: Booked, gifts: number): number | undefined {
  if (owing.includes(place)) return Math.max(0, quote.total.amount + feesKept - gifts);
  return givenUp.includes(place) ? feesKept : undefined;
}

/** In the transaction of the change itself. A booking without an account is settled by people. */
export async function bookBooking(clerk: Clerk, booking: Booked): Promise<void> {
  const { clientId, id } = booking;
  if (!clientId) return;
  await asHouse(clerk, async () => {
    const before = await lockBooks(clerk, id);
    const owed = owedFor(booking, await invoices.giftsOf(clerk.tx, { kind: 'booking', id }));
    // What stands is asked for as before, on its own days.
    if (owed === undefined) return await tellBooks(clerk.tx, clientId);
    const asked = before.reduce((sum, row) => sum + row.totalAmount - row.creditedAmount, 0);
    if (owed > asked) await askMore(clerk, { ...booking, clientId }, before, owed - asked);
    if (owed < asked) await takeBack(clerk, booking, before, asked - owed);
    if (owing.includes(booking.place)) await moveDays(clerk, booking);
    // A page that is open shows its invoice, and the way to pay it, at once.
    await tellBooks(clerk.tx, clientId);
    await settleSoon(clerk.tx, id);
  });
}

/** Nobody pays, credits or refunds anything of it until this transaction ends. */
export const lockBooks = (clerk: Clerk, id: string): Promise<InvoiceRow[]> =>
  asHouse(clerk, async () => {
    await payments.moneyInTurn(clerk.tx, id);
    return invoices.lockOf(clerk.tx, { kind: 'booking', id });
  });

type Owned = Booked & { clientId: string };

async function askMore(clerk: Clerk, booking: Owned, before: InvoiceRow[], more: number) {
  const { quote, offered, clientId, id } = booking;
  const isFirst = before.length === 0 && more === quote.total.amount;
  const change = isFirst ? undefined : await changeOf(clerk, booking, more);
  const added = change?.addedWithFee;
  const lines = isFirst ? linesOf(quote) : extraLines(booking, more, change);
  const invoice = await issueDocument(clerk, {
    clientId,
    source: {
      kind: 'booking',
      id,
      path: `/dashboard/bookings/${id}`,
      part: isFirst ? 'booking' : `${partAfter(booking)}:${booking.version}`,
    },
    category: categoryOfOffering(offered.category),
    title: added
      ? inBoth((words, to) => words.addedTo(offered.title[to], added[to]))
      : offered.title,
    detail: detailOf(booking, added !== undefined),
    currency: quote.total.currency,
    lines,
    sums: sumsBeside(await invoices.leftOf(clerk.tx, before), more),
    instalments: isFirst ? instalmentsOf(clerk, booking) : [laterPart(clerk, booking, more)],
    guarantee: isFirst && quote.due.mode === 'card-guarantee',
    // The booking's own letter and bell tell of it.
    quiet: true,
  });
  for (const payment of await payments.ofBooking(clerk.tx, id))
    if (payment.invoiceId === null) await allocatePayment(clerk, payment, invoice);
}

/** Season by season and extra by extra, as the client saw it. */
const linesOf = ({ lines }: Quote): KeptInvoiceLine[] =>
  lines.map(({ title, each, of, amount }) => {
    const quantity = productOf(of);
    const isProduct = times(each, quantity).amount === amount.amount;
    return {
      kind: 'service',
      title,
      ...(isProduct ? { quantity, each: each.amount } : { quantity: 1, each: amount.amount }),
    };
  });

/** What is asked for with an end is no part of a change. */
const partAfter = ({ place }: Booked) => (givenUp.includes(place) ? 'end' : partOfChange);

/** What was added since it was agreed the last time, where anything was, and of what is asked for its fee. */
interface Change {
  added: Localised | undefined;
  addedWithFee: Localised | undefined;
  fee: number;
}

/** An end adds nothing. */
async function changeOf({ tx }: Clerk, booking: Booked, more: number): Promise<Change | undefined> {
  if (!owing.includes(booking.place)) return undefined;
  const before = await confirmedBefore(tx, booking.id);
  if (!before) return undefined;
  const dearer = Math.max(0, booking.quote.total.amount - before.total);
  const fee = Math.max(0, Math.min(more - dearer, booking.feesKept));
  const words = (sum: number) => addedWords(before, booking, sum);
  return { added: words(dearer), addedWithFee: words(more), fee };
}

/** What was added and the fee for it, each by its name. */
function extraLines({ reference, place, changeFees }: Booked, more: number, change?: Change) {
  const line = (
    kind: KeptInvoiceLine['kind'],
    title: Localised,
    each: number,
  ): KeptInvoiceLine[] => (each > 0 ? [{ kind, title, quantity: 1, each }] : []);
  if (givenUp.includes(place))
    return line(
      'fee',
      inBoth((words) => words.bookingFee(reference)),
      more,
    );
  const { added, fee = 0 } = change ?? {};
  return [
    ...line('service', added ?? inBoth((words) => words.bookingChanged(reference)), more - fee),
    ...line('fee', feeTitle(reference, changeFees.at(-1)?.on), fee),
  ];
}

/** By the day of the change; where there were several, by their booking. */
const feeTitle = (reference: string, on: Day | undefined): Localised =>
  inBoth((words, language) => words.changeFee(on ? spokenDay(on, language) : reference));

/** Beside what was added, how many they are now. */
const detailOf = ({ party, reference }: Booked, isAdded: boolean): Localised =>
  inBoth(({ guests, inAll, ofBooking }) =>
    ofBooking(isAdded ? inAll(guests(party)) : guests(party), reference),
  );

/** With the confirmation and later: the sums and days that the sheet showed. */
function instalmentsOf({ now }: Clerk, { quote, startsAt }: Booked): KeptInstalment[] {
  const today = dayInDubai(now);
  const parts = agreedParts(quote.due, { today, startsAt });
  return parts.map(({ amount, by }) => ({ amount, dueOn: by ?? today }));
}

function laterPart({ now }: Clerk, booking: Booked, amount: number): KeptInstalment {
  const { quote, place, startsAt } = booking;
  const today = dayInDubai(now);
  const dueOn = owing.includes(place) ? restDay(quote.due, { today, startsAt }) : today;
  return { amount, dueOn };
}

/** What was asked for before is due on the days of what holds now, as far as nobody has paid it. */
async function moveDays({ tx, now }: Clerk, { id, quote, startsAt }: Booked): Promise<void> {
  const documents = await invoices.lockOf(tx, { kind: 'booking', id });
  const dated = { today: dayInDubai(now), startsAt };
  const days = redateInstalments(documents.map(invoiceStanding), quote.due, dated);
  for (const [at, { id: document, instalments }] of documents.entries()) {
    const moved = days[at] ?? instalments;
    if (!isDeepStrictEqual(moved, instalments)) await invoices.moveDays(tx, document, moved);
  }
}

/** What was paid beyond the rest goes back by itself; what nobody has paid yet is given up before that. */
async function takeBack(clerk: Clerk, booking: Booked, before: InvoiceRow[], less: number) {
  const guests = await guestsNow(clerk, booking);
  const standings = await standingsOf(clerk, booking, before);
  const credits = creditsFor(standings, less);
  const after = standings.map(({ left, fee }, at) => ({ fee, left: left - (credits[at] ?? 0) }));
  let fee = await feeWithin(clerk, booking, less);
  for (const [at, invoice] of before.entries()) {
    const amount: Money = money(credits[at] ?? 0, invoice.currency);
    if (amount.amount === 0) continue;
    const reason = reasonOf(booking, after[at], after);
    const part = followingPart(booking.version, invoice.id);
    // The booking's own letter tells of it.
    const lines = guests && [deduction(invoice, guests, amount)];
    const kept = fee ?? feeJoined(booking, after[at], after);
    const done = await creditDocument(clerk, invoice, { amount, reason, part, lines, kept });
    fee = undefined;
    await refundExcess(clerk, done.invoice, reason[invoice.language], done.note);
  }
}

/** Of a change that costs less, its fee: the note says both, or nobody could reckon its sum. */
async function feeWithin(
  { tx }: Clerk,
  booking: Booked,
  less: number,
): Promise<KeptInvoiceLine | undefined> {
  const before = owing.includes(booking.place) ? await confirmedBefore(tx, booking.id) : undefined;
  const saved = before ? before.total - booking.quote.total.amount : 0;
  const each = Math.min(saved - less, booking.feesKept);
  const title = feeTitle(booking.reference, booking.changeFees.at(-1)?.on);
  return each > 0 ? { kind: 'fee', title, quantity: 1, each } : undefined;
}

/** Of what ended, the fee that another document asked for and this one does now: it stands by its name on its note. */
function feeJoined(
  booking: Booked,
  one: Lowered | undefined,
  all: Lowered[],
): KeptInvoiceLine | undefined {
  if (owing.includes(booking.place) || !one) return undefined;
  if (endOf(booking.place, one, all) !== 'fee_joined') return undefined;
  const elsewhere = all
    .filter((other) => other !== one)
    .map(({ fee, left }) => Math.min(fee, left));
  const kept = sumOf(booking.changeFees) - elsewhere.reduce((sum, fee) => sum + fee, 0);
  const each = Math.min(kept, one.left);
  if (each <= 0) return undefined;
  const [first, ...more] = booking.changeFees;
  const title = feeTitle(booking.reference, more.length > 0 ? undefined : first?.on);
  return { kind: 'fee', title, quantity: 1, each };
}

/** How many they are after a change of the party. */
async function guestsNow({ tx }: Clerk, { id, place, party }: Booked) {
  const before = owing.includes(place) ? await confirmedBefore(tx, id) : undefined;
  if (!before || before.party === party) return undefined;
  return inBoth(({ guests, inAll }) => inAll(guests(party)));
}

function deduction(
  { title }: InvoiceRow,
  guests: Localised,
  { amount: each }: Money,
): KeptInvoiceLine {
  const named = inBoth(({ addedTo, creditOf }, to) => creditOf(addedTo(title[to], guests[to])));
  return { kind: 'deduction', title: named, quantity: 1, each };
}

/** What is on its way back pays nothing any more; what is reserved pays what is left of something that is over. */
async function standingsOf({ tx }: Clerk, { place }: Booked, before: InvoiceRow[]) {
  const ids = before.map(({ id }) => id);
  const moving = await invoices.standingsOf(tx, ids);
  return before.map((row) => {
    const { leaving = 0, fee = 0 } = moving.find(({ id }) => id === row.id) ?? {};
    const left = row.totalAmount - row.creditedAmount;
    const held = row.paidAmount - leaving;
    const reserved = givenUp.includes(place) ? row.reservedAmount : 0;
    return { left, held, fee, reserved };
  });
}

/** A document once it is credited, and the fee for a change that it was written for. */
interface Lowered {
  left: number;
  fee: number;
}

function reasonOf({ place, cause }: Booked, one: Lowered | undefined, all: Lowered[]): Localised {
  const why = cause ?? (owing.includes(place) ? 'changed' : endOf(place, one, all));
  return inBoth(({ reasons }) => reasons[why]);
}

const isGone = ({ fee, left }: Lowered): boolean => fee > 0 && left === 0;

/** A fee is kept where a card has it reserved: what becomes of it is said on its own paper and on that one. */
function endOf(place: BookingPlace, one: Lowered | undefined, all: Lowered[]) {
  if (place !== 'cancelled') return 'called_off';
  const isKept = all.some(({ left }) => left > 0);
  if (!one || !isKept || !all.some(isGone)) return 'cancelled';
  if (isGone(one)) return 'fee_moved';
  return one.left > one.fee ? 'fee_joined' : 'cancelled';
}
