import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { requireUser } from '#server/auth/guards/bearer.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { requireFreshProof } from '#server/auth/proof/protocol-proof.ts';
import { beginFlow } from '#server/auth/providers/authorize.ts';
import {
  deleteIdentity,
  type Identity,
  listIdentities,
} from '#server/auth/providers/identity-store.ts';
import { requireManualLinking } from '#server/auth/providers/links.ts';
import { isTrue } from '#server/auth/providers/user.ts';
import { queryValue } from '#server/auth/requests.ts';
import { providersOf } from '#server/auth/signup/new-accounts.ts';
import {
  findByEmail,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from '#server/auth/users/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A signed-in person adds ways in to their account, or takes one away. */
export function identityRoutes(app: FastifyInstance, services: Services) {
  app.get('/user/identities/authorize', async (request, reply) => {
    const user = await whoLinks(services, request);
    const url = await beginFlow(services, request, user.id);
    return queryValue(request, 'skip_http_redirect') === 'true'
      ? { url }
      : reply.redirect(url, 302);
  });

  app.delete<{ Params: { id: string } }>('/user/identities/:id', async (request) => {
    const user = await whoLinks(services, request);
    const { id } = request.params;
    if (!isUuid(id)) refuseAuth(404, 'validation_failed', 'identity_id must be an UUID');
    await services.sql.as(system, (tx) => unlink(tx, services, { user, id, request }));
    return {};
  });
}

/** Whoever changes the ways in shows once more who they are. */
export async function whoLinks(services: Services, request: FastifyRequest): Promise<User> {
  const signed = await requireUser(services, request);
  requireManualLinking(services);
  requireFreshProof(services, signed);
  return signed.user;
}

interface Unlinking {
  user: User;
  id: string;
  request: FastifyRequest;
}

async function unlink(tx: Sql, services: Services, { user: asker, id, request }: Unlinking) {
  const userId = asker.id;
  const user = await lockUser(tx, userId);
  if (!user) return refuseAuth(403, 'user_not_found', 'User not found');
  const identities = await listIdentities(tx, userId);
  if (identities.length <= 1)
    refuseAuth(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  const identity = identities.find((each) => each.id === id);
  if (!identity) return refuseAuth(422, 'identity_not_found', "Identity doesn't exist");
  const left = identities.filter((each) => each.id !== id);
  await deleteIdentity(tx, id);
  await updateUser(tx, userId, {
    ...(await withoutAddress(tx, user, identity, left)),
    rawAppMetaData: { ...user.rawAppMetaData, ...(await providersOf(tx, user)) },
  });
  const { provider, providerId } = identity;
  const traits = { identity_id: id, provider, provider_id: providerId };
  await auditDeed(tx, 'identity_unlinked', { actorId: userId, request, traits });
  await giveNotice(tx, services, { user, kind: 'identityUnlinked', detail: provider, request });
}

/** The account's own address goes with the identity it came from. */
async function withoutAddress(
  tx: Sql,
  user: User,
  { provider }: Identity,
  left: Identity[],
): Promise<UserChanges> {
  if (provider === 'phone') return { phone: null, phoneConfirmedAt: null };
  const known = left.flatMap(addressOf).toSorted((one, other) => +other.isSure - +one.isSure);
  const next = known.find(({ email }) => email === user.email) ?? known[0];
  if (next?.email === user.email) return {};
  const owner = next && (await findByEmail(tx, next.email));
  if (owner && owner.id !== user.id)
    refuseAuth(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  if (!next) return { email: null, emailConfirmedAt: null };
  return { email: next.email, ...(!next.isSure && { emailConfirmedAt: null }) };
}

const addressOf = ({ identityData: { email, email_verified: verified } }: Identity) =>
  typeof email === 'string' && email !== ''
    ? [{ email: email.toLowerCase(), isSure: isTrue(verified) }]
    : [];
