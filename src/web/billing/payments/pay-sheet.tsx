import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { isUnderWay } from '#domain/billing/invoice-words.ts';
import { linesInWords } from '#domain/matters/money-words.ts';
import { onWayLines } from '#domain/money/words/on-way.ts';
import { isNoInvoice, NoInvoice } from '#web/billing/no-invoice.tsx';
import { Paused } from '#web/billing/payments/pause-note.tsx';
import { PayForm } from '#web/billing/payments/pay-form.tsx';
import { payableOf } from '#web/billing/payments/payable.ts';
import { payingKey } from '#web/billing/payments/use-pay.ts';
import { invoiceQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { FormShape } from '#web/ui/panel/shapes.tsx';

/** What is due, and how it is paid, over the page. */
export function PaySheet({ id, overview }: { id: string; overview: BillingOverview }) {
  const { t, language } = useText();
  const words = t.billing.pay;
  const { close } = useLaid();
  const read = useQuery(invoiceQuery(id, language));
  const data = useSteady(read.data);
  const isOpen = useOpened(data);
  const none = isNoInvoice(read.error);
  const payable = data && payableOf(data, language);
  const reserves = isOpen && payable?.reserves;
  return (
    <Sheet
      onClose={close}
      title={none ? t.billing.invoice.none.title : (reserves ? words.reserve : words).title}
      opener={openerOf}
      flush
    >
      {payable?.next && isOpen && (
        <PayForm payable={payable} overview={overview} onClose={close} onPaid={close} />
      )}
      {!(payable?.next && isOpen) && (
        <div className="px-5 py-8 tablet:px-10">
          {data && <Settled invoice={data} />}
          {!data && !read.error && <FormShape label={words.reading} />}
          {!data && none && <NoInvoice onBack={close} />}
          {!none && <Unread of={read} title={words.failed} />}
        </div>
      )}
    </Sheet>
  );
}

/**
 * News of the payment may come before its answer: what is settled by then would take the form away from
 * whoever waits in it, and they would never read that they have paid.
 */
function useSteady(read: Invoice | undefined): Invoice | undefined {
  const isPaying = useIsMutating({ mutationKey: payingKey }) > 0;
  const [kept, keep] = useState(read);
  if (!isPaying && kept !== read) keep(read);
  return isPaying ? kept : read;
}

/** A form that was once there stays: its own payment is under way while the bank thinks about it. */
function useOpened(invoice: Invoice | undefined): boolean {
  const [isOpen, open] = useState(false);
  const mayPay = invoice !== undefined && !isUnderWay(invoice);
  if (!isOpen && mayPay) open(true);
  return isOpen || mayPay;
}

/** Why nothing is asked for it any more; nothing while something is. */
function settledWords({ state, over }: Invoice, say: Texts['billing']['pay']['settled']): string {
  if (state === 'credited') return over ? say.over : say.credited;
  return state === 'paid' || state === 'settled' ? say[state] : '';
}

/** Paid already, being paid, or not asked for now. */
function Settled({ invoice }: { invoice: Invoice }) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const { title, number, paused } = invoice;
  const coming = onWayLines({ ...invoice, ...whose }, language);
  return (
    <div role="status">
      <p className="font-display text-h4">{title}</p>
      <p className="text-caption text-ink-mute">
        <bdi>{number}</bdi>
      </p>
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        {paused ? <Paused /> : settledWords(invoice, t.billing.pay.settled)}{' '}
        {linesInWords(coming, format.money)}
      </p>
    </div>
  );
}
