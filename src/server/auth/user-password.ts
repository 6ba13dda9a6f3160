import { AuthFailure } from '#domain/auth-failure.ts';
import { note } from '#server/auth/audit.ts';
import type { Signed } from '#server/auth/bearer.ts';
import { refuse } from '#server/auth/failure.ts';
import { giveNotice } from '#server/auth/notices.ts';
import { countAttempt, deleteTokensOf, type TokenKind } from '#server/auth/one-time-store.ts';
import { takeToken } from '#server/auth/one-time-tokens.ts';
import { secondsSince } from '#server/auth/session-life.ts';
import { endSessions } from '#server/auth/sessions.ts';
import type { UserBody, UserChange } from '#server/auth/user.ts';
import { type User, updateUser } from '#server/auth/user-store.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const nonces: TokenKind[] = ['reauthentication'];
const dayInSeconds = 24 * 3600;

/** Everything that can be asked of a new password before the account is locked. */
export async function newPasswordHash(
  services: Services,
  signed: Signed,
  body: UserBody,
): Promise<string | undefined> {
  const { password, nonce } = body;
  if (!password) return undefined;
  if (nonce === '' && needsNonce(services, signed))
    refuse(400, 'reauthentication_needed', 'Password update requires reauthentication');
  await requireCurrentPassword(services, signed, body);
  const before = signed.user.encryptedPassword;
  if (before && (await verifyPassword(before, password)))
    refuse(422, 'same_password', 'New password should be different from the old password.');
  return hashPassword(password);
}

/** A session of today was opened by somebody who proved who they are. */
function needsNonce({ auth }: Services, { session }: Signed): boolean {
  const isFresh = session !== undefined && secondsSince(session.createdAt) < dayInSeconds;
  return auth.settings.securePasswordChange && !isFresh;
}

async function requireCurrentPassword(services: Services, signed: Signed, body: UserBody) {
  const { user, session } = signed;
  const before = user.encryptedPassword;
  if (!services.auth.settings.currentPasswordRequired || !before || session?.isRecovery) return;
  const words = 'Current password required when setting new password.';
  if (body.current_password === '') refuse(400, 'current_password_required', words);
  if (!(await verifyPassword(before, body.current_password)))
    refuse(400, 'current_password_invalid', words);
}

/** Whoever knew the old password, or holds a link that was sent before, is out. */
export async function savePassword(
  tx: Sql,
  services: Services,
  { signed, body, request }: UserChange,
  encryptedPassword: string,
) {
  const { user, session } = signed;
  if (body.nonce !== '' && needsNonce(services, signed))
    await spendNonce(tx, services, signed, body.nonce);
  await updateUser(tx, user.id, { encryptedPassword });
  await deleteTokensOf(tx, user.id);
  await endSessions(tx, user.id, 'others', session?.id);
  await note(tx, 'user_updated_password', { actorId: user.id, request });
  await giveNotice(tx, services, { user, kind: 'password', request });
}

async function spendNonce(tx: Sql, services: Services, { user }: Signed, otp: string) {
  const wanted = { kinds: nonces, address: addressOf(user), otp };
  const token = await takeToken(tx, services.auth.settings, wanted);
  if (token?.userId !== user.id)
    refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/** After the failed transaction, so that the count stays. */
export async function countWrongNonce({ sql }: Services, { user }: Signed, error: unknown) {
  if (error instanceof AuthFailure && error.code === 'reauthentication_not_valid')
    await sql.as(system, (tx) => countAttempt(tx, nonces, addressOf(user)));
}

const addressOf = ({ email, phone }: User) => email || phone || '';
