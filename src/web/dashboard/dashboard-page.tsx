import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { type AgendaEntry, type Dashboard, dashboard } from '#contract/dashboard.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { displayName } from '#domain/greeting.ts';
import { OwedRows } from '#web/billing/owed-rows.tsx';
import { DayList } from '#web/dashboard/day-marks.tsx';
import { DoneList } from '#web/dashboard/done-list.tsx';
import { FirstSteps } from '#web/dashboard/first-steps.tsx';
import { Horizon } from '#web/dashboard/horizon.tsx';
import { Ledger } from '#web/dashboard/ledger.tsx';
import { ManagerLetter } from '#web/dashboard/manager-letter.tsx';
import { NeedsList } from '#web/dashboard/needs-list.tsx';
import { QuickActions } from '#web/dashboard/quick-actions.tsx';
import { Recommendations } from '#web/dashboard/recommendations.tsx';
import { TodayShape } from '#web/dashboard/today-shape.tsx';
import { type DayNow, useDay } from '#web/dashboard/use-day.ts';
import { useFirstDay } from '#web/dashboard/use-first-day.ts';
import { Week } from '#web/dashboard/week.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { unlessRefused } from '#web/platform/queries/client.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

/** Few act for another. */
const PrincipalSwitch = lazyPart(
  async () => (await import('#web/delegates/principal-switch.tsx')).PrincipalSwitch,
  ['delegates'],
);

const preparing = <TodayShape />;

export const DashboardPage = ({ payload }: { payload: PagePayload }) => (
  <RequireSession waiting={preparing}>
    {(session) => <OwnDashboard payload={payload} session={session} />}
  </RequireSession>
);

function OwnDashboard({ payload, session }: { payload: PagePayload; session: SignedIn }) {
  const { t, language } = useText();
  const read = useQuery(dashboardQuery(language));
  const day = useDay();
  const firstDay = useFirstDay(read.data, day);
  const { artBase } = payload;
  if (read.isPending) return preparing;
  const { data } = read;
  const agenda = data ? [...data.agenda, ...firstDay] : [];
  const name = data?.name ?? displayName(session.user, t.dashboard.guest);
  return (
    <div className="pb-24">
      <Horizon name={name} agenda={agenda} artBase={artBase} />
      {data ? (
        <Content dashboard={data} agenda={agenda} day={day} />
      ) : (
        <div className="wrap pt-10">
          <Unread of={read} title={t.dashboard.failed} />
        </div>
      )}
    </div>
  );
}

interface ContentProps {
  dashboard: Dashboard;
  /** With what a first day has beside its own. */
  agenda: AgendaEntry[];
  day: DayNow;
}

/** What waits for the client comes first; a new client is led instead. */
function Content({ dashboard, agenda, day }: ContentProps) {
  const { firstSteps, manager, mayAct, needs, done, isDoneSince, owed, stats } = dashboard;
  const { recommendations, quickActions, tiles, closing } = dashboard;
  const isNew = firstSteps.length > 0;
  return (
    <>
      <DayList agenda={agenda} day={day} />
      <div className="wrap grid gap-16 pt-12 tablet:gap-20 tablet:pt-16">
        <Suspense>{mayAct && <PrincipalSwitch />}</Suspense>
        {isNew ? (
          <div className="grid items-start gap-x-18 gap-y-10 desk:grid-cols-[1fr_26rem]">
            <FirstSteps steps={firstSteps} />
            {manager && <ManagerLetter manager={manager} />}
          </div>
        ) : (
          <div className="grid gap-x-18 gap-y-14 desk:grid-cols-[1fr_26rem]">
            <NeedsList needs={needs} />
            {done.length > 0 && <DoneList done={done} isSince={isDoneSince} />}
          </div>
        )}
        {!isNew && <Week agenda={agenda} needs={needs} />}
        <div className="grid gap-6">
          <Recommendations cards={recommendations} />
          <QuickActions actions={quickActions} />
        </div>
        <Ledger stats={stats} tiles={tiles} />
        {owed.length > 0 && <OwedPanel owed={owed} />}
        <ClosingCard closing={closing} />
      </div>
    </>
  );
}

/** Due now, later and reserved, as the page of invoices says it. */
function OwedPanel({ owed }: Pick<Dashboard, 'owed'>) {
  const { t } = useText();
  return (
    <Panel
      title={t.dashboard.owed.title}
      aside={
        <Link to="/profile/invoices" className="text-[0.9375rem] font-medium hover:text-brass">
          <span className="border-b border-brass-fill">{t.dashboard.owed.all}</span>
        </Link>
      }
    >
      <OwedRows lines={owed} across />
    </Panel>
  );
}

/** A private word: gulf, behind the screen. */
const ClosingCard = ({ closing }: Pick<Dashboard, 'closing'>) => (
  <section className="relative isolate flex flex-wrap items-center justify-between gap-x-10 gap-y-7 overflow-hidden rounded-plate bg-deep p-7 text-inverse tablet:px-12 tablet:py-12">
    <div className="absolute inset-0 -z-1">
      <Lattice fade="end" inverse />
    </div>
    <div className="max-w-100">
      <Heading level={2} size="h3">
        {closing.title}
      </Heading>
      <p className="mt-2.5 text-[0.9375rem] text-inverse-soft">{closing.text}</p>
    </div>
    <div className="flex flex-wrap gap-3.5">
      <ButtonLink to="/chat" variant="inverse">
        {closing.chat}
      </ButtonLink>
      <ButtonLink to="/profile/info" variant="inverse-outline">
        {closing.preferences}
      </ButtonLink>
    </div>
  </section>
);

/** All of it in one answer. It is read in the background too, and only while somebody looks is that a visit. */
const dashboardQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['dashboard', lang],
    queryFn: ({ signal }) => {
      const isSeen = String(document.visibilityState === 'visible');
      return call(dashboard.read, { query: { lang, isSeen } }, signal);
    },
    retry: unlessRefused,
  });
