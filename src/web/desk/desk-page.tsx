import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import { DeskScreen } from '#web/desk/desk-screen.tsx';
import { Locked } from '#web/desk/locked.tsx';
import { countsQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { notFoundScreen } from '#web/not-found/not-found-page.tsx';
import { ApiError } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { RequireSession } from '#web/platform/require-session.tsx';
import { isStaff } from '#web/platform/staff-role.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { WaitingFor } from '#web/shell/client-screen.tsx';
import { TopBar } from '#web/shell/top-bar.tsx';

const waiting = <WaitingFor words={(t) => t.desk.opening} />;

export function DeskPage({ payload }: { payload: PagePayload }) {
  return (
    <RequireSession waiting={waiting}>
      {(session) => <Door session={session} payload={payload} />}
    </RequireSession>
  );
}

interface DoorProps {
  session: SignedIn;
  payload: PagePayload;
}

/** The server says who comes in; until it has, nothing of the desk is drawn. */
function Door({ session, payload }: DoorProps) {
  const { data, error, refetch, isFetching } = useQuery(countsQuery);
  useOneAddress();
  if (data) return <DeskScreen session={session} artBase={payload.artBase} />;
  if (!error) return waiting;
  if (!(error instanceof ApiError) || error.code !== 'forbidden')
    return <Unread error={error} busy={isFetching} onRetry={() => void refetch()} />;
  // Only how the refusal is worded: the server has refused already.
  return isStaff(session) ? <Locked /> : <NothingHere payload={payload} />;
}

/** Whoever is none of the house cannot tell the desk from an address that leads nowhere. */
function NothingHere({ payload }: { payload: PagePayload }) {
  const page = { name: 'not-found' } as const;
  return (
    <>
      <TopBar payload={payload} onDark={notFoundScreen.darkUnderBar} />
      <notFoundScreen.View page={page} payload={payload} />
    </>
  );
}

/** Mails and the bell lead to `/desk/matters/…`; at the desk itself a matter is part of the query. */
function useOneAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [, matter] = /^\/desk\/matters\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
    if (matter) void navigate(addressOfPlace({ matter }), { replace: true });
  }, [pathname, navigate]);
}

interface UnreadProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

function Unread({ error, busy, onRetry }: UnreadProps) {
  const { t } = useText();
  const code = error instanceof ApiError ? error.code : 'unexpected';
  return (
    <div className="wrap grid min-h-svh content-center">
      <FailedPanel
        title={t.desk.failed}
        text={t.platform.errors[code]}
        busy={busy}
        onRetry={onRetry}
      />
    </div>
  );
}
