/** What everybody who writes the books stands on. */
import type { Instant } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Config } from '#server/platform/config.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** One transaction, one moment, one actor. */
export interface Clerk {
  tx: Sql;
  config: Config;
  snapshot: Snapshot;
  now: Instant;
  by: Caller;
}

/**
 * Clients read their books and never write them: what they cause is written by the house. What a
 * colleague does is written in their own name, so that the log knows who it was.
 */
export async function asHouse<T>({ tx, by }: Pick<Clerk, 'tx' | 'by'>, work: () => Promise<T>) {
  if (by.kind === 'staff' || by.kind === 'system' || housed.has(tx)) return work();
  housed.add(tx);
  const result = await inNameOf(tx, [system, by], work);
  // After a failure nobody goes on: the transaction is over.
  housed.delete(tx);
  return result;
}

/** Transactions that the house has taken over already: what it does there calls more of the same. */
const housed = new WeakSet<Sql>();

/** A transaction of the house's own clock, or of whoever works a job. */
export async function withClerk<T>(
  services: Services,
  work: (clerk: Clerk) => Promise<T>,
  by: Caller = system,
): Promise<T> {
  const { sql, catalogue, config, now } = services;
  const snapshot = await catalogue.current();
  return sql.as(by, (tx) => work({ tx, config, snapshot, now: now(), by }));
}
