import { requireBudgetIn } from '#server/auth/messages/budgets.ts';
import { mailToken, textToken } from '#server/auth/messages/token-messages.ts';
import { startMailFlow } from '#server/auth/providers/flow-state.ts';
import { askEmailChange, askPhoneChange } from '#server/auth/users/address-change.ts';
import { findByEmail, findByPhone, type User } from '#server/auth/users/store.ts';
import type { ResendWish, SignInWish } from '#server/auth/wishes/shapes.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Sends what is still waiting to be confirmed once more; where nothing waits nothing is sent. */
export async function grantAgain(tx: Sql, services: Services, wish: ResendWish) {
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
export async function grantUnasked(tx: Sql, services: Services, wish: SignInWish) {
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
