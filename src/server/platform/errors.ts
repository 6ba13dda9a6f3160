import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { AuthFailure } from '#domain/auth/failure.ts';
import { Failure } from '#domain/failure.ts';
import { LiveRefusal } from '#domain/live-refusal.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { asAuthFailure, sendAuthError, speaksAuth } from '#server/platform/auth-errors.ts';
import {
  asHouseError,
  asStorageRefusal,
  sendStorageError,
  speaksStorage,
} from '#server/platform/storage-errors.ts';

/** The only place that turns what was thrown into an answer. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof AuthFailure) return sendAuthError(reply, error);
    if (error instanceof LiveRefusal)
      return reply.status(error.status).send({ error: error.message });
    if (error instanceof StorageRefusal && speaksStorage(request.url))
      return sendStorageError(reply, error);
    const body = bodyFor(error);
    if (body.code === 'unexpected') request.log.error({ id: request.id, err: error }, 'a defect');
    if (body.code === 'unavailable')
      request.log.warn({ reason: error.code }, 'the database is away');
    return sendError(reply, body);
  });
}

export function sendError(reply: FastifyReply, body: ErrorBody) {
  if (speaksAuth(reply.request.url)) return sendAuthError(reply, asAuthFailure(body));
  if (body.code === 'unavailable') reply.header('retry-after', '5');
  if (speaksStorage(reply.request.url)) return sendStorageError(reply, asStorageRefusal(body));
  return reply.status(errorStatus[body.code]).send(body);
}

/** An API address nobody serves. */
export function unknownEndpoint(request: FastifyRequest, reply: FastifyReply) {
  const message = `There is nothing at ${request.method} ${pathOf(request.url)}.`;
  return sendError(reply, { code: 'not_found', message });
}

export function pathOf(url: string): string {
  const question = url.indexOf('?');
  return question < 0 ? url : url.slice(0, question);
}

export function bodyFor(error: FastifyError): ErrorBody {
  if (error instanceof Failure)
    return { code: error.code, message: error.message, ...error.details };
  if (error instanceof StorageRefusal) return asHouseError(error);
  if (error instanceof z.ZodError) return unexpected;
  if (isDatabaseAway(error)) return unavailable;
  if (isUnkeepable(error)) return { code: 'bad_request', message: 'That text cannot be kept.' };
  return fromFramework(error) ?? unexpected;
}

const unexpected: ErrorBody = {
  code: 'unexpected',
  message: 'Something went wrong on our side. It has been written down; please try again.',
};

const unavailable: ErrorBody = {
  code: 'unavailable',
  message: 'The service is catching its breath. Please try again in a few seconds.',
};

/** Connection lost or refused, server starting or stopping, disk full: nothing the caller can mend. */
function isDatabaseAway(error: FastifyError & { syscall?: string }): boolean {
  const code = error.code ?? '';
  return (
    error.syscall === 'connect' ||
    /^(CONNECTION_|CONNECT_TIMEOUT)/.test(code) ||
    /^(57P0[123]|53[0-9]{3}|08[0-9A-Z]{3})$/.test(code)
  );
}

/** A character no text may hold, such as a zero or half of one: whoever sent it did so on purpose. */
const isUnkeepable = ({ code, message }: FastifyError) =>
  code === '22021' || code === '22P05' || (code === '22P02' && /\bjson\b/.test(message));

const frameworkCodes: Record<number, ErrorCode> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'bad_request',
};

/** What Fastify itself refuses: unreadable JSON, a body that is too large, a media type we do not read. */
function fromFramework(error: FastifyError): ErrorBody | undefined {
  const code = frameworkCodes[error.statusCode ?? 0];
  return code && { code, message: error.message };
}
