/** The list of what lies sealed in the database. Each feature names its own columns. */
import { lockKeys } from '#server/auth/keys/store.ts';
import { authPlaces } from '#server/auth/sealed.ts';
import { feedTokens } from '#server/itinerary/sealed.ts';
import { sealedLetters } from '#server/platform/messages/sealed-letters.ts';
import { reseal, sealClear, tryKeys } from '#server/platform/sealed-place.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

export const sealedPlaces = [...authPlaces, feedTokens, sealedLetters];

/**
 * At each start: rows that an older version wrote in clear are sealed, of several processes by one. A
 * house with the wrong key ends here, with a sentence, and has changed nothing.
 */
export function sealWhatLiesOpen(sql: Database, secrets: Secrets): Promise<void> {
  return locked(sql, async (tx) => {
    for (const place of sealedPlaces) await tryKeys(tx, secrets, place);
    for (const place of sealedPlaces) await sealClear(tx, secrets, place);
  });
}

/** All or nothing; says how many were sealed anew. */
export function resealEverything(sql: Database, secrets: Secrets): Promise<number> {
  return locked(sql, async (tx) => {
    let count = 0;
    for (const place of sealedPlaces) count += await reseal(tx, secrets, place);
    await tx`notify secret_keys_changed`;
    return count;
  });
}

function locked<T>(sql: Database, work: (tx: Sql) => Promise<T>): Promise<T> {
  return sql.as(system, async (tx) => {
    await lockKeys(tx);
    return work(tx);
  });
}
