/** What happens when the fourteen days are over. */
import { z } from 'zod';
import { hoursAfter } from '#domain/time.ts';
import { ownerRow } from '#server/auth/users/owner-store.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Erasure, Leaving } from '#server/platform/personal-data.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import * as store from '#server/privacy/departure-store.ts';
import { goodbyeLetter } from '#server/privacy/letters.ts';
import type { Services } from '#server/services.ts';

export const eraseAccounts = { name: 'erase_accounts', schema: z.object({}) } satisfies Task;

/**
 * One transaction for each account: after a crash half way nothing of it has happened, and the next round
 * begins anew. One that cannot be erased does not keep the others.
 */
export async function eraseDue(services: Services, erasures: readonly Erasure[]): Promise<void> {
  const { sql, now, log } = services;
  const due = await sql.as(system, (tx) => store.listDue(tx, now()));
  let failed = 0;
  for (const { id } of due) {
    try {
      await sql.as(system, (tx) => erase({ tx, services }, erasures, id));
    } catch (error) {
      failed += 1;
      log.error({ err: error, departure: id }, 'An account could not be erased.');
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${due.length} accounts could not be erased.`);
}

async function erase(
  { tx, services }: { tx: Sql; services: Services },
  erasures: readonly Erasure[],
  departureId: string,
): Promise<void> {
  const now = services.now();
  const departure = await store.lockDue(tx, departureId, now);
  if (!departure) return;
  const account = await ownerRow(tx, departure.accountId);
  if (account) {
    const leaving: Leaving = { tx, services, owner: account, now };
    for (const step of erasures) await step.erase(leaving);
    const { email, language } = account;
    if (email) await services.messages.queue(tx, goodbyeLetter({ email, language }, departureId));
  }
  await store.markErased(tx, departureId, now);
}

/** That somebody left can be shown for a year; then that goes too. */
const keptDays = 365;

export async function forgetDepartures({ sql, now }: Services): Promise<void> {
  await sql.as(system, (tx) => store.deleteDepartures(tx, hoursAfter(now(), -24 * keptDays)));
}
