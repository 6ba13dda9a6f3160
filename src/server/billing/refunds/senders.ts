/** Who of the house may send back what came by bank: not who said that it had come, while there is another. */
import type { Clerk } from '#server/billing/clerk.ts';
import { atWork, lookersAt } from '#server/billing/money-acts/colleagues.ts';
import * as acts from '#server/billing/money-acts/store.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';

type Reading = Pick<Clerk, 'tx' | 'by' | 'now'>;

/** What of a payment tells who recorded it. */
export type Recorded = Pick<PaymentRow, 'kind' | 'invoiceId' | 'amount' | 'currency' | 'actorId'>;

/** Who looks after what this one recorded, and did not record it with them. */
const othersBeside = async (
  { tx, now }: Pick<Reading, 'tx' | 'now'>,
  id: string,
  recorders: readonly (string | null)[],
) =>
  (await lookersAt(tx, { askedBy: id, askedAt: now }, now)).filter(
    (one) => !recorders.includes(one.id),
  );

/** The colleagues who send back what this one recorded; undefined where somebody else did. */
export async function othersFor(reading: Reading, payment: Recorded) {
  const { tx, by } = reading;
  if (payment.kind !== 'transfer' || by.kind !== 'staff') return undefined;
  const recorders = await acts.recordersOf(tx, payment);
  return recorders.includes(by.id) ? othersBeside(reading, by.id, recorders) : undefined;
}

/** Their names, for whoever looks at it before; empty where the reader may send it. */
export const sendersOf = async (reading: Reading, payment: Recorded): Promise<string[]> =>
  ((await othersFor(reading, payment)) ?? []).map(({ name }) => name);

/** Everybody who may send it now: whoever recorded it only where no colleague does it for them. */
export async function whoMaySend(
  clerk: Pick<Clerk, 'tx' | 'now'>,
  payment: Recorded,
): Promise<string[]> {
  const recorders = await acts.recordersOf(clerk.tx, payment);
  const allowed: string[] = [];
  for (const { id } of await atWork(clerk.tx, clerk.now)) {
    const isTheirs = recorders.includes(id);
    if (!isTheirs || (await othersBeside(clerk, id, recorders)).length === 0) allowed.push(id);
  }
  return allowed;
}
