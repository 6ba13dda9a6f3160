import type { FastifyReply } from 'fastify';
import type { AuthErrorCode } from '#contract/auth-errors.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { authPath } from '#contract/paths.ts';
import { AuthFailure } from '#domain/auth/failure.ts';

/** The base whose clients speak the sign-in protocol, errors included. */
const authBase = `${authPath}/`;

/** The only version of the protocol that changed the shape of errors. */
const stringCodesSince = '2024-01-01';

export const speaksAuth = (url: string) => url.startsWith(authBase);

export function sendAuthError(reply: FastifyReply, { status, code, message, extra }: AuthFailure) {
  // The house may refuse before the service's own hooks ran; a page must be able to read that too.
  reply.status(status).header('x-sb-error-code', code).header('access-control-allow-origin', '*');
  if (status === 429 || status === 503) reply.header('retry-after', String(extra.retry_after ?? 5));
  if ('error' in extra) return reply.send(extra);
  if (!asksForStringCodes(reply.request.headers['x-supabase-api-version']))
    return reply.send({
      code: status,
      error_code: code,
      msg: message,
      ...(status >= 500 && { error_id: reply.request.id }),
      ...extra,
    });
  reply.header('x-supabase-api-version', stringCodesSince);
  return reply.send({ code, message, ...extra });
}

/** The version is a date; whatever is none counts as the oldest. */
const asksForStringCodes = (version: string | string[] | undefined): boolean =>
  typeof version === 'string' &&
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(version) &&
  version >= stringCodesSince;

const protocolCodes: Partial<Record<ErrorCode, AuthErrorCode>> = {
  validation_failed: 'validation_failed',
  conflict: 'conflict',
  payload_too_large: 'request_entity_too_large',
  too_many_requests: 'over_request_rate_limit',
  unexpected: 'unexpected_failure',
  unavailable: 'unexpected_failure',
};

/** What the house refuses before the service sees it: too large, too fast, nobody there. */
export function asAuthFailure({ code, message }: ErrorBody): AuthFailure {
  const words = code === 'too_many_requests' ? 'Request rate limit reached' : message;
  return new AuthFailure(errorStatus[code], protocolCodes[code] ?? 'unknown', words);
}
