import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { isNoInvoice, NoInvoice } from '#web/billing/no-invoice.tsx';
import { Paused } from '#web/billing/payments/paused.tsx';
import { PayForm } from '#web/billing/payments/pay-form.tsx';
import { payableOf } from '#web/billing/payments/payable.ts';
import { payingKey } from '#web/billing/payments/use-pay.ts';
import { invoiceQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { openerOf } from '#web/site/opener.ts';
import { Loader } from '#web/ui/loader.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface PaySheetProps {
  id: string;
  overview: BillingOverview;
}

/** What is due, and how it is paid, over the page. */
export function PaySheet({ id, overview }: PaySheetProps) {
  const { t, language } = useText();
  const words = t.billing.pay;
  const { close } = useLaid();
  const { data: read, error, isFetching, refetch } = useQuery(invoiceQuery(id, language));
  const data = useSteady(read);
  const none = isNoInvoice(error);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={none ? t.billing.invoice.none.title : words.title}
      closeLabel={t.billing.close}
      opener={openerOf}
      flush
    >
      {data?.next && (
        <PayForm payable={payableOf(data)} overview={overview} onClose={close} onPaid={close} />
      )}
      {!data?.next && (
        <div className="px-5 py-8 tablet:px-10">
          {data && <Settled invoice={data} />}
          {!data && !error && <Loader label={words.reading} />}
          {!data && none && <NoInvoice onBack={close} />}
          {!data && error && !none && (
            <FailedPanel
              title={words.failed}
              text={t.platform.errors[codeOf(error)]}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
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

/** Paid already, or not asked for now. */
function Settled({ invoice: { title, number, paused } }: { invoice: Invoice }) {
  const { t } = useText();
  return (
    <div role="status">
      <p className="font-display text-h4">{title}</p>
      <p className="text-caption text-ink-mute">
        <bdi>{number}</bdi>
      </p>
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        {paused ? <Paused /> : t.billing.pay.settled}
      </p>
    </div>
  );
}
