import type { FastifyRequest } from 'fastify';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { mailToken, textToken } from '#server/auth/messages/token-messages.ts';
import { startMailFlow } from '#server/auth/providers/flow-state.ts';
import type { SignupWish } from '#server/auth/send-requests/shapes.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { beginAnew, confirmAddress, openAccount } from '#server/auth/signup/new-accounts.ts';
import { findByEmail, findByPhone, type User } from '#server/auth/users/store.ts';
import { verifyPassword } from '#server/platform/passwords/passwords.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Sends the confirmation. Nothing where the address has an account, whose owner is left alone. */
export async function grantSignup(tx: Sql, services: Services, wish: SignupWish) {
  const user = await begun(tx, wish);
  if (isConfirmed(user, wish)) {
    await auditDeed(tx, 'user_repeated_signup', { actorId: user.id, request: wish.origin });
    return undefined;
  }
  return confirmation(tx, services, await beginAnew(tx, user, wish), wish);
}

async function confirmation(tx: Sql, services: Services, user: User, wish: SignupWish) {
  const { email, phone = '', challenge, redirectTo } = wish;
  if (!email) {
    await textToken(tx, services, { user, purpose: 'sms', to: phone });
    return user;
  }
  const flow = { userId: user.id, authenticationMethod: 'email/signup' };
  const flowStateId = await startMailFlow(tx, challenge, flow, services.now());
  await mailToken(tx, services, { user, purpose: 'signup', to: email, redirectTo, flowStateId });
  return user;
}

/** The account of the address, opened where there was none. */
async function begun(tx: Sql, wish: SignupWish): Promise<User> {
  const { email, phone = '', origin } = wish;
  const find = () => (email ? findByEmail(tx, email) : findByPhone(tx, phone));
  const before = await find();
  const opened = before ? undefined : await openAccount(tx, wish);
  if (opened) await auditDeed(tx, 'user_signedup', { actorId: opened.id, request: origin });
  // Two sign-ups in the same moment: the second finds the first one's account.
  const user = before ?? opened ?? (await find());
  if (!user) throw new Error('The address is taken by an account that is not there.');
  return user;
}

const isConfirmed = ({ emailConfirmedAt, phoneConfirmedAt }: User, { email }: SignupWish) =>
  (email ? emailConfirmedAt : phoneConfirmedAt) !== null;

export interface Entering {
  password: string;
  request: FastifyRequest;
}

/** Without confirmation; whoever finds an unfinished account must know the password it was begun with. */
export async function enterNew(
  tx: Sql,
  services: Services,
  wish: SignupWish,
  { password, request }: Entering,
) {
  const user = await begun(tx, wish);
  const kept = user.encryptedPassword;
  const isOwn = kept === wish.passwordHash || (kept && (await verifyPassword(kept, password)));
  if (isConfirmed(user, wish) || !isOwn)
    refuseAuth(422, 'user_already_exists', 'User already registered');
  await confirmAddress(tx, user, wish.email ? 'email' : 'phone', services.now());
  return openSession(tx, services, { userId: user.id, method: 'password', request });
}
