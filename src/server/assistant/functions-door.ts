/** The manners of the functions base: any origin, its preflight, and errors in its own shape. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { bodyFor, sendError } from '#server/platform/errors.ts';

const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'accept',
  'x-region',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ');

export function functionsDoor(functions: FastifyInstance) {
  functions.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-relay-error',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
  });
  functions.all('/functions/v1/*', (request, reply) => {
    if (request.method === 'OPTIONS') return letIn(reply);
    if (request.url.split(/[/?]/)[3] === 'chat-assistant')
      return sendError(reply, {
        code: 'method_not_allowed',
        message: 'Ask the assistant by POST.',
      });
    // What the platform refuses is told apart from what a function refuses: the client looks for it.
    return reply
      .status(404)
      .header('x-relay-error', 'true')
      .send({ code: 'NOT_FOUND', message: 'Requested function was not found' });
  });
  functions.setErrorHandler((error: FastifyError, request, reply) => {
    const body = bodyFor(error);
    if (body.code === 'unauthenticated')
      return reply.status(401).header('x-relay-error', 'true').send({ msg: 'Invalid JWT' });
    if (body.code === 'unexpected') request.log.error({ id: request.id, err: error }, 'a defect');
    return sendError(reply, body);
  });
}

/** The preflight of a browser carries no token and is owed no secret. */
function letIn(reply: FastifyReply) {
  return reply
    .headers({
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    })
    .status(204)
    .send();
}
