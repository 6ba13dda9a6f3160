import type { FastifyRequest } from 'fastify';
import { accountOf } from '#server/auth/account.ts';
import {
  actorOf,
  bannedUntil,
  passwordHashOf,
  refuseUnknownUser,
  UserFields,
  userIdOf,
} from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { deleteTokensOf } from '#server/auth/codes/store.ts';
import { accountChanged } from '#server/auth/events.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { mergeMetadata } from '#server/auth/metadata.ts';
import { requireStrongPassword } from '#server/auth/passwords/rules.ts';
import { readBody } from '#server/auth/requests.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import type { Claims } from '#server/auth/sessions/tokens.ts';
import { confirmAddress, providersOf, recordIdentity } from '#server/auth/signup/new-accounts.ts';
import { orTaken, requireUntaken } from '#server/auth/signup/taken-address.ts';
import { readEmail, readPhone } from '#server/auth/users/addresses.ts';
import { isBanned } from '#server/auth/users/state.ts';
import { lockUser, type User, updateUser } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Change {
  fields: UserFields;
  passwordHash: string | undefined;
  bannedUntil: string | null | undefined;
  now: string;
}

/** Changes an account at once, without asking its owner. */
export async function changeUser(services: Services, request: FastifyRequest, claims: Claims) {
  const id = userIdOf(request);
  const change = await readChange(services, request);
  const saved = services.sql.as(system, async (tx) => {
    const user = (await lockUser(tx, id)) ?? refuseUnknownUser();
    await requireUntaken(tx, change.fields, id);
    await apply(tx, user, change);
    await tellOwner(tx, services, user, change);
    const traits = { user_id: id };
    const before = user.rawAppMetaData.role;
    const told = { acting: { tx }, id, before, by: actorOf(claims) };
    await services.events.announce(accountChanged, told);
    await auditDeed(tx, 'user_modified', { actorId: actorOf(claims), request, traits });
    return viewUser(await accountOf(tx, id));
  });
  return orTaken(saved);
}

/** Whoever asked the house for it expects the mail; whoever did not must know. */
async function tellOwner(tx: Sql, services: Services, user: User, change: Change) {
  const { email, phone } = change.fields;
  if (change.passwordHash) await giveNotice(tx, services, { user, kind: 'password' });
  if (email && email !== user.email)
    await giveNotice(tx, services, { user, kind: 'email', detail: email });
  if (phone && phone !== user.phone)
    await giveNotice(tx, services, { user, kind: 'phone', detail: `+${phone}` });
}

async function readChange(services: Services, request: FastifyRequest): Promise<Change> {
  const given = readBody(request, UserFields);
  const { email, phone, password } = given;
  const fields = { ...given, email: email && readEmail(email), phone: phone && readPhone(phone) };
  if (typeof password === 'string') requireStrongPassword(services.auth, password);
  const now = services.now();
  const until = bannedUntil(fields, now);
  return { fields, passwordHash: await passwordHashOf(fields), bannedUntil: until, now };
}

async function apply(tx: Sql, before: User, change: Change) {
  const { fields, passwordHash, now } = change;
  let user = await updateUser(tx, before.id, plainChanges(before, change));
  for (const channel of ['email', 'phone'] as const) {
    const isConfirmed = fields[`${channel}_confirm`] === true;
    if (isConfirmed && user[channel]) user = await confirmAddress(tx, user, channel, now);
    else if (fields[channel] !== '') await recordIdentity(tx, user, channel, isConfirmed);
  }
  const hasNewAddress = fields.email !== '' || fields.phone !== '';
  const providers = hasNewAddress ? await providersOf(tx, user) : {};
  const known = { ...user.rawAppMetaData, ...providers };
  const rawAppMetaData = mergeMetadata(known, fields.app_metadata);
  await updateUser(tx, user.id, { rawAppMetaData });
  // A link that went to the old address, or before the old password was given up, opens nothing now.
  if (passwordHash || hasNewAddress) await deleteTokensOf(tx, user.id);
  // Nor does a live room stay open to whoever is banned, or was something else when they joined it.
  const isOther = user.role !== before.role || rawAppMetaData.role !== before.rawAppMetaData.role;
  if (passwordHash || isBanned(user, now) || isOther) await endSessions(tx, user.id, 'global');
}

function plainChanges({ rawUserMetaData }: User, change: Change) {
  const { fields, passwordHash, bannedUntil: until } = change;
  const { email, phone, role } = fields;
  // Where sign-up copied an address into the metadata, the copy follows.
  const copies = {
    ...('email' in rawUserMetaData && email && { email }),
    ...('phone' in rawUserMetaData && phone && { phone }),
  };
  return {
    ...(email && { email, newEmail: null, emailChangeConfirmations: 0 }),
    ...(phone && { phone, newPhone: null }),
    ...(role && { role }),
    ...(passwordHash && { encryptedPassword: passwordHash }),
    ...(until !== undefined && { bannedUntil: until }),
    rawUserMetaData: mergeMetadata({ ...rawUserMetaData, ...copies }, fields.user_metadata),
  };
}
