import type { FastifyInstance } from 'fastify';
import { note } from '#server/auth/audit.ts';
import { requireUser } from '#server/auth/bearer.ts';
import { refuseInput } from '#server/auth/failure.ts';
import { queryValue } from '#server/auth/requests.ts';
import { endSessions, type Scope } from '#server/auth/sessions.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const isScope = (word: string): word is Scope => ['global', 'local', 'others'].includes(word);

export function logoutRoutes(app: FastifyInstance, services: Services) {
  app.post('/logout', async (request, reply) => {
    const scope = queryValue(request, 'scope') || 'global';
    if (!isScope(scope)) return refuseInput(`Unsupported logout scope "${scope}"`);
    const { user, session } = await requireUser(services, request);
    await services.sql.as(system, async (tx) => {
      await endSessions(tx, user.id, scope, session?.id);
      await note(tx, 'logout', { actorId: user.id, request, traits: { scope } });
    });
    return reply.status(204).send();
  });
}
