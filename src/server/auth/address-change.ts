import { refuse } from '#server/auth/failure.ts';
import { type Challenge, startMailFlow } from '#server/auth/flow-state.ts';
import { confirmAddress } from '#server/auth/new-accounts.ts';
import { giveNotice } from '#server/auth/notices.ts';
import { mailToken, textToken } from '#server/auth/sending.ts';
import { findByEmail, findByPhone, type User, updateUser } from '#server/auth/user-store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export async function requireFreeEmail(tx: Sql, user: User, email: string) {
  const owner = await findByEmail(tx, email);
  if (owner && owner.id !== user.id)
    refuse(422, 'email_exists', 'A user with this email address has already been registered');
}

export async function requireFreePhone(tx: Sql, user: User, phone: string) {
  const owner = await findByPhone(tx, phone);
  if (owner && owner.id !== user.id)
    refuse(422, 'phone_exists', 'A user with this phone number has already been registered');
}

export const needsBothAddresses = ({ auth }: Services, { email }: User) =>
  auth.settings.doubleConfirm && !auth.settings.autoconfirm && Boolean(email);

interface EmailChange {
  email: string;
  challenge: Challenge | undefined;
  redirectTo: string;
}

/** Asks the new address, and the current one too, before anything changes. */
export async function askEmailChange(tx: Sql, services: Services, user: User, change: EmailChange) {
  const { email, challenge, redirectTo } = change;
  await updateUser(tx, user.id, { newEmail: email, emailChangeConfirmations: 0 });
  const flow = { userId: user.id, authenticationMethod: 'email_change' };
  const flowStateId = await startMailFlow(tx, challenge, flow);
  const common = { user: { ...user, newEmail: email }, redirectTo, flowStateId };
  if (needsBothAddresses(services, user))
    await mailToken(tx, services, {
      ...common,
      purpose: 'emailChangeCurrent',
      to: user.email ?? '',
    });
  await mailToken(tx, services, { ...common, purpose: 'emailChangeNew', to: email });
}

export async function askPhoneChange(tx: Sql, services: Services, user: User, phone: string) {
  await updateUser(tx, user.id, { newPhone: phone });
  await textToken(tx, services, { user, purpose: 'phoneChange', to: phone });
}

/** Says whether the other address still has to agree. */
export async function applyEmailChange(tx: Sql, services: Services, user: User): Promise<boolean> {
  const { newEmail } = user;
  if (newEmail === null) return false;
  if (needsBothAddresses(services, user) && user.emailChangeConfirmations === 0) {
    await updateUser(tx, user.id, { emailChangeConfirmations: 1 });
    return true;
  }
  await requireFreeEmail(tx, user, newEmail);
  const changed = await updateUser(tx, user.id, {
    email: newEmail,
    newEmail: null,
    emailChangeConfirmations: 0,
    rawUserMetaData: { ...user.rawUserMetaData, email: newEmail },
  });
  await confirmAddress(tx, changed, 'email', services.now());
  await giveNotice(tx, services, { user, kind: 'email', detail: newEmail });
  return false;
}

export async function applyPhoneChange(tx: Sql, services: Services, user: User) {
  const { newPhone } = user;
  if (newPhone === null) return;
  await requireFreePhone(tx, user, newPhone);
  const rawUserMetaData = { ...user.rawUserMetaData, phone: newPhone };
  const changes = { phone: newPhone, newPhone: null, rawUserMetaData };
  const changed = await updateUser(tx, user.id, changes);
  await confirmAddress(tx, changed, 'phone', services.now());
  await giveNotice(tx, services, { user, kind: 'phone', detail: `+${newPhone}` });
}
