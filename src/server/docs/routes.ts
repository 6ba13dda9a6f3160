import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApi } from '#server/docs/open-api.ts';
import { docsPage } from '#server/docs/page.ts';
import { docsStyles } from '#server/docs/styles.ts';
import { pageHeaders } from '#server/platform/security-headers.ts';
import type { Services } from '#server/services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's description of a route, put there by `serve`. */
    endpoint?: Endpoint;
  }
}

/** The reference of the API: made from the contract of the endpoints that are really served. */
export function docsRoutes(app: FastifyInstance, { publicUrl }: Services) {
  const endpoints: Endpoint[] = [];
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint && !endpoints.includes(config.endpoint)) endpoints.push(config.endpoint);
  });

  app.get('/docs/openapi.json', async () => openApi(endpoints, publicUrl));

  app.get('/docs', async (_request, reply) =>
    reply
      .headers(pageHeaders())
      .type('text/html; charset=utf-8')
      .send(docsPage(openApi(endpoints, publicUrl))),
  );

  app.get('/docs/docs.css', async (_request, reply) => reply.type('text/css').send(docsStyles));
}
