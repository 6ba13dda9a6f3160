/** The documents of a membership. */
import type { Localised } from '#contract/primitives.ts';
import { type KeptInvoiceLine, outstandingOf, sumUp } from '#domain/billing/invoice.ts';
import { type MembershipGift, payableUntil } from '#domain/billing/membership.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { creditDocument, issueDocument } from '#server/billing/invoices/issuance.ts';
import { tellCredit } from '#server/billing/invoices/notices.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { tellLater } from '#server/billing/memberships/notices.ts';
import { paysForNow } from '#server/billing/memberships/period-documents.ts';
import type { MembershipRow } from '#server/billing/memberships/store.ts';
import { underWay } from '#server/billing/payments/payments.ts';
import { openOfInvoice } from '#server/billing/payments/store.ts';
import { refundExcess } from '#server/billing/refunds/refunds.ts';
import { inBoth } from '#server/billing/words.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Wanted {
  part: string;
  lines: KeptInvoiceLine[];
  title?: Localised;
  /** Nobody is told. */
  quiet?: boolean;
  /** The house has just said yes to it. */
  approved?: boolean;
}

export async function invoiceFor(
  clerk: Clerk,
  row: MembershipRow,
  { part, lines, title = row.name, quiet = false, approved = false }: Wanted,
): Promise<InvoiceRow> {
  const { id, clientId, currency } = row;
  if (!clientId) throw new Error('A membership without its client is not invoiced.');
  const today = dayInDubai(clerk.now);
  // What begins, or was asked for a while ago, leaves its payer the time of a transfer.
  const dueOn = approved || row.state === 'awaiting' ? payableUntil(today) : today;
  const invoice = await issueDocument(clerk, {
    clientId,
    category: 'membership',
    title,
    currency,
    lines,
    quiet: true,
    source: { kind: 'membership', id, part, path: '/profile/invoices' },
    detail: inBoth((words) => words.membership),
    instalments: [{ amount: sumUp(lines).total, dueOn }],
  });
  if (!quiet) await tellLater(clerk, invoice, { approved });
  return invoice;
}

/** The one that waits to be paid, if one does. */
export async function openInvoiceOf(tx: Sql, { id }: Pick<MembershipRow, 'id'>) {
  const all = await invoices.ofSource(tx, { kind: 'membership', id });
  return all.findLast((row) => outstandingOf(invoiceStanding(row)) > 0);
}

/** What the house gave of the price of the period that runs; what it gave of a first invoice was first of joining. */
export async function givenOf(tx: Sql, row: MembershipRow): Promise<MembershipGift[]> {
  const documents = await paysForNow(tx, row);
  const gifts = await invoices.giftsOfEach(tx, documents);
  return documents.map(({ sourcePart, issuedOn }, at) => {
    const isChange = sourcePart.startsWith('change:');
    const joining = sourcePart === 'start' ? row.joiningAmount : 0;
    return {
      from: isChange ? issuedOn : row.periodFrom,
      amount: Math.max(0, (gifts[at] ?? 0) - joining),
    };
  });
}

/** Its payer's bank is being asked, or a colleague looks whether the money came: what becomes of that is waited for. */
export const isUnderWay = async (tx: Sql, { id, checkingAmount }: InvoiceRow): Promise<boolean> =>
  checkingAmount > 0 || (await openOfInvoice(tx, id)) !== undefined;

/** What it asks for has not come to be, and is taken back with it. */
export const isTakenBack = ({ state, next }: MembershipRow, { id }: InvoiceRow): boolean =>
  state === 'awaiting' || id === next?.invoice;

/**
 * Of what never came to be nothing is owed: the first invoice of a membership that did not open, or
 * that of a change that did not happen. A period that has begun stays owed.
 */
export async function takeBackOpen(
  clerk: Clerk,
  row: MembershipRow,
  change: 'change' | 'change_unpaid' = 'change',
): Promise<void> {
  const why = row.state === 'awaiting' ? 'membership' : change;
  const all = await invoices.lockOf(clerk.tx, { kind: 'membership', id: row.id });
  const unborn = all.filter((invoice) => isTakenBack(row, invoice));
  for (const invoice of unborn) {
    const left = invoice.totalAmount - invoice.creditedAmount;
    if (left === 0) continue;
    if (await openOfInvoice(clerk.tx, invoice.id)) throw underWay();
    const reason = inBoth(({ reasons }) => reasons[why]);
    const amount = money(left, invoice.currency);
    const part = `credit:${invoice.id}:${row.version}`;
    const done = await creditDocument(clerk, invoice, { amount, reason, part });
    const refunds = await refundExcess(clerk, done.invoice, reason[invoice.language], done.note);
    const membership = why === 'change_unpaid' ? 'goes_on' : undefined;
    await tellCredit(clerk.tx, { ...done, refunds, why, membership });
  }
}
