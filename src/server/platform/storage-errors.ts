import type { FastifyReply } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { type StorageErrorCode, StorageRefusal } from '#domain/storage/refusal.ts';

/** The base whose clients speak the storage protocol, errors included. */
const storageBase = '/storage/v1/';

export const speaksStorage = (url: string) => url.startsWith(storageBase);

/**
 * The real status stands in the body, as text. On the status line the protocol says 400 for all that
 * it handles; what is no fault of the asker's, or a question of pace, keeps its own.
 */
export function sendStorageError(reply: FastifyReply, refusal: StorageRefusal) {
  const { statusCode, error, message, code } = refusal;
  const isOwn = statusCode === 429 || statusCode >= 500;
  if ((statusCode === 429 || statusCode === 503) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', '5');
  return (
    reply
      .status(isOwn ? statusCode : 400)
      // The house may refuse before the service's own hooks ran; a page must be able to read that too.
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send({ statusCode: String(statusCode), error, message, code })
  );
}

const protocolCodes: Partial<Record<ErrorCode, StorageErrorCode>> = {
  unauthenticated: 'AccessDenied',
  forbidden: 'AccessDenied',
  second_factor_needed: 'SecondFactorNeeded',
  fresh_proof_needed: 'FreshProofNeeded',
  not_found: 'NotFound',
  payload_too_large: 'EntityTooLarge',
  too_many_requests: 'SlowDown',
  unavailable: 'DatabaseTimeout',
  unexpected: 'InternalError',
};

/** What the house refuses before the service sees it: too large, too fast, nobody there. */
export function asStorageRefusal({ code, message }: ErrorBody): StorageRefusal {
  const known = protocolCodes[code] ?? 'InvalidRequest';
  return known === 'EntityTooLarge'
    ? new StorageRefusal(known)
    : new StorageRefusal(known, message);
}

const houseCodes: Record<number, ErrorCode> = {
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'file_refused',
  429: 'too_many_requests',
  500: 'unexpected',
  503: 'unavailable',
};

/** The same refusal where another feature keeps files and its clients speak the house's protocol. */
export const asHouseError = ({ statusCode, message }: StorageRefusal): ErrorBody => ({
  code: houseCodes[statusCode] ?? 'bad_request',
  message,
});
