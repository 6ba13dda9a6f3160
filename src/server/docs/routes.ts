import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApi } from '#server/docs/open-api.ts';
import { apiParts, indexPage, partPage } from '#server/docs/page.ts';
import { docsStyles } from '#server/docs/styles.ts';
import {
  keepAnswers,
  type MadeAnswer,
  sendCached,
} from '#server/platform/answers/cached-answers.ts';
import { pathOf } from '#server/platform/errors.ts';
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
  // What is served does not change while the server runs, and writing it all down takes a while.
  const written = memo(() => openApi(endpoints, publicUrl));
  const parts = memo(() => apiParts(written()));
  const answers = keepAnswers({ maxBytes: 16 * 1024 * 1024 });
  const send = async (request: FastifyRequest, reply: FastifyReply, make: () => MadeAnswer) =>
    sendCached(request, reply, await answers.get(pathOf(request.url), 0, make));

  app.get('/docs/openapi.json', (request, reply) =>
    send(request, reply, () => ({
      body: JSON.stringify(written()),
      contentType: 'application/json; charset=utf-8',
    })),
  );

  app.get('/docs', (request, reply) => send(request, reply, () => asPage(indexPage(parts()))));

  app.get<{ Params: { part: string } }>('/docs/:part', async (request, reply) => {
    const { part } = request.params;
    const listed = parts().get(part);
    if (!listed) return reply.callNotFound();
    return send(request, reply, () => asPage(partPage(part, listed)));
  });

  app.get('/docs/docs.css', async (_request, reply) => reply.type('text/css').send(docsStyles));
}

const asPage = (body: string): MadeAnswer => ({
  body,
  contentType: 'text/html; charset=utf-8',
  headers: pageHeaders(),
});

function memo<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
