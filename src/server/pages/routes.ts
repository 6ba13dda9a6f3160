import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages as endpoints } from '#contract/pages/endpoints.ts';
import { addressOf, readAddress } from '#contract/pages/pages.ts';
import { Failure } from '#domain/failure.ts';
import type { Pages } from '#server/pages/cache.ts';
import { sendCached } from '#server/platform/answers/cached-answers.ts';
import { pathOf, unknownEndpoint } from '#server/platform/errors.ts';
import { anyone, serve } from '#server/platform/serve.ts';

/** Every page in both languages, the built files beside them, and what nobody serves. */
export async function pageRoutes(app: FastifyInstance, pages: Pages) {
  await staticFiles(app, pages.build.files);
  // The catalogue decides which addresses there are, and it changes while the server runs.
  app.get('/*', async (request, reply) => {
    const address = pathOf(request.url);
    const { language, path } = readAddress(address);
    const known = addressOf(language, path) === address;
    const page = known && (await pages.document(language, path));
    return page ? sendCached(request, reply, page) : sendNotFound(pages, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(pages, request, reply));
}

export function pageDataRoutes(api: FastifyInstance, pages: Pages) {
  serve(api, endpoints.read, anyone, async ({ query, request, reply }) => {
    const payload = await pages.payload(query.lang, query.path);
    if (!payload) throw new Failure('not_found', `There is no page at ${query.path}.`);
    return sendCached(request, reply, payload);
  });
}

async function sendNotFound(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return unknownEndpoint(request, reply);
  // One address per page: `/ar/` is `/ar`. A second slash would lead to another site.
  if (/^\/[^/\\].*\/$/.test(path))
    return reply.redirect(withoutSlashes(path) + request.url.slice(path.length), 308);
  const { language } = readAddress(path);
  return sendCached(request, reply.status(404), await pages.notFound(language));
}

/** By hand: a pattern looks at a row of slashes again from each of them, a second for a long one. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The built files, in the encoding that was prepared at build time. */
async function staticFiles(app: FastifyInstance, folder: URL) {
  const root = fileURLToPath(folder);
  const common = { preCompressed: true, index: false as const, cacheControl: false };
  const cached = (value: string) => ({
    setHeaders: (reply: FastifyReply) => {
      reply.header('cache-control', value);
    },
  });
  // Names under these two carry a hash of their content: whoever has one may keep it.
  for (const hashed of ['assets', 'art'])
    await app.register(fastifyStatic, {
      ...common,
      ...cached(forever),
      root: `${root}${hashed}`,
      prefix: `/${hashed}/`,
      decorateReply: hashed === 'assets',
    });
  // The few at the top get a route each: what is not a file stays free to be a page.
  await app.register(fastifyStatic, {
    ...common,
    ...cached(revalidated),
    root,
    wildcard: false,
    globIgnore: ['assets/**', 'art/**', '**/*.br', '**/*.gz', '.vite/**'],
    decorateReply: false,
  });
}
