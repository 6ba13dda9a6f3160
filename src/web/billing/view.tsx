import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { MethodsPanel, type MethodsPanelProps } from '#web/billing/cards/methods-panel.tsx';
import { DuePanel } from '#web/billing/due-panel.tsx';
import { InvoiceSheet } from '#web/billing/invoices/sheet.tsx';
import { MembershipPanel } from '#web/billing/memberships/panel.tsx';
import { Returned } from '#web/billing/payments/return-note.tsx';
import { overviewQuery } from '#web/billing/queries.ts';
import { SpendingPanel } from '#web/billing/spending/panel.tsx';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { type BooksReader, usePayer } from '#web/billing/use-payer.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { actForOneself } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';

const PaySheet = lazy(async () => ({
  default: (await import('#web/billing/payments/pay-sheet.tsx')).PaySheet,
}));

const PlanSheet = lazy(async () => ({
  default: (await import('#web/billing/memberships/plan-sheet.tsx')).PlanSheet,
}));

/** What the address asks to be laid over the page. */
function BillingOverlays({ overview }: { overview: BillingOverview }) {
  const { over } = useLaid();
  return (
    <Suspense>
      {over.pay && <PaySheet key={over.pay} id={over.pay} overview={overview} />}
      {over.invoice && <InvoiceSheet key={over.invoice} id={over.invoice} />}
      {over.choose && <PlanSheet overview={overview} />}
    </Suspense>
  );
}

interface BillingViewProps {
  children: ReactNode;
  /** The saved cards follow below, with what keeping one means. */
  listsCards?: boolean;
}

/** What both pages of billing begin with; the table of each follows. */
export function BillingView({ children, listsCards = false }: BillingViewProps) {
  const payer = usePayer();
  if (payer.kind === 'reading') return <PanelSkeletons />;
  if (payer.kind === 'refused') return <NoRight name={payer.name} />;
  return (
    <Books payer={payer} listsCards={listsCards}>
      {children}
    </Books>
  );
}

function Books({ payer, children, listsCards }: BillingViewProps & { payer: BooksReader }) {
  const { t, language } = useText();
  const read = useQuery(overviewQuery(language));
  const { data } = read;
  if (!data && read.error) return <Unread of={read} title={t.billing.failed} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Returned />
      {data ? <Panels overview={data} payer={payer} listsCards={listsCards} /> : <PanelSkeletons />}
      {payer.kind === 'self' && <SpendingPanel />}
      {children}
      {data && <BillingOverlays overview={data} />}
    </div>
  );
}

const threePanels = 'grid grid-cols-1 gap-6 tablet:grid-cols-2 desk:grid-cols-[1.4fr_1fr_1fr]';

/** Plan and spending are their client's alone; whoever pays for them sees what is to be paid, and how. */
function Panels({ overview, payer, listsCards }: MethodsPanelProps) {
  if (payer.kind === 'delegate')
    return (
      <div className="grid grid-cols-1 gap-6 tablet:grid-cols-2">
        <DuePanel overview={overview} />
        <MethodsPanel overview={overview} payer={payer} />
      </div>
    );
  return (
    <div className={threePanels}>
      <div className="grid tablet:col-span-2 desk:col-span-1">
        <MembershipPanel overview={overview} />
      </div>
      <DuePanel overview={overview} />
      <MethodsPanel overview={overview} payer={payer} listsCards={listsCards} />
    </div>
  );
}

function NoRight({ name }: { name: string }) {
  const { t } = useText();
  const words = t.billing.acting;
  return (
    <AlertPanel
      tone="info"
      title={words.refused(name)}
      text={words.refusedText}
      action={
        <Button size="small" variant="outline" onClick={actForOneself}>
          {words.back}
        </Button>
      }
    />
  );
}

function PanelSkeletons() {
  const { t } = useText();
  return (
    <Skeletons
      label={t.billing.reading}
      sizes={['h-72 tablet:col-span-2 desk:col-span-1', 'h-72', 'h-72']}
      className={threePanels}
    />
  );
}
