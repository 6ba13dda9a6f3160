import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { BillingOverlays } from '#web/billing/billing-overlays.tsx';
import { MethodsPanel } from '#web/billing/cards/methods-panel.tsx';
import { DuePanel } from '#web/billing/due-panel.tsx';
import { MembershipPanel } from '#web/billing/memberships/membership-panel.tsx';
import { Returned } from '#web/billing/payments/returned.tsx';
import { overviewQuery } from '#web/billing/queries.ts';
import { SpendingPanel } from '#web/billing/spending/spending-panel.tsx';
import { type Payer, usePayer } from '#web/billing/use-payer.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { actForOneself } from '#web/platform/principal.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What both pages of billing begin with; the table of each follows. */
export function BillingView({ children }: { children: ReactNode }) {
  const payer = usePayer();
  if (payer.kind === 'reading') return <PanelSkeletons />;
  if (payer.kind === 'refused') return <NoRight name={payer.name} />;
  return <Books payer={payer}>{children}</Books>;
}

interface BooksProps {
  payer: Payer;
  children: ReactNode;
}

function Books({ payer, children }: BooksProps) {
  const { t, language } = useText();
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(language));
  if (!data && error)
    return (
      <FailedPanel
        title={t.billing.failed}
        text={t.platform.errors[codeOf(error)]}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Returned />
      {data ? <Panels overview={data} payer={payer} /> : <PanelSkeletons />}
      {payer.kind === 'self' && <SpendingPanel />}
      {children}
      {data && <BillingOverlays overview={data} />}
    </div>
  );
}

const threePanels = 'grid grid-cols-1 gap-6 tablet:grid-cols-2 desk:grid-cols-[1.4fr_1fr_1fr]';

interface PanelsProps {
  overview: BillingOverview;
  payer: Payer;
}

/** Plan and spending are their client's alone; whoever pays for them sees what is to be paid, and how. */
function Panels({ overview, payer }: PanelsProps) {
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
      <MethodsPanel overview={overview} payer={payer} />
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
    <div role="status" className={threePanels}>
      <VisuallyHidden>{t.billing.reading}</VisuallyHidden>
      <Skeleton className="h-72 tablet:col-span-2 desk:col-span-1" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  );
}
