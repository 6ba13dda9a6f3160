/** How much one client may keep. What the house makes for them, such as an archive, does not count. */
import { StorageRefusal } from '#domain/storage/refusal.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import { keptByOwner } from '#server/storage/objects/store.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

interface Growing {
  caller: Caller;
  /** Bytes that come, and those they take the place of. */
  coming: number;
  going: number;
}

/** Asked twice: before a byte is read, by what was announced, and when all of them have come. */
export async function requireRoom(
  tx: Sql,
  { settings }: StorageWorld,
  growing: Growing,
): Promise<void> {
  const { caller, coming, going } = growing;
  if (caller.kind !== 'client') return;
  const kept = await keptByOwner(tx, caller.id);
  if (kept + coming - going > settings.quota)
    throw new StorageRefusal(
      'EntityTooLarge',
      'The storage of this account is full. Remove something first.',
    );
}

/** Uploads of one client are counted one after the other; else each would fit, and all together not. */
export async function uploadsInTurn(tx: Sql, caller: Caller): Promise<void> {
  if (caller.kind === 'client')
    await tx`select pg_advisory_xact_lock(hashtext('storage.quota'), hashtext(${caller.id}))`;
}
