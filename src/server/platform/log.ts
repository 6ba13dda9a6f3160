import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { pathOf } from '#server/platform/errors.ts';
import { speaksStorage } from '#server/platform/storage-errors.ts';

/** A caller's own id is kept when it is harmless to print, so that one request can be followed through. */
const harmless = /^[\w-]{8,64}$/;

/** Structured lines without personal data: no address, no query string, no body, no header. */
export function createLogger(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
      // The usual serializer copies every field, and a database error carries the row it refused.
      err: ({ name, message, code, stack }: Error & { code?: string }) => ({
        type: name,
        message,
        code,
        stack,
      }),
    },
  });
}

export function requestId(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && harmless.test(given) ? given : randomUUID();
}

/** What somebody called their file is theirs: of storage the log knows the kind of address alone. */
const pathShown = ({ url, routeOptions }: FastifyRequest) =>
  speaksStorage(url) ? routeOptions.url : pathOf(url);

/** One line per answer, and the request's id on it. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
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
