import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import type { Proof } from '#domain/fresh-proof.ts';
import { type Clerk, withClerk } from '#server/billing/clerk.ts';
import type { GiveUp } from '#server/billing/giving-up.ts';
import { once } from '#server/platform/idempotency.ts';
import type { Guard } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Who may come in. */
export interface Doors {
  client: Guard<{ kind: 'client'; id: string; proof: Proof }>;
  staff: Guard<{ kind: 'staff'; id: string }>;
  /** What bookings and matters do when a colleague agrees to it. */
  giveUp: GiveUp;
}

/** One request to act: who, where, with what. */
export interface Request {
  user: Caller;
  request: FastifyRequest;
  endpoint: Pick<Endpoint, 'path'>;
  params?: { id: string } | undefined;
  body?: unknown;
}

/** Acts once for each key, in one transaction. A key belongs to one thing: elsewhere it is another wish. */
export function actOnce<Answer>(
  services: Services,
  { user, request, endpoint, params, body }: Request,
  work: (clerk: Clerk) => Promise<Answer>,
): Promise<Answer> {
  const route = params ? endpoint.path.replace(':id', params.id) : endpoint.path;
  const attempt = { user, route, key: request.headers['idempotency-key'], body };
  return withClerk(services, (clerk) => once(clerk.tx, attempt, () => work(clerk)), user);
}

/** The version an act was decided upon, as `If-Match` says it, bare or in the quotes of an ETag. */
export function versionOf({ headers }: FastifyRequest): number {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (version) return Number(version);
  throw new Failure('precondition_failed', 'Please say in If-Match which version you mean.');
}
