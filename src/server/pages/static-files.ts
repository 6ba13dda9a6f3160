import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The built files, in the encoding that was prepared at build time. */
export async function staticFiles(app: FastifyInstance, folder: URL) {
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
