/** What a client's bank asks them about a matter that has ended, or of which another version was accepted. */
import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { giveUpStep } from '#server/billing/payments/payments.ts';
import { openOfInvoice } from '#server/billing/payments/store.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const settleMatterTask = {
  name: 'settle_matter',
  schema: z.object({ id: Id }),
} satisfies Task;

/** Once this transaction is kept; one job is enough however often it is asked for. */
export const settleMatterSoon = (tx: Sql, id: string): Promise<void> =>
  enqueue(tx, settleMatterTask, { id }, `settle_matter ${id}`);

/**
 * Nobody answers their bank for more than is owed; what was answered before counts, and goes back. May run twice: a
 * question that was withdrawn is none.
 */
export async function settleMatter(services: Services, id: string): Promise<void> {
  const asked = await services.sql.as(system, async (tx) => {
    const documents = await invoices.ofSource(tx, { kind: 'matter', id });
    return Promise.all(
      documents.map(async (invoice) => ({ invoice, open: await openOfInvoice(tx, invoice.id) })),
    );
  });
  for (const { invoice, open } of asked)
    if (open && open.amount > outstandingOf(invoiceStanding(invoice)))
      await giveUpStep(services, open);
}
