import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { readPrincipal, usePrincipal } from '#web/platform/sessions/principal.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { markLeaving } from '#web/privacy/departure-mark.ts';
import { departureQuery } from '#web/privacy/queries.ts';

const Bar = lazyPart(
  async () => (await import('#web/privacy/departure-bar.tsx')).DepartureBar,
  ['platform', 'privacy'],
);

/** Whoever leaves is signed out everywhere: a session that began without it never has to ask again. */
const forThisPage = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** On every page, as long as the account of whoever is signed in is about to be erased. */
export function DepartureWatch() {
  const session = useSession();
  // Who acts for another reads nothing of their account. The first drawing of a page does not know yet.
  const isOwn = usePrincipal() === undefined && readPrincipal() === undefined;
  // A session that still owes its second factor is led to the door, which asks for it.
  const isWhole = session !== undefined && !needsSecondFactor(session);
  const enabled = isWhole && isOwn;
  const { data } = useQuery({ ...departureQuery, ...forThisPage, enabled });
  // Until it is known it may be so: whoever just signed in is led on at once.
  const mayLeave = data?.leavesAt !== null;
  useEffect(() => {
    if (enabled) markLeaving(mayLeave);
  }, [enabled, mayLeave]);
  if (!enabled || !data?.leavesAt) return null;
  return (
    <Suspense>
      <Bar leavesAt={data.leavesAt} />
    </Suspense>
  );
}
