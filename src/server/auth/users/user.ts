import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasShownTwo } from '#domain/auth/two-factors.ts';
import { accountOf, hasSecondFactor } from '#server/auth/account.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import {
  audienceOf,
  refuseAudience,
  requireUser,
  type Signed,
} from '#server/auth/guards/bearer.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { requireBudgetIn } from '#server/auth/messages/budgets.ts';
import { requireChannel } from '#server/auth/messages/channels.ts';
import { mergeMetadata } from '#server/auth/metadata.ts';
import { newPasswordOf, savePassword } from '#server/auth/passwords/new-password.ts';
import { requireStrongPassword } from '#server/auth/passwords/rules.ts';
import { requireFreshProof } from '#server/auth/proof/protocol-proof.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { readBody } from '#server/auth/requests.ts';
import {
  applyEmailChange,
  applyPhoneChange,
  askEmailChange,
  askPhoneChange,
  requireFreeEmail,
  requireFreePhone,
} from '#server/auth/users/address-change.ts';
import { readEmail, readPhone } from '#server/auth/users/addresses.ts';
import { UserBody, type UserChange } from '#server/auth/users/change.ts';
import { findUser, lockUser, type User, updateUser } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A new address waits until its mailbox agreed; an unnamed account may get it at once. */
async function changeEmail(tx: Sql, services: Services, change: UserChange) {
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

async function changePhone(tx: Sql, services: Services, change: UserChange) {
  const { body, request } = change;
  const { phone } = body;
  if (phone === '') return;
  const { settings } = services.auth;
  if (!settings.phone) refuseAuth(400, 'phone_provider_disabled', 'Unsupported phone provider');
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
const current = async (tx: Sql, { signed }: UserChange): Promise<User> =>
  (await findUser(tx, signed.user.id)) ?? signed.user;

export function userRoutes(app: FastifyInstance, services: Services) {
  app.get('/user', async (request) => {
    const signed = await requireUser(services, request);
    requireAudience(request, signed);
    return viewUser(signed);
  });

  app.put('/user', async (request) => {
    limitRequests(services, request, 'user');
    const signed = await requireUser(services, request);
    const body = usable(services, readBody(request, UserBody));
    requireAudience(request, signed);
    requireAllowed(signed, body);
    if (changesAddress(signed, body)) requireFreshProof(services, signed);
    // Hashing takes long: it is done before the account is locked.
    const password = await newPasswordOf(services, signed, { body, ip: request.ip });
    const change = { signed, body, request, password };
    return services.sql.as(system, (tx) => applyChanges(tx, services, change));
  });
}

function requireAudience(request: FastifyRequest, { claims }: Signed) {
  if (![claims.aud].flat().includes(audienceOf(request, claims))) refuseAudience();
}

/** What nobody could use is refused before it is asked whether this person may. */
function usable(services: Services, body: UserBody): UserBody {
  const email = body.email && readEmail(body.email);
  const phone = body.phone && readPhone(body.phone);
  if (phone) requireChannel(services, body.channel);
  if (typeof body.password === 'string') requireStrongPassword(services.auth, body.password);
  return { ...body, email, phone };
}

/** An address that is repeated changes nothing. */
function changesAddress({ user }: Signed, { email, phone }: UserBody): boolean {
  const isOther = (given: string, kept: string | null) => given !== '' && given !== kept;
  return isOther(email, user.email) || isOther(phone, user.phone);
}

/** A passkey showed two factors, but to change how one signs in the protocol counts its own. */
function requireFactor(signed: Signed, isAccess: boolean) {
  const { aal, amr } = signed.session ?? { aal: 'aal1', amr: [] };
  const isShown = isAccess ? aal === 'aal2' : hasShownTwo({ aal, amr });
  if (hasSecondFactor(signed) && !isShown)
    refuseAuth(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
}

function requireAllowed(signed: Signed, body: UserBody) {
  const { user } = signed;
  const { email, phone, password } = body;
  if (body.app_metadata)
    refuseAuth(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  const isAccess = changesAddress(signed, body) || Boolean(password);
  requireFactor(signed, isAccess);
  if (!isAccess) return;
  if (user.isAnonymous && password && email === '' && phone === '')
    refuseAuth(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  if (user.isSsoUser)
    refuseAuth(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    );
}

async function applyChanges(tx: Sql, services: Services, change: UserChange) {
  const { signed, body, request, password } = change;
  const { id } = signed.user;
  const user = await lockUser(tx, id);
  if (!user) return refuseAuth(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (Object.keys(body.data).length > 0)
    await updateUser(tx, id, { rawUserMetaData: mergeMetadata(user.rawUserMetaData, body.data) });
  if (password) await savePassword(tx, services, change, password);
  await changeEmail(tx, services, change);
  await changePhone(tx, services, change);
  await auditDeed(tx, 'user_modified', { actorId: id, request });
  return viewUser(await accountOf(tx, id));
}
