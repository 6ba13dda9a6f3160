/**
 * A booking that the house was about to give up may end by itself: then there is nothing left to look at. Where its
 * client cancelled, what their own terms kept beyond the house's is asked for instead: nobody pays more because a
 * colleague had not answered yet, and no single person gives it back.
 */
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import { hoursToAnswer } from '#domain/billing/money-acts.ts';
import { convert, money } from '#domain/money.ts';
import { hoursAfter } from '#domain/time.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { tellAsked } from '#server/billing/money-acts/notices.ts';
import * as store from '#server/billing/money-acts/store.ts';
import { tellBooks } from '#server/billing/notices.ts';
import { newId } from '#server/platform/ids.ts';

/** The house's own end is what the colleague answers. */
const byItself: readonly BookingEventKind[] = ['cancelled', 'no_show', 'completed'];

interface Ended {
  id: string;
  feesKept: number;
}

/** After the books have followed the booking. */
export async function endLook(clerk: Clerk, booking: Ended, kind: BookingEventKind): Promise<void> {
  if (!byItself.includes(kind)) return;
  await asHouse(clerk, async () => {
    const { tx, now } = clerk;
    const act = await store.lockCallOff(tx, booking.id);
    if (!act) return;
    const over = { state: 'over', answeredBy: null, answeredAt: now, answer: '' } as const;
    await store.saveAnswer(tx, act.id, over);
    if (kind === 'cancelled') await askToWaive(clerk, act, booking);
    await tellBooks(tx, act.clientId);
  });
}

async function askToWaive(clerk: Clerk, act: store.ActRow, { id, feesKept }: Ended): Promise<void> {
  let rest = feesKept - (act.details.givingUp?.keeps ?? 0);
  for (const invoice of await invoices.lockOf(clerk.tx, { kind: 'booking', id })) {
    const amount = Math.min(rest, invoice.totalAmount - invoice.creditedAmount);
    if (amount <= 0) continue;
    rest -= amount;
    const wish = await store.insertMoneyAct(clerk.tx, waiving(clerk, act, { invoice, amount }));
    if (wish) await tellAsked(clerk, wish, invoice);
  }
}

/** In the name and for the reason of whoever wished to call it off. */
function waiving(
  { now }: Clerk,
  { askedBy, details: { reason } }: store.ActRow,
  { invoice, amount }: { invoice: InvoiceRow; amount: number },
) {
  const { id, clientId, currency } = invoice;
  const { paidAmount: paid, creditedAmount: credited, refundedAmount: refunded } = invoice;
  return {
    id: newId(),
    kind: 'credit',
    state: 'waiting',
    invoiceId: id,
    paymentId: null,
    clientId,
    currency,
    amount,
    worth: convert(money(amount, currency), 'AED').amount,
    details: store.Details.parse({ reason, waivesFee: true }),
    seen: { paid, credited, refunded, sentBack: 0 },
    askedBy,
    askedAt: now,
    expiresAt: hoursAfter(now, hoursToAnswer),
  } as const;
}
