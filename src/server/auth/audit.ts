import type { FastifyRequest } from 'fastify';
import type { Metadata } from '#server/auth/metadata.ts';
import { clientOf } from '#server/auth/requests.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Entry {
  actorId: string | null;
  request: FastifyRequest;
  /** What else is worth knowing; never a password, a code or a token. */
  traits?: Metadata;
}

/** Writes down who did what, in the transaction that did it. Nobody can change it afterwards. */
export async function note(tx: Sql, action: string, { actorId, request, traits = {} }: Entry) {
  const row = {
    id: newId(),
    actorId,
    action,
    traits: tx.json(traits),
    ip: clientOf(request).ip,
    requestId: request.id,
  };
  await tx`insert into auth.audit_log_entries ${tx(row)}`;
}
