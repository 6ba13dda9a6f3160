import { Temporal } from 'temporal-polyfill/full';
import { type Account, hasSecondFactor } from '#server/auth/account.ts';
import { hasNewerSession, type Session } from '#server/auth/session-store.ts';
import type { AuthSettings } from '#server/platform/auth-config.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Why a session may not be refreshed any more, in the protocol's words; nothing while it lives. */
export async function sessionEnd(
  tx: Sql,
  settings: AuthSettings,
  session: Session,
  account: Account,
): Promise<string | undefined> {
  const { timebox, inactivity, lowAal, singleSession } = settings;
  const age = secondsSince(session.createdAt);
  if (timebox > 0 && age > timebox) return 'Session Expired';
  const silence = secondsSince(session.refreshedAt ?? session.createdAt);
  if (inactivity > 0 && silence > inactivity) return 'Session Expired (Inactivity)';
  const isLow = session.aal === 'aal1' && hasSecondFactor(account);
  if (lowAal > 0 && isLow && age > lowAal)
    return 'Session Expired (Low AAL: User Needs MFA Verification)';
  if (singleSession && (await hasNewerSession(tx, session)))
    return 'Session Expired (Revoked by Newer Login)';
  return undefined;
}

export const secondsSince = (moment: string) =>
  Temporal.Instant.from(moment).until(Temporal.Now.instant()).total('seconds');
