import type { SignedIn } from '#web/platform/sessions/use-session.ts';

/** What a browser keeps may be half a session, of an earlier version or of a hand. */
const roleOf = ({ user }: Partial<Pick<SignedIn, 'user'>>): unknown => user?.app_metadata?.role;

/** The role decides only what is drawn; the server decides what is done. */
export const isStaff = (session: SignedIn) =>
  roleOf(session) === 'concierge' || roleOf(session) === 'admin';

export const isAdmin = (session: Pick<SignedIn, 'user'>) => roleOf(session) === 'admin';
