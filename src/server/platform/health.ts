import type { FastifyInstance } from 'fastify';
import { sendError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work, so a balancer may send it people. */
export function healthRoutes(app: FastifyInstance, { isReady }: Services) {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (await isReady()) return { status: 'ready' };
    return sendError(reply, {
      code: 'unavailable',
      message: 'The database is being brought back.',
    });
  });
}
