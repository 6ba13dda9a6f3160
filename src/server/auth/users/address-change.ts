import { refuseAuth } from '#server/auth/failure.ts';
import { giveNotice, noticeMail } from '#server/auth/messages/notices.ts';
import { mailToken, textToken } from '#server/auth/messages/token-messages.ts';
import { type CodeChallenge, startMailFlow } from '#server/auth/providers/flow-state.ts';
import { confirmAddress } from '#server/auth/signup/new-accounts.ts';
import { orTaken, refuseEmail } from '#server/auth/signup/taken-address.ts';
import { findByEmail, findByPhone, type User, updateUser } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export async function requireFreeEmail(tx: Sql, user: User, email: string) {
  if (await otherThan(user, findByEmail(tx, email))) refuseEmail();
}

export async function requireFreePhone(tx: Sql, user: User, phone: string) {
  if (await otherThan(user, findByPhone(tx, phone)))
    refuseAuth(422, 'phone_exists', 'A user with this phone number has already been registered');
}

/** Whoever has the address already, unless it is the very account. */
async function otherThan({ id }: User, search: Promise<User | undefined>) {
  const holder = await search;
  return holder && holder.id !== id ? holder : undefined;
}

const needsBothAddresses = ({ auth }: Services, { email }: User) =>
  auth.settings.doubleConfirm && !auth.settings.autoconfirm && Boolean(email);

interface EmailChange {
  email: string;
  challenge: CodeChallenge | undefined;
  redirectTo: string;
}

/**
 * Asks the new address, and the current one too, before anything changes. An address that somebody else
 * has is asked for alike, so that nobody learns of it: a token is made and kept, but what leaves is a
 * word to its holder instead of the way to take it.
 */
export async function askEmailChange(tx: Sql, services: Services, user: User, change: EmailChange) {
  const { email, challenge, redirectTo } = change;
  const holder = await otherThan(user, findByEmail(tx, email));
  const template = holder && noticeMail(services, { user: holder, kind: 'addressWanted' });
  await updateUser(tx, user.id, { newEmail: email, emailChangeConfirmations: 0 });
  const flow = { userId: user.id, authenticationMethod: 'email_change' };
  const flowStateId = await startMailFlow(tx, challenge, flow, services.now());
  const common = { user: { ...user, newEmail: email }, redirectTo, flowStateId };
  if (needsBothAddresses(services, user))
    await mailToken(tx, services, {
      ...common,
      purpose: 'emailChangeCurrent',
      to: user.email ?? '',
    });
  const instead = holder && template && { holder, template };
  await mailToken(tx, services, { ...common, purpose: 'emailChangeNew', to: email, instead });
}

export async function askPhoneChange(tx: Sql, services: Services, user: User, phone: string) {
  const holder = await otherThan(user, findByPhone(tx, phone));
  await updateUser(tx, user.id, { newPhone: phone });
  await textToken(tx, services, { user, purpose: 'phoneChange', to: phone, holder });
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
  const rawUserMetaData = { ...user.rawUserMetaData, email: newEmail };
  const changes = { email: newEmail, newEmail: null, emailChangeConfirmations: 0, rawUserMetaData };
  // Two may be confirmed in the same moment: one of them gets it.
  const changed = await orTaken(updateUser(tx, user.id, changes));
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
  const changed = await orTaken(updateUser(tx, user.id, changes));
  await confirmAddress(tx, changed, 'phone', services.now());
  await giveNotice(tx, services, { user, kind: 'phone', detail: `+${newPhone}` });
}
