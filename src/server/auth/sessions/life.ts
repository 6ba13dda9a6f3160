import { secondsSince } from '#domain/time.ts';
import { type Account, hasSecondFactor } from '#server/auth/account.ts';
import { hasNewerSession, type Session } from '#server/auth/sessions/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Why a session may not be refreshed any more, in the protocol's words; nothing while it lives. */
export async function sessionEnd(
  tx: Sql,
  { auth, now }: Pick<Services, 'auth' | 'now'>,
  session: Session,
  account: Account,
): Promise<string | undefined> {
  const { timebox, inactivity, lowAal, singleSession } = auth.settings;
  const age = secondsSince(session.createdAt, now());
  if (timebox > 0 && age > timebox) return 'Session Expired';
  const silence = secondsSince(session.refreshedAt ?? session.createdAt, now());
  if (inactivity > 0 && silence > inactivity) return 'Session Expired (Inactivity)';
  const isLow = session.aal === 'aal1' && hasSecondFactor(account);
  if (lowAal > 0 && isLow && age > lowAal)
    return 'Session Expired (Low AAL: User Needs MFA Verification)';
  if (singleSession && (await hasNewerSession(tx, session)))
    return 'Session Expired (Revoked by Newer Login)';
  return undefined;
}
