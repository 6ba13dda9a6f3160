/** Who acts on a conversation, and in whose name the database lets them. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import * as store from '#server/conversations/store.ts';
import { once } from '#server/platform/idempotency.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** One transaction, one moment, one actor. */
export interface Acting {
  services: Services;
  tx: Sql;
  snapshot: Snapshot;
  now: Instant;
  by: Caller;
}

interface Request {
  user: Caller;
  request: FastifyRequest;
  endpoint: Pick<Endpoint, 'path'>;
  params?: { id: string } | undefined;
  body?: unknown;
}

/** A visitor has no rows of their own: the secret is the right, and the house acts on it. */
const actorOf = (user: Caller): Caller => (user.kind === 'visitor' ? system : user);

/** Acts once for each key, in one transaction. */
export async function act<Answer>(
  services: Services,
  { user, request, endpoint, params, body }: Request,
  work: (acting: Acting) => Promise<Answer>,
): Promise<Answer> {
  const by = actorOf(user);
  const route = endpoint.path.replace(':id', params?.id ?? '');
  const attempt = { user: by, route, key: request.headers['idempotency-key'], body };
  const snapshot = await services.catalogue.current();
  return services.sql.as(by, (tx) =>
    once(tx, attempt, () => work({ services, tx, snapshot, now: services.now(), by })),
  );
}

/** The row where it is the asker's own; locked, unless it is only looked at. */
export async function ownOf(
  { tx }: Acting,
  user: Caller,
  { id, token }: { id: string; token?: string | undefined },
  read = store.lock,
): Promise<store.ConversationRow> {
  const row = await read(tx, id);
  if (row && isOwn(row, user, token)) return row;
  throw new Failure('not_found', 'There is no such conversation.');
}

/** A client who began as a visitor still holds the secret. */
function isOwn(row: store.ConversationRow, user: Caller, token: string | undefined): boolean {
  if (row.clientId !== null) return user.kind === 'client' && user.id === row.clientId;
  return token !== undefined && row.visitorHash === linkHash(token);
}
