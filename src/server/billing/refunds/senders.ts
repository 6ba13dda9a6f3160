/** Who of the house may send back what came by bank: not who said that it had come, while there is another. */
import type { Clerk } from '#server/billing/clerk.ts';
import { atWork, lookersAt } from '#server/billing/money-acts/colleagues.ts';
import * as acts from '#server/billing/money-acts/store.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';

type Reading = Pick<Clerk, 'tx' | 'by' | 'now'>;

/** What of a payment tells who recorded it. */
export type Recorded = Pick<PaymentRow, 'kind' | 'invoiceId' | 'amount' | 'currency' | 'actorId'>;

/** The colleagues who send back what this one recorded; undefined where somebody else did. */
export async function othersFor({ tx, by, now }: Reading, payment: Recorded) {
  if (payment.kind !== 'transfer' || by.kind !== 'staff') return undefined;
  const recorders = await acts.recordersOf(tx, payment);
  if (!recorders.includes(by.id)) return undefined;
  const others = await lookersAt(tx, { askedBy: by.id, askedAt: now }, now);
  return others.filter((one) => !recorders.includes(one.id));
}

/** Their names, for whoever looks at it before; empty where the reader may send it. */
export const sendersOf = async (reading: Reading, payment: Recorded): Promise<string[]> =>
  ((await othersFor(reading, payment)) ?? []).map(({ name }) => name);

/** Everybody who may send it now: whoever recorded it only where nobody else is there. */
export async function whoMaySend(
  { tx, now }: Pick<Clerk, 'tx' | 'now'>,
  payment: Recorded,
): Promise<string[]> {
  const recorders = await acts.recordersOf(tx, payment);
  const all = (await atWork(tx, now)).map(({ id }) => id);
  const others = all.filter((id) => !recorders.includes(id));
  return others.length > 0 ? others : all;
}
