import { useQuery } from '@tanstack/react-query';
import type { PagePayload } from '#contract/pages.ts';
import { AccountFacts } from '#web/dashboard/account-facts.tsx';
import { GreetingPanel } from '#web/dashboard/greeting-panel.tsx';
import { accountQuery } from '#web/platform/account.ts';
import { RequireSession } from '#web/platform/require-session.tsx';
import type { SignedIn } from '#web/platform/use-session.ts';
import { WaitingFor } from '#web/shell/client-screen.tsx';

export function DashboardPage({ payload }: { payload: PagePayload }) {
  return (
    <RequireSession waiting={<WaitingFor words={(t) => t.dashboard.preparing} />}>
      {(session) => <Dashboard payload={payload} session={session} />}
    </RequireSession>
  );
}

function Dashboard({ payload, session }: { payload: PagePayload; session: SignedIn }) {
  const { data: user = session.user } = useQuery(accountQuery(session));
  return (
    <div className="pb-24">
      <GreetingPanel user={user} artBase={payload.artBase} />
      <AccountFacts user={user} />
    </div>
  );
}
