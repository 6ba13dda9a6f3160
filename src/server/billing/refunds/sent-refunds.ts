/** What somebody said had come in leaves again only by another hand, while there is one. */
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import * as acts from '#server/billing/desk-acts.ts';
import { noteAct, type StaffClerk, staffedBy } from '#server/billing/money-acts/threshold.ts';
import * as payments from '#server/billing/payments/store.ts';
import { othersFor } from '#server/billing/refunds/senders.ts';
import * as refunds from '#server/billing/refunds/store.ts';

/** Marks a refund as sent by the bank; says whose invoice it is of. */
export async function refundSent(clerk: Clerk, id: string, reference: string): Promise<string> {
  const staffed = staffedBy(clerk);
  const isAlone = await isOwnMoney(staffed, id);
  const invoiceId = await acts.refundLeft(clerk, id, reference);
  if (isAlone) await mark(staffed, { id, invoiceId, reference });
  return invoiceId;
}

/** Whether the one who sends it recorded it too, and nobody else could send it. */
async function isOwnMoney(clerk: StaffClerk, id: string): Promise<boolean> {
  const refund = await refunds.findRefund(clerk.tx, id);
  const payment = refund && (await payments.findPayment(clerk.tx, refund.paymentId));
  const others = payment && (await othersFor(clerk, payment));
  if (!others) return false;
  if (others.length === 0) return true;
  throw new Failure('billing_state', 'Another colleague sends back what you recorded.', {
    params: { reason: 'recorded_by_you' },
  });
}

interface Sent {
  id: string;
  invoiceId: string;
  reference: string;
}

async function mark(clerk: StaffClerk, { id, invoiceId, reference }: Sent): Promise<void> {
  const refund = await refunds.findRefund(clerk.tx, id);
  if (!refund) return;
  const invoice = await acts.requireInvoice(clerk, invoiceId);
  const { paidAmount: paid, creditedAmount: credited, refundedAmount: refunded } = invoice;
  const { amount, currency, reason } = refund;
  await noteAct(clerk, {
    wish: { kind: 'sent', amount: money(amount, currency), reason, reference },
    invoice,
    seen: { paid, credited, refunded, sentBack: amount },
    state: 'alone',
  });
}
