import { secondsSince } from '#domain/time.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { guessCode } from '#server/auth/codes/guesses.ts';
import { deleteToken, deleteTokensOf } from '#server/auth/codes/store.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import type { Signed } from '#server/auth/guards/bearer.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { knowsPassword } from '#server/auth/passwords/guesses.ts';
import { isFreshlyProven, requireFreshProof } from '#server/auth/proof/protocol-proof.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { endRecovery } from '#server/auth/sessions/store.ts';
import type { NewPassword, UserBody, UserChange } from '#server/auth/users/change.ts';
import { updateUser } from '#server/auth/users/store.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords/passwords.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const hourInSeconds = 3600;
const dayInSeconds = 24 * hourInSeconds;

interface Asked {
  body: UserBody;
  /** The address of whoever asks. */
  ip: string;
}

/** Everything that can be asked of a new password before the account is locked. */
export async function newPasswordOf(
  services: Services,
  signed: Signed,
  { body, ip }: Asked,
): Promise<NewPassword | undefined> {
  const { password, nonce } = body;
  if (!password) return undefined;
  if (nonce === '' && needsNonce(services, signed))
    refuseAuth(400, 'reauthentication_needed', 'Password update requires reauthentication');
  const isAllowed = isFreshlyProven(services, signed) || isRecovering(services, signed);
  if (nonce === '' && !isAllowed) requireFreshProof(services, signed);
  await requireCurrentPassword(services, signed, { body, ip });
  const before = signed.user.encryptedPassword;
  if (before && (await verifyPassword(before, password)))
    refuseAuth(422, 'same_password', 'New password should be different from the old password.');
  const nonceId =
    needsNonce(services, signed) || !isAllowed
      ? await showNonce(services, signed, nonce)
      : undefined;
  return { hash: await hashPassword(password), nonceId };
}

/** A session of today was opened by somebody who proved who they are. */
function needsNonce({ auth, now }: Services, { session }: Signed): boolean {
  const isFresh = session !== undefined && secondsSince(session.createdAt, now()) < dayInSeconds;
  return auth.settings.securePasswordChange && !isFresh;
}

/** Who came by the mailed link cannot show the password they forgot; that is over with the new one. */
const isRecovering = ({ now }: Services, { session }: Signed): boolean =>
  session?.isRecovery === true && secondsSince(session.createdAt, now()) < hourInSeconds;

async function requireCurrentPassword(services: Services, signed: Signed, { body, ip }: Asked) {
  const { user, session } = signed;
  const before = user.encryptedPassword;
  if (!services.auth.settings.currentPasswordRequired || !before || session?.isRecovery) return;
  const words = 'Current password required when setting new password.';
  if (body.current_password === '') refuseAuth(400, 'current_password_required', words);
  if (!(await knowsPassword(services, user, { password: body.current_password, ip })))
    refuseAuth(400, 'current_password_invalid', words);
}

/** Whoever knew the old password, or holds a link that was sent before, is out. */
export async function savePassword(
  tx: Sql,
  services: Services,
  { signed, request }: UserChange,
  { hash: encryptedPassword, nonceId }: NewPassword,
) {
  const { user, session } = signed;
  if (nonceId && !(await deleteToken(tx, nonceId))) refuseNonce();
  await updateUser(tx, user.id, { encryptedPassword });
  await deleteTokensOf(tx, user.id);
  await endSessions(tx, user.id, 'others', session?.id);
  if (session?.isRecovery) await endRecovery(tx, session.id);
  await auditDeed(tx, 'user_updated_password', { actorId: user.id, request });
  await giveNotice(tx, services, { user, kind: 'password', request });
}

async function showNonce(services: Services, { user }: Signed, otp: string): Promise<string> {
  const guess = { kinds: ['reauthentication' as const], userId: user.id, otp };
  return (await guessCode(services, guess))?.id ?? refuseNonce();
}

const refuseNonce = (): never =>
  refuseAuth(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
