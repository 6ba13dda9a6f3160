/** What everybody who writes the books stands on. */

import type { Proof } from '#domain/auth/fresh-proof.ts';
import type { Act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** One transaction, one moment, one actor: of a change what the books need, whoever begins it. */
export type Clerk = Pick<Act, 'tx' | 'config' | 'snapshot' | 'now' | 'by'>;

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

export type BillingGuards = Guards<{ kind: 'client'; id: string; proof: Proof }>;
