/** Documents are issued here and nowhere else: number, sums, entry and news in one transaction. */

import type { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Currency, Language, Localised, Money } from '#contract/primitives.ts';
import { creditShares } from '#domain/billing/credits.ts';
import {
  checkCredit,
  type KeptInstalment,
  type KeptInvoiceLine,
  lastDay,
  type Sums,
  sumUp,
} from '#domain/billing/invoice.ts';
import { creditEntry, invoiceEntry } from '#domain/billing/ledger.ts';
import { sumOf } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { payerAccount } from '#server/billing/books/account-store.ts';
import { insertLedgerEntry } from '#server/billing/books/ledger-store.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import { tellInvoice } from '#server/billing/invoices/notices.ts';
import {
  type Buyer,
  type InvoiceRow,
  invoiceStanding,
  invoiceSums,
  type Seller,
  WrittenInvoice,
} from '#server/billing/invoices/row.ts';
import * as store from '#server/billing/invoices/store.ts';
import { contactOf, takesPayments } from '#server/billing/payments/ways.ts';
import { billingWords } from '#server/billing/words.ts';
import { newId } from '#server/platform/ids.ts';

/** What an invoice is made from. */
interface Draft {
  clientId: string;
  source: store.Source & { part: string; path: string };
  category: SpendingCategory;
  title: Localised;
  detail: { en: string; ar: string };
  currency: Currency;
  lines: KeptInvoiceLine[];
  /** Where the lines are a difference, whose VAT is not theirs alone. */
  sums?: Sums;
  /** They add up to the total; the lines say what it is. */
  instalments: KeptInstalment[];
  guarantee?: boolean;
  /** Nobody is told of what is paid in the same breath. */
  quiet?: boolean;
}

export const issueDocument = (clerk: Clerk, draft: Draft): Promise<InvoiceRow> =>
  asHouse(clerk, async () => {
    const { tx } = clerk;
    const sums = draft.sums ?? sumUp(draft.lines);
    const { source, clientId, category, title, detail, currency, lines, instalments } = draft;
    const { buyer, language } = await buyerOf(clerk, clientId);
    checkParts(instalments, sums.total);
    const row = await store.insertInvoice(tx, {
      ...(await numbered(clerk, 'invoice')),
      clientId,
      creditsId: null,
      category,
      title,
      detail,
      lines,
      instalments,
      currency,
      buyer,
      language,
      seller: sellerOf(clerk),
      reason: '',
      ...sourceColumns(source),
      guarantee: draft.guarantee ?? false,
      netAmount: sums.net,
      vatAmount: sums.vat,
      paidOutAmount: sums.paidOut,
      totalAmount: sums.total,
      dueOn: lastDay(instalments) ?? dayInDubai(clerk.now),
    });
    await insertLedgerEntry(tx, booked(row, clerk), invoiceEntry(sums));
    const ask = takesPayments(clerk.config) ? undefined : contactOf(clerk).email;
    if (!draft.quiet) await tellInvoice(tx, row, { ask });
    return row;
  });

interface Crediting {
  amount: Money;
  /** Its shares, where what is left must be something that was agreed; else they follow the document's. */
  exact?: Sums | undefined;
  /** What it stands for, where that is more than a part of its invoice. */
  lines?: KeptInvoiceLine[] | undefined;
  /** Of what it takes off, what is kept for another reason: its sum is without that. */
  kept?: KeptInvoiceLine | undefined;
  /** As a person wrote it, or one of the house's own in both languages. */
  reason: string | Localised;
  part: string;
}

/** What happened to an invoice did not happen to its note. */
const untouched = { paidAmount: 0, creditedAmount: 0, refundedAmount: 0 };

/**
 * Takes from a document what it no longer asks for. The row was locked by whoever decided so, and they tell
 * of it: what happens to the money besides stands in the same letter.
 */
