import { StorageRefusal } from '#domain/storage-refusal.ts';
import { type Caller, system } from '#server/platform/sql.ts';
import { isLiving } from '#server/storage/key-store.ts';
import type { SignedPermission } from '#server/storage/signing.ts';
import type { Vault } from '#server/storage/vault.ts';

/** In whose name a signed address acts: what its signer may no longer do, it may not either. */
export async function signerOf({ sql }: Vault, { by }: SignedPermission): Promise<Caller> {
  if (by === undefined) return system;
  if (!(await sql.as(system, (tx) => isLiving(tx, by))))
    throw new StorageRefusal('InvalidJWT', 'Whoever signed this address is no longer here');
  return { kind: 'client', id: by };
}
