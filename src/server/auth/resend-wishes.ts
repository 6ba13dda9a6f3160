import { askEmailChange, askPhoneChange } from '#server/auth/address-change.ts';
import { startMailFlow } from '#server/auth/flow-state.ts';
import { mailToken, textToken } from '#server/auth/sending.ts';
import { findByEmail, findByPhone, type User } from '#server/auth/user-store.ts';
import type { ResendWish } from '#server/auth/wish-shapes.ts';
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

async function mailAgain(tx: Sql, services: Services, user: User, wish: ResendWish) {
  const { type, email: to = '', challenge, redirectTo } = wish;
  if (type === 'email_change') {
    const change = { email: user.newEmail ?? '', challenge, redirectTo };
    return user.newEmail ? askEmailChange(tx, services, user, change) : undefined;
  }
  if (user.emailConfirmedAt !== null) return;
  const flow = { userId: user.id, authenticationMethod: 'email/signup' };
  const flowStateId = await startMailFlow(tx, challenge, flow);
  await mailToken(tx, services, { user, purpose: 'signup', to, redirectTo, flowStateId });
}

async function textAgain(tx: Sql, services: Services, user: User, wish: ResendWish) {
  const { type, phone: to = '' } = wish;
  if (type === 'phone_change')
    return user.newPhone ? askPhoneChange(tx, services, user, user.newPhone) : undefined;
  if (user.phoneConfirmedAt === null) await textToken(tx, services, { user, purpose: 'sms', to });
}
