/**
 * Whoever asks for a mail or a message at the door is answered before anybody has looked whether the
 * address has an account: the wish is written down, the same for everybody, and granted a moment later
 * by the queue. So neither the answer nor the time it takes tells who is a client here.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { AuthFailure } from '#domain/auth/failure.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { requireBudgetIn } from '#server/auth/messages/budgets.ts';
import { requireDistance } from '#server/auth/messages/intervals.ts';
import { mailToken, requireTexting, textToken } from '#server/auth/messages/token-messages.ts';
import { startMailFlow } from '#server/auth/providers/flow-state.ts';
import {
  DoorWish,
  type OtpWish,
  type RecoverWish,
  type ResendWish,
  type SendWish,
  type SignInWish,
} from '#server/auth/send-requests/shapes.ts';
import { grantSignup } from '#server/auth/send-requests/signups.ts';
import { beginAnew, confirmAddress, openAccount } from '#server/auth/signup/new-accounts.ts';
import { requireSignupsOpen } from '#server/auth/signup/open.ts';
import { askEmailChange, askPhoneChange } from '#server/auth/users/address-change.ts';
import { findByEmail, findByPhone, type User } from '#server/auth/users/store.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Sends what is still waiting to be confirmed once more; where nothing waits nothing is sent. */
async function grantAgain(tx: Sql, services: Services, wish: ResendWish) {
  const { email, phone = '' } = wish;
  const user = email ? await findByEmail(tx, email) : await findByPhone(tx, phone);
  if (!user) return;
  if (email) await mailAgain(tx, services, user, wish);
  else await textAgain(tx, services, user, wish);
}

/**
 * A sign-in with the right password, before the address was confirmed: the letter comes again. Nobody
 * asked for it, and nobody is told whether it left, so what it uses up is counted apart.
 */
async function grantUnasked(tx: Sql, services: Services, wish: SignInWish) {
  const { isRight, email, phone = '', origin, ...asked } = wish;
  if (!isRight) return;
  const sending = { ...(email ? mailTo(email) : textTo(phone)), ip: origin.ip, isUnasked: true };
  await requireBudgetIn(tx, services, sending);
  const type = email ? 'signup' : 'sms';
  await grantAgain(tx, services, { ...asked, origin, email, phone, door: 'resend', type });
}

const mailTo = (to: string) => ({ channel: 'mail', to }) as const;
const textTo = (to: string) => ({ channel: 'sms', to }) as const;

async function mailAgain(tx: Sql, services: Services, user: User, wish: ResendWish) {
  const { type, email: to = '', challenge, redirectTo } = wish;
  if (type === 'email_change') {
    const change = { email: user.newEmail ?? '', challenge, redirectTo };
    return user.newEmail ? askEmailChange(tx, services, user, change) : undefined;
  }
  if (user.emailConfirmedAt !== null) return;
  const flow = { userId: user.id, authenticationMethod: 'email/signup' };
  const flowStateId = await startMailFlow(tx, challenge, flow, services.now());
  await mailToken(tx, services, { user, purpose: 'signup', to, redirectTo, flowStateId });
}

async function textAgain(tx: Sql, services: Services, user: User, wish: ResendWish) {
  const { type, phone: to = '' } = wish;
  if (type === 'phone_change')
    return user.newPhone ? askPhoneChange(tx, services, user, user.newPhone) : undefined;
  if (user.phoneConfirmedAt === null) await textToken(tx, services, { user, purpose: 'sms', to });
}

export const authWish = { name: 'auth_wish', schema: DoorWish } satisfies Task;

/** Grants it at once where accounts need not be hidden, with the refusals that tell of them. */
export async function grantOrQueue(services: Services, wish: SendWish): Promise<void> {
  const { auth, sql } = services;
  if (!auth.settings.hidesAccounts) return sql.as(system, (tx) => grant(tx, services, wish));
  if (wish.phone) requireTexting(services);
  await sql.as(system, async (tx) => {
    await requireDistance(tx, services, wish);
    await enqueue(tx, authWish, wish);
  });
}

/** A refused sign-in leaves the same behind whatever was wrong with it. */
export const leaveBehind = (tx: Sql, wish: SignInWish) => enqueue(tx, authWish, wish);

async function grant(tx: Sql, services: Services, wish: DoorWish): Promise<void> {
  if (wish.door === 'signup') await grantSignup(tx, services, wish);
  if (wish.door === 'otp') await grantLink(tx, services, wish);
  if (wish.door === 'recover') await grantRecovery(tx, services, wish);
  if (wish.door === 'resend') await grantAgain(tx, services, wish);
  if (wish.door === 'sign_in') await grantUnasked(tx, services, wish);
}

export function wishWorkers(services: Services): Worker[] {
  const grantLater = async (wish: DoorWish) => {
    // A wrong password wants nothing: however many there are, the others do not wait for them.
    if (wish.door === 'sign_in' && !wish.isRight) return;
    // The answer leaves first: work in the same process would make it wait, and longer for who is known.
    await rest(randomInt(50, 150));
    await grantUnseen(services, wish);
  };
  return [worker(authWish, grantLater)];
}

/** Nobody waits for the answer any more: what would have been a refusal is the end of it. */
export async function grantUnseen(services: Services, wish: DoorWish): Promise<void> {
  const { auth, sql, log } = services;
  // The distance between two sends was kept at the door, by the address; a sign-in has none to keep.
  const kept = wish.door === 'sign_in' ? {} : { sendInterval: 0 };
  const settings = { ...auth.settings, ...kept };
  try {
    await sql.as(system, (tx) => grant(tx, { ...services, auth: { ...auth, settings } }, wish));
  } catch (error) {
    // Two opened one account in the same moment: the next attempt finds it.
    if (!(error instanceof AuthFailure) || error.code === 'conflict') throw error;
    const { code, message } = error;
    if (code === 'sms_send_failed') log.warn({ code }, message);
  }
}

/** Whoever is new, or never confirmed, gets the confirmation of a sign-up instead of a link. */
async function grantLink(tx: Sql, services: Services, wish: OtpWish) {
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
  if (!wish.createUser) refuseAuth(422, 'otp_disabled', 'Signups not allowed for otp');
  requireSignupsOpen(services);
  const { email, phone, data } = wish;
  const user = await openAccount(tx, { email, phone, passwordHash: null, data });
  if (!user) return refuseAuth(409, 'conflict', 'The same account is being opened right now');
  await auditDeed(tx, 'user_signedup', { actorId: user.id, request: wish.origin });
  return user;
}

async function grantRecovery(tx: Sql, services: Services, wish: RecoverWish) {
  const { email: to = '', challenge, redirectTo, origin } = wish;
  const found = await findByEmail(tx, to);
  if (!found) return;
  const user = await beginAnew(tx, found, { email: to });
  const flow = { userId: user.id, authenticationMethod: 'recovery' };
  const flowStateId = await startMailFlow(tx, challenge, flow, services.now());
  await auditDeed(tx, 'user_recovery_requested', { actorId: user.id, request: origin });
  await mailToken(tx, services, { user, purpose: 'recovery', to, redirectTo, flowStateId });
}
