import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';

/**
 * Prometheus figures on an address of their own, so that the public one never shows them. Counts and
 * times by route pattern: no path, no id, nothing about a person.
 */
export async function startMetrics(app: FastifyInstance, address: NonNullable<Config['metrics']>) {
  // Loaded here: a house without this address does without the library.
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'rihla_http_request_seconds',
    help: 'Time to answer a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    answered.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const server = Fastify();
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await server.listen(address);
  return server;
}
