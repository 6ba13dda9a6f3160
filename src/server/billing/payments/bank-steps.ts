/** What a bank asked a client on a page of its own, and how that ended. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Localised, Money } from '#contract/primitives.ts';
import { catchUp } from '#server/billing/payments/payments.ts';
import { amountOf } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** How long a page waits for the processor. */
const patienceMs = 2_000;

/**
 * Before a client reads what is to be paid: where their bank has asked them, and was answered on a page that never led
 * back, the processor is asked how that ended. One that is slow keeps nobody from reading for longer than `enough`:
 * what it says later is written down as it comes.
 */
export async function hearSteps(
  services: Services,
  clientId: string,
  enough: () => Promise<void> = () => pause(patienceMs, undefined, { ref: false }),
): Promise<void> {
  const asked = await services.sql.as(system, (tx) => store.stepsOf(tx, clientId));
  if (asked.length === 0) return;
  const heard = asked.map((payment) =>
    catchUp(services, payment, { giveUp: false }).catch((error: unknown) =>
      services.log.warn({ payment: payment.id, err: error }, 'the processor did not answer'),
    ),
  );
  await Promise.race([Promise.all(heard), enough()]);
}

interface OpenStep {
  id: string;
  title: Localised;
  total: Money;
  /** The invoice or the booking it pays: nobody is asked for that besides. */
  pays: string | null;
}

/** What a bank asks its client at this moment. */
export async function openSteps(tx: Sql, clientId: string): Promise<OpenStep[]> {
  const asked = await store.stepsOf(tx, clientId);
  return asked
    .filter(({ stepUrl }) => stepUrl !== null)
    .map((row) => ({
      id: row.id,
      title: row.title,
      total: amountOf(row),
      pays: row.invoiceId ?? row.bookingId,
    }));
}
