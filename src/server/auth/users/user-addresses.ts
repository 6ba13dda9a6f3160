import { refuse } from '#server/auth/failure.ts';
import { requireBudgetIn } from '#server/auth/messages/budgets.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import {
  applyEmailChange,
  applyPhoneChange,
  askEmailChange,
  askPhoneChange,
  requireFreeEmail,
  requireFreePhone,
} from '#server/auth/users/address-change.ts';
import type { UserChange } from '#server/auth/users/change.ts';
import { findUser, type User, updateUser } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A new address waits until its mailbox agreed; an unnamed account may get it at once. */
export async function changeEmail(tx: Sql, services: Services, change: UserChange) {
  const { body, request } = change;
  const { email } = body;
  if (email === '') return;
  const challenge = readChallenge(body);
  const user = await current(tx, change);
  if (email === user.email) return;
  const { autoconfirm, hidesAccounts } = services.auth.settings;
  const isAtOnce = user.isAnonymous && autoconfirm;
  if (isAtOnce || !hidesAccounts) await requireFreeEmail(tx, user, email);
  if (isAtOnce) {
    const pending = await updateUser(tx, user.id, { newEmail: email });
    await applyEmailChange(tx, services, pending);
    return;
  }
  await requireBudgetIn(tx, services, { channel: 'mail', to: email, ip: request.ip });
  const redirectTo = chooseRedirect(services.auth, request);
  await askEmailChange(tx, services, user, { email, challenge, redirectTo });
}

export async function changePhone(tx: Sql, services: Services, change: UserChange) {
  const { body, request } = change;
  const { phone } = body;
  if (phone === '') return;
  const { settings } = services.auth;
  if (!settings.phone) refuse(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const user = await current(tx, change);
  if (phone === user.phone) return;
  // What nobody has to confirm cannot hide that the number is taken.
  if (settings.smsAutoconfirm || !settings.hidesAccounts) await requireFreePhone(tx, user, phone);
  if (!settings.smsAutoconfirm) {
    await requireBudgetIn(tx, services, { channel: 'sms', to: phone, ip: request.ip });
    return askPhoneChange(tx, services, user, phone);
  }
  await applyPhoneChange(tx, services, await updateUser(tx, user.id, { newPhone: phone }));
}

/** As this transaction has left it so far. */
async function current(tx: Sql, { signed }: UserChange): Promise<User> {
  return (await findUser(tx, signed.user.id)) ?? signed.user;
}
