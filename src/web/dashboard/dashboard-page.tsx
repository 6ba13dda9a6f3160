import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#contract/dashboard.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { displayName } from '#domain/greeting.ts';
import { ClosingCard } from '#web/dashboard/closing-card.tsx';
import { FirstSteps } from '#web/dashboard/first-steps.tsx';
import { GreetingPanel } from '#web/dashboard/greeting-panel.tsx';
import { NeedsList } from '#web/dashboard/needs-list.tsx';
import { OwedPanel } from '#web/dashboard/owed-panel.tsx';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { QuickActions } from '#web/dashboard/quick-actions.tsx';
import { Recommendations } from '#web/dashboard/recommendations.tsx';
import { ServiceTiles } from '#web/dashboard/service-tiles.tsx';
import { Stats } from '#web/dashboard/stats.tsx';
import { PrincipalSwitch } from '#web/delegates/principal-switch.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { RequireSession } from '#web/platform/require-session.tsx';
import type { SignedIn } from '#web/platform/use-session.ts';
import { WaitingFor } from '#web/shell/client-screen.tsx';

const preparing = <WaitingFor words={(t) => t.dashboard.preparing} />;

export function DashboardPage({ payload }: { payload: PagePayload }) {
  return (
    <RequireSession waiting={preparing}>
      {(session) => <OwnDashboard payload={payload} session={session} />}
    </RequireSession>
  );
}

interface OwnDashboardProps {
  payload: PagePayload;
  session: SignedIn;
}

function OwnDashboard({ payload, session }: OwnDashboardProps) {
  const { t, language } = useText();
  const read = useQuery(dashboardQuery(language));
  const { artBase } = payload;
  if (read.isPending) return preparing;
  const { data } = read;
  const name = data?.name ?? displayName(session.user, t.dashboard.guest);
  return (
    <div className="pb-24">
      <GreetingPanel
        name={name}
        manager={data?.manager?.name}
        unread={data?.unread}
        artBase={artBase}
      />
      {data ? (
        <Content dashboard={data} />
      ) : (
        <Failed busy={read.isFetching} onRetry={() => void read.refetch()} />
      )}
    </div>
  );
}

/** What waits for the client comes first; a new client is led instead. */
function Content({ dashboard }: { dashboard: Dashboard }) {
  const { firstSteps, mayAct, needs, owed, stats } = dashboard;
  const { recommendations, quickActions, tiles, closing } = dashboard;
  const isNew = firstSteps.length > 0;
  return (
    <>
      {isNew ? <FirstSteps steps={firstSteps} /> : <Stats stats={stats} />}
      <div className="wrap grid gap-16 pt-14 tablet:gap-20 tablet:pt-18">
        {mayAct && <PrincipalSwitch />}
        {needs.length > 0 && <NeedsList needs={needs} />}
        {owed && <OwedPanel owed={owed} />}
        <div className="grid gap-6">
          <Recommendations cards={recommendations} />
          <QuickActions actions={quickActions} />
        </div>
        <ServiceTiles tiles={tiles} />
        <ClosingCard closing={closing} />
      </div>
    </>
  );
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useText();
  return (
    <div className="wrap pt-10">
      <FailedPanel
        title={t.dashboard.failed}
        text={t.platform.errors.unavailable}
        busy={busy}
        onRetry={onRetry}
      />
    </div>
  );
}
