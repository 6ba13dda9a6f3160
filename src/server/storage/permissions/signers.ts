import { StorageRefusal } from '#domain/storage/refusal.ts';
import { type Caller, system } from '#server/platform/sql.ts';
import type { StorageAsker } from '#server/platform/storage-guard.ts';
import type { Permission, SignedPermission } from '#server/storage/permissions/permissions.ts';
import { sessionStands } from '#server/storage/seals/key-store.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

/** Whose permission it is, and of which session; nobody's for the house's own key. */
export function signerIn(asking: StorageAsker): Pick<Permission, 'by' | 'session'> {
  if (asking.kind !== 'person') return {};
  return { by: asking.id, ...(asking.sessionId && { session: asking.sessionId }) };
}

/** In whose name a signed address acts: what its signer may no longer do, it may not either. */
export async function signerOf(
  { sql }: StorageWorld,
  { by, session }: SignedPermission,
): Promise<Caller> {
  if (by === undefined) return system;
  if (!(await sql.as(system, (tx) => sessionStands(tx, by, session))))
    throw new StorageRefusal(
      'InvalidJWT',
      'Whoever signed this address is no longer signed in; sign in and ask for a new one',
    );
  return { kind: 'client', id: by };
}
