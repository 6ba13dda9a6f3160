import type { SignedIn } from '#web/platform/sessions/use-session.ts';

/** The role decides only what is drawn; the server decides what is done. */
export const isStaff = ({ user }: SignedIn) =>
  user.app_metadata.role === 'concierge' || isAdmin({ user });

export const isAdmin = ({ user }: Pick<SignedIn, 'user'>) => user.app_metadata.role === 'admin';
