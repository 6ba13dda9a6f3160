/** The manners of the functions base: any origin, its preflight, and errors in its own shape. */
import { METHODS } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { functionsPath } from '#contract/paths.ts';
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

export function functionsGuard(functions: FastifyInstance) {
  // Any method there is, for any function: who is not here is not here for a PROPFIND either.
  for (const method of METHODS)
    if (!functions.supportedMethods.includes(method) && method !== 'CONNECT')
      functions.addHttpMethod(method, { hasBody: true });
  functions.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-relay-error',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method === 'OPTIONS') return letIn(reply);
    // Before its body is read: what it is made of is no matter where there is nobody to read it.
    if (request.url.split(/[/?]/)[3] !== 'chat-assistant') return unknownFunction(reply);
    if (request.method === 'POST') return;
    return sendError(reply, { code: 'method_not_allowed', message: 'Ask the assistant by POST.' });
  });
  for (const url of [functionsPath, `${functionsPath}/*`])
    functions.all(url, (_request, reply) => unknownFunction(reply));
  functions.setErrorHandler((error: FastifyError, request, reply) => {
    const body = bodyFor(error);
    if (body.code === 'unauthenticated')
      return reply.status(401).header('x-relay-error', 'true').send({ msg: 'Invalid JWT' });
    if (body.code === 'unexpected') request.log.error({ id: request.id, err: error }, 'a defect');
    return sendError(reply, body);
  });
}

/** What the platform refuses is told apart from what a function refuses: the client looks for it. */
const unknownFunction = (reply: FastifyReply) =>
  reply
    .status(404)
    .header('x-relay-error', 'true')
    .send({ code: 'NOT_FOUND', message: 'Requested function was not found' });

/** The preflight of a browser carries no token and is owed no secret. */
const letIn = (reply: FastifyReply) =>
  reply
    .headers({
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    })
    .status(204)
    .send();
