import { lazy, Suspense } from 'react';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { InvoiceSheet } from '#web/billing/invoices/invoice-sheet.tsx';
import { useLaid } from '#web/billing/use-overlay-address.ts';

const PaySheet = lazy(async () => ({
  default: (await import('#web/billing/payments/pay-sheet.tsx')).PaySheet,
}));

const PlanSheet = lazy(async () => ({
  default: (await import('#web/billing/memberships/plan-sheet.tsx')).PlanSheet,
}));

/** What the address asks to be laid over the page. */
export function BillingOverlays({ overview }: { overview: BillingOverview }) {
  const { over } = useLaid();
  return (
    <Suspense>
      {over.pay && <PaySheet key={over.pay} id={over.pay} overview={overview} />}
      {over.invoice && <InvoiceSheet key={over.invoice} id={over.invoice} />}
      {over.choose && <PlanSheet overview={overview} />}
    </Suspense>
  );
}
