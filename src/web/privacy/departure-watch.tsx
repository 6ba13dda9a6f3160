import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { readPrincipal, usePrincipal } from '#web/platform/sessions/principal.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { departureQuery } from '#web/privacy/queries.ts';

const Bar = lazyPart(
  async () => (await import('#web/privacy/departure-bar.tsx')).DepartureBar,
  ['platform', 'privacy'],
);

/** Whoever leaves is signed out everywhere: a session that began without it never has to ask again. */
const forThisPage = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** On every screen of the app, as long as an account is about to be erased. */
export function DepartureWatch() {
  const session = useSession();
  // Who acts for another reads nothing of their account. The first drawing of a page does not know yet.
  const isOwn = usePrincipal() === undefined && readPrincipal() === undefined;
  // A session that still owes its second factor is led to the door, which asks for it.
  const isWhole = session !== undefined && !needsSecondFactor(session);
  const enabled = isWhole && isOwn;
  const { data } = useQuery({ ...departureQuery, ...forThisPage, enabled });
  if (!enabled || !data?.leavesAt) return null;
  return (
    <Suspense>
      <Bar leavesAt={data.leavesAt} />
    </Suspense>
  );
}
