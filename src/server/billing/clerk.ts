/** What everybody who writes the books stands on. */
import type { Instant } from '#contract/primitives.ts';
import type { Proof } from '#domain/auth/fresh-proof.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Guard } from '#server/platform/serve.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

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

/** Who may come in, and where the pictures lie. */
export interface Guards {
  client: Guard<{ kind: 'client'; id: string; proof: Proof }>;
  staff: Guard<{ kind: 'staff'; id: string }>;
  artBase: string;
}
