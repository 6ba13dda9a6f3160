import { system } from '#server/platform/sql.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

/** An address to somebody's papers is for looking at them or putting them now; one to other files may stand in a mail. */
const longest = { house: 10 * 60, other: 365 * 24 * 3600 };

/** Shorter than what was asked for, without a word: a client that gets a new one in time notices nothing. */
export async function lifeIn(
  { sql }: Pick<StorageWorld, 'sql'>,
  bucketId: string,
  wanted: number,
): Promise<number> {
  const bucket = await sql.as(system, (tx) => findBucket(tx, bucketId));
  return Math.min(wanted, bucket?.isHouse ? longest.house : longest.other);
}
