import { openInvoiceOf } from '#server/billing/memberships/invoices.ts';
import * as store from '#server/billing/memberships/store.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A saved card pays at once what was just agreed; else the invoice that is answered waits for its payer. */
export async function payOpen(
  services: Services,
  id: string,
  { present }: { present: boolean },
): Promise<string | undefined> {
  const open = await services.sql.as(system, async (tx) => {
    const row = await store.lockMembership(tx, id);
    return row && row.state !== 'ended' ? openInvoiceOf(tx, row) : undefined;
  });
  if (open) await chargeInvoice(services, open.id, { present, whole: true });
  return open?.id;
}
