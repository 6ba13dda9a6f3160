/** The queue of what a person of the house has to send from the bank, and of what was sent lately. */
import type { DeskRefund } from '#contract/billing/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { documentNumber } from '#domain/billing/invoice.ts';
import { isLate, sentBy } from '#domain/money/transit.ts';
import { money } from '#domain/money.ts';
import { dayInDubai, hoursAfter } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { relatedTo } from '#server/billing/lookups.ts';
import { mayGoByBank } from '#server/billing/refunds/bank-refunds.ts';
import { sendersOf } from '#server/billing/refunds/senders.ts';
import * as store from '#server/billing/refunds/transit-store.ts';
import { spokenReason } from '#server/billing/words.ts';
import { deskClientsOf } from '#server/clients/actions.ts';

type Reading = Pick<Clerk, 'tx' | 'by' | 'now'>;

/** What was sent stays in sight for so long: a client may ask for its reference. */
const shownDays = 14;

/** What waits, the first promised first; then what was sent, the newest first. */
export async function showToSend(reading: Reading, language: Language): Promise<DeskRefund[]> {
  const { tx, now } = reading;
  const rows = await store.toSend(tx, hoursAfter(now, -24 * shownDays));
  const owed: store.SendingRow[] = [];
  for (const row of rows)
    if (row.state !== 'failed' || (await isStillOwed(reading, row))) owed.push(row);
  const clients = await deskClientsOf(
    tx,
    owed.flatMap(({ clientId }) => clientId ?? []),
  );
  return Promise.all(
    owed.map(async (row) => ({
      ...viewOf(row, { language, now }),
      client: (row.clientId && clients.get(row.clientId)) || null,
      senders: row.state === 'created' ? await sendersOf(reading, row.payment) : [],
    })),
  );
}

/** What its card did not take may have been sent another way since. */
async function isStillOwed({ tx }: Reading, { id, invoiceId }: store.SendingRow): Promise<boolean> {
  const invoice = await invoices.findInvoice(tx, invoiceId);
  if (!invoice) return false;
  const around = await relatedTo(tx, invoice);
  const refund = around.refunds.find((one) => one.id === id);
  return refund !== undefined && mayGoByBank(refund, invoice, around);
}

function viewOf(
  row: store.SendingRow,
  { language, now }: { language: Language; now: Clerk['now'] },
): Omit<DeskRefund, 'client' | 'senders'> {
  const by = sentBy(dayInDubai(row.createdAt));
  const isSent = row.state === 'succeeded';
  const { series, year, number } = row;
  return {
    id: row.id,
    state: row.state,
    amount: money(row.amount, row.currency),
    reason: spokenReason(row.reason, language),
    invoice: {
      id: row.invoiceId,
      number: documentNumber(series, year, number),
      title: row.title[language],
    },
    cameWith: row.payment.kind === 'transfer' ? row.cameWith : null,
    by,
    late: !isSent && isLate(by, dayInDubai(now)),
    sentOn: row.settledAt && dayInDubai(row.settledAt),
    reference: isSent ? (row.processorRef ?? '') : '',
  };
}
