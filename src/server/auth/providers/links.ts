import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import {
  type Admission,
  askToConfirm,
  type ProviderArrival,
} from '#server/auth/providers/admission.ts';
import {
  findIdentity,
  insertIdentity,
  lockIdentity,
} from '#server/auth/providers/identity-store.ts';
import { providersOf } from '#server/auth/signup/new-accounts.ts';
import { requireFreeEmail } from '#server/auth/users/address-change.ts';
import { lockUser, type User, updateUser } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function requireManualLinking({ auth }: Services) {
  if (!auth.settings.manualLinking)
    refuseAuth(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** Adds a provider to the account of somebody who is signed in. */
export async function linkTo(
  tx: Sql,
  services: Services,
  userId: string,
  arrival: ProviderArrival,
): Promise<Admission> {
  const { provider, person, request } = arrival;
  await lockIdentity(tx, provider, person.subject);
  const taken = await findIdentity(tx, provider, person.subject);
  if (taken) refuseTaken(taken.userId === userId);
  const user = await lockUser(tx, userId);
  if (!user) return refuseAuth(403, 'user_not_found', 'User not found');
  const identityData = person.facts;
  const providerId = person.subject;
  const identity = await insertIdentity(tx, { userId, provider, providerId, identityData });
  const traits = { provider, identity_id: identity.id };
  await auditDeed(tx, 'identity_linked', { actorId: userId, request, traits });
  await giveNotice(tx, services, { user, kind: 'identityLinked', detail: provider, request });
  const linked = await updateUser(tx, userId, {
    rawAppMetaData: { ...user.rawAppMetaData, ...(await providersOf(tx, user)) },
  });
  return linked.email === null ? giveAddress(tx, services, linked, arrival) : { userId };
}

/** An account without an address takes the provider's, and is no longer anonymous once that is verified. */
async function giveAddress(tx: Sql, services: Services, user: User, arrival: ProviderArrival) {
  const [main] = arrival.person.emails;
  if (!main) return { userId: user.id };
  await requireFreeEmail(tx, user, main.email);
  const isSure = main.isVerified || services.auth.settings.autoconfirm;
  const addressed = await updateUser(tx, user.id, {
    email: main.email,
    ...(isSure && { emailConfirmedAt: services.now(), isAnonymous: false }),
  });
  return isSure ? { userId: user.id } : askToConfirm(tx, services, addressed, arrival);
}

function refuseTaken(isOwn: boolean): never {
  const words = isOwn ? 'Identity is already linked' : 'Identity is already linked to another user';
  return refuseAuth(422, 'identity_already_exists', words);
}
