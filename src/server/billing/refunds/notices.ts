/** A transfer leaves our bank by somebody's hand: whoever may send it hears of it as it arises. */
import { sentBy } from '#domain/money/transit.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { numberOf } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { whoMaySend } from '#server/billing/refunds/senders.ts';
import { notify } from '#server/notifications/actions.ts';

interface Asked {
  id: string;
  amount: number;
  reason: string;
}

export async function tellToSend(clerk: Clerk, payment: PaymentRow, refund: Asked): Promise<void> {
  const { tx, now } = clerk;
  const invoice = payment.invoiceId ? await invoices.findInvoice(tx, payment.invoiceId) : undefined;
  if (!invoice) return;
  const number = numberOf(invoice);
  for (const to of await whoMaySend(clerk, payment))
    await notify(tx, {
      to,
      kind: 'second_look',
      title: { en: number, ar: number },
      path: `/desk?part=invoices&invoice=${invoice.id}`,
      about: {
        event: 'to_send',
        deed: 'to_send',
        amount: refund.amount,
        currency: payment.currency,
        client: invoice.buyer.name,
        sendBy: sentBy(dayInDubai(now)),
        ...(refund.reason && { why: refund.reason }),
      },
      key: `to_send:${refund.id}`,
    });
}
