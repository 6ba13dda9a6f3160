/** What a feature confirmed is no longer changed by the protocol that brought it, whoever asks. */
import { StorageRefusal } from '#domain/storage/refusal.ts';
import type { StoredObject } from '#server/storage/objects/store.ts';

/** The policies say the same of everybody but the house itself. */
export function refuseKept(...objects: (StoredObject | undefined)[]): void {
  if (!objects.some((object) => object?.isKept)) return;
  const sentence = 'This file was confirmed and stays as it is. Change it where it was confirmed.';
  throw new StorageRefusal('AccessDenied', sentence);
}
