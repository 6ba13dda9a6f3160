import type { FastifyInstance } from 'fastify';
import { freeMebibytes } from '#server/database/free-space.ts';
import { sendError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work, so a balancer may send it people. */
export function healthRoutes(app: FastifyInstance, { isReady, config }: Services) {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    // A full disk is what an embedded database dies of: whoever watches should see it come.
    if (await isReady())
      return { status: 'ready', freeMebibytes: await freeMebibytes(config.dataDir) };
    return sendError(reply, {
      code: 'unavailable',
      message: 'The database is being brought back.',
    });
  });
}
