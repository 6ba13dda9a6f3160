import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadAccount } from '#server/auth/account.ts';
import { actorOf, refuseUnknownUser, userIdOf } from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { removeFactor } from '#server/auth/factors/factors.ts';
import { lockFactor } from '#server/auth/factors/store.ts';
import { factorName } from '#server/auth/factors/types.ts';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { factorOf, refuseFactor } from '#server/auth/guards/member.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import { ownPasskeys, removePasskey } from '#server/auth/passkeys/passkeys.ts';
import { lockUser } from '#server/auth/users/store.ts';
import { viewFactor } from '#server/auth/users/view.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What the house may see and take away of an account's factors and passkeys. */
export function proofAdminRoutes(app: FastifyInstance, services: Services) {
  app.get('/admin/users/:id/factors', async (request) => {
    const { factors } = await targetOf(services, request);
    return factors.map(viewFactor);
  });

  app.delete('/admin/users/:id/factors/:factorId', (request) => takeFactor(services, request));

  app.get('/admin/users/:id/passkeys', async (request) =>
    ownPasskeys(services, (await targetOf(services, request)).user.id),
  );

  app.delete('/admin/users/:id/passkeys/:passkeyId', async (request, reply) => {
    const { user, actorId } = await targetOf(services, request);
    await removePasskey(services, { userId: user.id, actorId, request });
    return reply.status(204).send();
  });
}

async function takeFactor(services: Services, request: FastifyRequest) {
  const { user, factors, actorId } = await targetOf(services, request);
  const { id } = factorOf(factors, request);
  return services.sql.as(system, async (tx) => {
    const held = (await lockUser(tx, user.id)) ?? refuseUnknownUser();
    const factor = (await lockFactor(tx, id, user.id)) ?? refuseFactor();
    await removeFactor(tx, factor);
    const traits = { factor_id: id, user_id: user.id };
    await auditDeed(tx, 'factor_deleted', { actorId, request, traits });
    if (factor.status === 'verified')
      await giveNotice(tx, services, {
        user: held,
        kind: 'factorRemoved',
        detail: factorName(factor),
      });
    return viewFactor(factor);
  });
}

async function targetOf(services: Services, request: FastifyRequest) {
  const actorId = actorOf(await requireAdmin(services, request));
  const id = userIdOf(request);
  const account = await services.sql.as(system, (tx) => loadAccount(tx, id));
  return { ...(account ?? refuseUnknownUser()), actorId };
}
