import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { useSessionKnown } from '#web/platform/sessions/sign-in-library.ts';
import { type SignedIn, useSession } from '#web/platform/sessions/use-session.ts';

interface RequireSessionProps {
  /** Stands there until the session is known, where it is not the screen's own shape. */
  waiting?: ReactNode;
  children: (session: SignedIn) => ReactNode;
}

/** Shows a client's own screen to that client; everybody else is asked to sign in and comes back. */
export function RequireSession({ waiting = <Waiting />, children }: RequireSessionProps) {
  const known = useSessionKnown();
  const session = useSession();
  const entitled = session && !needsSecondFactor(session) ? session : undefined;
  useSignIn(known && !entitled);
  return known && entitled ? children(entitled) : waiting;
}

function useSignIn(needed: boolean) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The page of this screen stays until the next one is complete; then it is no longer ours to lead.
    if (!needed || pathname === '/auth') return;
    const { search, hash } = location;
    void navigate(signInAddress({ pathname, search, hash }), { replace: true });
  }, [needed, pathname, navigate]);
}