export const creditDocument = (
  clerk: Clerk,
  invoice: InvoiceRow,
  { amount, reason, part, exact, lines, kept }: Crediting,
): Promise<{ note: InvoiceRow; invoice: InvoiceRow }> =>
  asHouse(clerk, async () => {
    const { tx } = clerk;
    checkCredit(invoiceStanding(invoice), amount);
    const [left] = await store.leftOf(tx, [invoice]);
    const sums = exact ?? creditShares(left ?? invoiceSums(invoice), amount.amount);
    const { sourceKind: kind, sourceId: id, sourcePath: path } = invoice;
    const title = creditTitle(invoice);
    const detail = typeof reason === 'string' ? { en: reason, ar: reason } : reason;
    const note = await store.insertInvoice(tx, {
      ...WrittenInvoice.parse(invoice),
      ...(await numbered(clerk, 'credit_note')),
      ...sourceColumns({ kind, id, path, part }),
      creditsId: invoice.id,
      title,
      lines: withKept(
        lines ?? [{ kind: 'deduction', title, quantity: 1, each: amount.amount }],
        kept,
      ),
      instalments: [],
      guarantee: false,
      reason: detail[invoice.language],
      detail,
      seller: sellerOf(clerk),
      netAmount: sums.net,
      vatAmount: sums.vat,
      paidOutAmount: sums.paidOut,
      totalAmount: sums.total,
      dueOn: dayInDubai(clerk.now),
      ...untouched,
    });
    await insertLedgerEntry(tx, booked(note, clerk), creditEntry(sums));
    const credited = await store.addMoved(tx, invoice.id, { credited: amount.amount });
    return { note, invoice: credited };
  });

/** A credit note shows its sums with a minus: what is kept with one stands there without it. */
function withKept(lines: KeptInvoiceLine[], kept: KeptInvoiceLine | undefined): KeptInvoiceLine[] {
  const [first, ...more] = lines;
  if (!kept || !first) return lines;
  return [{ ...first, each: first.each + kept.each }, ...more, { ...kept, each: -kept.each }];
}

/** The series and the Dubai year it is issued in; the counter stays locked until all is written. */
async function numbered({ tx, now }: Clerk, kind: InvoiceRow['kind']) {
  const issuedOn = dayInDubai(now);
  const series = kind === 'invoice' ? 'RH' : 'RC';
  const year = Number(issuedOn.slice(0, 4));
  const number = await store.nextNumber(tx, series, year);
  return { id: newId(), kind, series, year, number, issuedAt: now, issuedOn };
}

const sourceColumns = ({ kind, id, part, path }: Draft['source']) => ({
  sourceKind: kind,
  sourceId: id,
  sourcePart: part,
  sourcePath: path,
});

const booked = (row: InvoiceRow, { now }: Clerk) => ({
  clientId: row.clientId,
  at: now,
  kind: row.kind,
  currency: row.currency,
  eventKey: `document:${row.id}`,
  invoiceId: row.id,
  paymentId: null,
});

function checkParts(parts: readonly KeptInstalment[], total: number): void {
  if (sumOf(parts) !== total)
    throw new RangeError('The parts of an invoice must add up to its total.');
}

/** As the catalogue and the configuration name the house today; the document keeps it. */
function sellerOf({ snapshot, config }: Clerk): Seller {
  const { brand, contact } = snapshot.texts('company');
  return {
    name: brand.legalName,
    lines: contact.address.lines,
    email: config.contact.email ?? contact.email,
    taxNumber: config.billing.taxNumber,
  };
}

async function buyerOf({ tx }: Clerk, clientId: string) {
  const person = await payerAccount(tx, clientId);
  const email = person?.email ?? '';
  const buyer: Buyer = { name: person?.name ?? email, lines: [], email };
  const language: Language = person?.language === 'ar' ? 'ar' : 'en';
  return { buyer, language };
}

const creditTitle = ({ title }: InvoiceRow): Localised => ({
  en: billingWords.en.creditOf(title.en),
  ar: billingWords.ar.creditOf(title.ar),
});
