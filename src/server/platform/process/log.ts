import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { pathOf } from '#server/platform/errors.ts';
import { speaksStorage } from '#server/platform/storage-errors.ts';

/** A caller's own id is kept when it is harmless to print, so that one request can be followed through. */
const harmless = /^[\w-]{8,64}$/;

/** Structured lines without personal data: no address, no query string, no body, no header. */
export const createLogger = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: speaksStorage(url) ? '/storage/v1/…' : withoutSecrets(pathOf(url)),
      }),
      // The usual serializer copies every field, and a database error carries the row it refused.
      err: ({ name, message, code, stack }: Error & { code?: string }) => ({
        type: name,
        message,
        code,
        stack,
      }),
    },
  });

export function requestId(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && harmless.test(given) ? given : randomUUID();
}

/**
 * What somebody called their file is theirs: of storage the log knows the kind of address alone. Whoever
 * holds the address of a feed or of an opened paper can read it, so the log holds none.
 */
const pathShown = ({ url, routeOptions }: FastifyRequest) =>
  speaksStorage(url) ? routeOptions.url : withoutSecrets(pathOf(url));

/** Where the rest of an address is a key. */
const keyed = /^(\/(?:rest\/v1\/)?(?:calendar|documents\/opened)\/).*$/s;

/** What looks like chance and is no id: whatever address it stands in, it may open something. */
const chance = /(?<=\/)(?=[^/]*\d)(?=[^/]*[A-Za-z])[\w.~%-]{20,}(?=\/|$)/g;
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const words = /^[a-z0-9]{1,19}([-.][a-z0-9]{1,19})+$/;

export function withoutSecrets(path: string): string {
  const hidden = (part: string) => (id.test(part) || words.test(part) ? part : '…');
  return path.replace(keyed, '$1…').replaceAll(chance, hidden);
}

/** One line per answer, and the request's id on it. */
export function logRequests(app: FastifyInstance) {
  const { info = 0, [app.log.level]: level = Number.POSITIVE_INFINITY } = pino.levels.values;
  const isHeard = level <= info;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // What nobody will read is not put together: looking for secrets in an address takes its time.
    if (!isHeard) return done();
    request.log.info(
      {
        id: request.id,
        method: request.method,
        path: pathShown(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
