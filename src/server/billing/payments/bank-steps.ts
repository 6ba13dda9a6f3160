/** What a bank asked a client on a page of its own, and how that ended. */
import { setTimeout as pause } from 'node:timers/promises';
import { catchUp } from '#server/billing/payments/payments.ts';
import * as store from '#server/billing/payments/store.ts';
import { system } from '#server/platform/sql.ts';
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
