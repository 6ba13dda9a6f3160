import type { FastifyInstance } from 'fastify';
import { hasShownTwo } from '#domain/auth/two-factors.ts';
import { hasSecondFactor } from '#server/auth/account.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireUser, type Signed } from '#server/auth/guards/bearer.ts';
import { queryValue } from '#server/auth/requests.ts';
import { endSessions, type SessionScope } from '#server/auth/sessions/sessions.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const isScope = (word: string): word is SessionScope =>
  ['global', 'local', 'others'].includes(word);

export function logoutRoutes(app: FastifyInstance, services: Services) {
  app.post('/logout', async (request, reply) => {
    const scope = queryValue(request, 'scope') || 'global';
    if (!isScope(scope)) return refuseInput(`Unsupported logout scope "${scope}"`);
    const signed = await requireUser(services, request);
    const { user, session } = signed;
    const reach = withinReach(signed, scope);
    await services.sql.as(system, async (tx) => {
      await endSessions(tx, user.id, reach, session?.id);
      await auditDeed(tx, 'logout', { actorId: user.id, request, traits: { scope: reach } });
    });
    return reply.status(204).send();
  });
}

/**
 * Who only has the password must not throw the owner out: until the second factor was shown a session
 * ends nothing but itself. Leaving everywhere is then leaving here, since whoever leaves must get out.
 */
function withinReach(signed: Signed, scope: SessionScope): SessionScope {
  const shown = signed.session ?? { aal: 'aal1', amr: [] };
  if (!hasSecondFactor(signed) || hasShownTwo(shown)) return scope;
  if (scope === 'others')
    refuseAuth(
      401,
      'insufficient_aal',
      'AAL2 session is required to sign out other sessions when MFA is enabled.',
    );
  return 'local';
}
