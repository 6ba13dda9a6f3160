import { note } from '#server/auth/audit.ts';
import { refuse } from '#server/auth/failure.ts';
import { mailToken, textToken } from '#server/auth/messages/token-messages.ts';
import { startMailFlow } from '#server/auth/providers/flow-state.ts';
import { beginAnew, confirmAddress, openAccount } from '#server/auth/signup/new-accounts.ts';
import { requireSignupsOpen } from '#server/auth/signup/open.ts';
import { findByEmail, findByPhone, type User } from '#server/auth/users/store.ts';
import type { OtpWish, RecoverWish } from '#server/auth/wishes/shapes.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Whoever is new, or never confirmed, gets the confirmation of a sign-up instead of a link. */
export async function grantLink(tx: Sql, services: Services, wish: OtpWish) {
  const { email, phone = '' } = wish;
  const found = email ? await findByEmail(tx, email) : await findByPhone(tx, phone);
  const { data } = wish;
  const begun = found && (await beginAnew(tx, found, { email, phone, data }));
  const user = begun ?? (await opened(tx, services, wish));
  if (email) return mailLink(tx, services, user, { ...wish, email });
  return textToken(tx, services, { user, purpose: 'sms', to: phone });
}

async function mailLink(
  tx: Sql,
  services: Services,
  found: User,
  wish: OtpWish & { email: string },
) {
  const { email: to, challenge, redirectTo } = wish;
  const skips = found.emailConfirmedAt === null && services.auth.settings.autoconfirm;
  const user = skips ? await confirmAddress(tx, found, 'email', services.now()) : found;
  const purpose = user.emailConfirmedAt === null ? 'signup' : 'magiclink';
  const authenticationMethod = purpose === 'signup' ? 'email/signup' : 'magiclink';
  const flow = { userId: user.id, authenticationMethod };
  const flowStateId = await startMailFlow(tx, challenge, flow, services.now());
  await mailToken(tx, services, { user, purpose, to, redirectTo, flowStateId });
}

async function opened(tx: Sql, services: Services, wish: OtpWish): Promise<User> {
  if (!wish.createUser) refuse(422, 'otp_disabled', 'Signups not allowed for otp');
  requireSignupsOpen(services);
  const { email, phone, data } = wish;
  const user = await openAccount(tx, { email, phone, passwordHash: null, data });
  if (!user) return refuse(409, 'conflict', 'The same account is being opened right now');
  await note(tx, 'user_signedup', { actorId: user.id, request: wish.origin });
  return user;
}

export async function grantRecovery(tx: Sql, services: Services, wish: RecoverWish) {
  const { email: to = '', challenge, redirectTo, origin } = wish;
  const found = await findByEmail(tx, to);
  if (!found) return;
  const user = await beginAnew(tx, found, { email: to });
  const flow = { userId: user.id, authenticationMethod: 'recovery' };
  const flowStateId = await startMailFlow(tx, challenge, flow, services.now());
  await note(tx, 'user_recovery_requested', { actorId: user.id, request: origin });
  await mailToken(tx, services, { user, purpose: 'recovery', to, redirectTo, flowStateId });
}
