import type { Metadata } from '#server/auth/metadata.ts';
import { addressIn } from '#server/auth/requests.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The request something came with. */
interface Origin {
  id: string;
  ip: string;
}

interface Entry {
  actorId: string | null;
  request: Origin;
  /** What else is worth knowing; never a password, a code or a token. */
  traits?: Metadata;
}

/** Writes down who did what, in the transaction that did it. Nobody can change it afterwards. */
export async function auditDeed(tx: Sql, action: string, { actorId, request, traits = {} }: Entry) {
  const row = {
    id: newId(),
    actorId,
    action,
    traits: tx.json(traits),
    // As it is compared with later: one address, one writing.
    ip: addressIn(request),
    requestId: request.id,
  };
  await tx`insert into auth.audit_log_entries ${tx(row)}`;
}
