/**
 * A booking or a matter that the house was about to give up may end by itself: then there is nothing left to look at.
 * Where its client gave it up, what their own terms kept beyond the house's is asked for instead: nobody pays more because a
 * colleague had not answered yet, and no single person gives it back.
 */
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import type { MatterMove } from '#contract/matters/parts.ts';
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
    const act = await store.lockCallOff(clerk.tx, booking.id);
    if (!act) return;
    const ours = act.details.givingUp?.keeps ?? 0;
    const waived = kind === 'cancelled' ? booking.feesKept - ours : 0;
    await overtake(clerk, act, { kind: 'booking', id: booking.id, waived });
  });
}

interface EndedMatter {
  id: string;
  /** What is kept of it; nothing where it has not ended. */
  kept: number;
  mayStill: (move: MatterMove) => boolean;
}

/** After the books have followed the matter. What the house declines, or its supplier cannot do, costs its client nothing. */
export async function endMatterLook(clerk: Clerk, ended: EndedMatter): Promise<void> {
  await asHouse(clerk, async () => {
    const { id, kept, mayStill } = ended;
    await endLowering(clerk, id);
    const act = await store.lockEnding(clerk.tx, id);
    const move = act?.details.ending?.move;
    if (!act || !move || mayStill(move)) return;
    await overtake(clerk, act, { kind: 'matter', id, waived: move === 'withdraw' ? 0 : kept });
  });
}

/** A matter that has moved is another one: what is to be sent of it is asked anew. */
async function endLowering({ tx, now: answeredAt }: Clerk, matterId: string): Promise<void> {
  const act = await store.lockLowering(tx, matterId);
  if (!act) return;
  const over = { state: 'over', answeredBy: null, answeredAt, answer: '' } as const;
  await store.saveAnswer(tx, act.id, over);
  await tellBooks(tx, act.clientId);
}

interface Overtaken {
  kind: 'booking' | 'matter';
  id: string;
  /** What its client was kept beyond what the house would have. */
  waived: number;
}

async function overtake(clerk: Clerk, act: store.ActRow, overtaken: Overtaken): Promise<void> {
  const { tx, now: answeredAt } = clerk;
  const over = { state: 'over', answeredBy: null, answeredAt, answer: '' } as const;
  await store.saveAnswer(tx, act.id, over);
  await askToWaive(clerk, act, overtaken);
  await tellBooks(tx, act.clientId);
}

async function askToWaive(clerk: Clerk, act: store.ActRow, { kind, id, waived }: Overtaken) {
  let rest = waived;
  if (rest <= 0) return;
  for (const invoice of await invoices.lockOf(clerk.tx, { kind, id })) {
    const amount = Math.min(rest, invoice.totalAmount - invoice.creditedAmount);
    if (amount <= 0) continue;
    rest -= amount;
    const wish = await store.insertMoneyAct(clerk.tx, waiving(clerk, act, { invoice, amount }));
    if (wish) await tellAsked(clerk, wish, invoice);
  }
}

/** In the name and for the reason of whoever wished to end it. */
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
