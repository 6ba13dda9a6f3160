/** The invoices of one matter: what of each is left and paid, what goes back, and to whom. */
import type { QuoteAsk } from '#contract/matters/quotes.ts';
import type { Currency, Money } from '#contract/primitives.ts';
import {
  type KeptInstalment,
  type KeptInvoiceLine,
  openInstalments,
  type Sums,
} from '#domain/billing/invoice.ts';
import type { Books, MatterInvoice } from '#domain/matters/money.ts';
import { sharesOfEach } from '#domain/money/backs.ts';
import { lessTaken } from '#domain/money/open-parts.ts';
import { money, sumOf } from '#domain/money.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { creditDocument } from '#server/billing/invoices/issuance.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { refundExcess } from '#server/billing/refunds/refunds.ts';
import type { BillingWords } from '#server/billing/text.en.ts';
import { inBoth } from '#server/billing/words.ts';
import { followingPart } from '#server/money/credit-parts.ts';
import { movedOf } from '#server/money/moved-store.ts';
import type { Sql } from '#server/platform/sql.ts';

export type StandingInvoice = MatterInvoice & { row: InvoiceRow; leaving: number };

const sourceOf = (id: string) => ({ kind: 'matter', id }) as const;

async function documentsOf(tx: Sql, rows: InvoiceRow[]): Promise<StandingInvoice[]> {
  const standings = await invoices.standingsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const standing = standings.find(({ id }) => id === row.id);
    const { leaving = 0, coming = 0, isBusy = false } = standing ?? {};
    const left = row.totalAmount - row.creditedAmount;
    const held = row.paidAmount - leaving;
    return { row, leaving, coming, isBusy, currency: row.currency, left, held };
  });
}

/** Nobody pays, credits or refunds anything of it until this transaction ends. */
export const lockMatterBooks = ({ tx }: Clerk, id: string): Promise<InvoiceRow[]> =>
  invoices.lockOf(tx, sourceOf(id));

export const lockDocuments = async (clerk: Clerk, matterId: string): Promise<StandingInvoice[]> =>
  documentsOf(clerk.tx, await lockMatterBooks(clerk, matterId));

export const readDocuments = async (tx: Sql, matterId: string): Promise<StandingInvoice[]> =>
  documentsOf(tx, await invoices.ofSource(tx, sourceOf(matterId)));

/** Nobody holds two currencies for one matter: accepting another gives the first one back. */
export const paidIn = (documents: readonly StandingInvoice[], currency: Currency): Currency =>
  (documents.find(({ held }) => held > 0) ?? documents.find(({ coming = 0 }) => coming > 0))
    ?.currency ?? currency;

/** What is still asked for of the documents in a currency once so much was credited. */
export const leftAfter = (
  documents: readonly StandingInvoice[],
  credits: number[],
  currency: Currency,
) => documents.flatMap((one, at) => (one.currency === currency ? openOf(one, credits[at]) : []));

/** The same besides what is being checked for each: nobody is asked for that a second time. */
export const askedAfter = (
  documents: readonly StandingInvoice[],
  credits: number[],
  currency: Currency,
) =>
  documents.flatMap((one, at) =>
    one.currency === currency ? lessTaken(openOf(one, credits[at]), one.coming ?? 0) : [],
  );

function openOf({ row, held }: StandingInvoice, credit = 0): KeptInstalment[] {
  const { credited, ...standing } = invoiceStanding(row);
  return openInstalments({ ...standing, paid: held, credited: credited + credit });
}

export const byDay = (parts: KeptInstalment[], currency: Currency): QuoteAsk[] =>
  [...Map.groupBy(parts, ({ dueOn }) => dueOn)]
    .map(([by, parts]) => ({ sum: money(sumOf(parts), currency), by }))
    .toSorted((one, other) => one.by.localeCompare(other.by));

/** What went back, or is on its way, of what was paid in a currency. */
export async function sentBackOf(tx: Sql, matterId: string, currency: Currency): Promise<Money> {
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  const { returning, returned } = moved(matterId);
  return money(returning + returned, currency);
}

interface Rebooked {
  documents: readonly StandingInvoice[];
  books: Books;
  /** That in which it was paid. */
  currency: Currency;
}

/** What was paid of each document beyond what credits leave of it. */
export async function backAfter(
  tx: Sql,
  matterId: string,
  { documents, books, currency }: Rebooked,
) {
  const beyond = documents.flatMap((one, at) =>
    one.currency === currency ? [Math.max(0, one.held - one.left + (books.credits[at] ?? 0))] : [],
  );
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  return sharesOfEach(moved(matterId).documents, beyond, currency);
}

interface TakingBack {
  books: Books;
  key: string;
  reason: (words: BillingWords) => string;
  exact?: (Sums | undefined)[];
  lines?: (KeptInvoiceLine[] | undefined)[];
}

/** The documents as they stand afterwards, and what was sent back. */
export async function takeBack(clerk: Clerk, documents: StandingInvoice[], taking: TakingBack) {
  const { books, key, reason, exact = [], lines = [] } = taking;
  const rows: InvoiceRow[] = [];
  const refunds: string[] = [];
  const notes: InvoiceRow[] = [];
  for (const [at, { row }] of documents.entries()) {
    const amount = money(books.credits[at] ?? 0, row.currency);
    const why = inBoth(reason);
    const part = followingPart(key, row.id);
    const crediting = { amount, reason: why, part, exact: exact[at], lines: lines[at] };
    const credited = amount.amount > 0 ? await creditDocument(clerk, row, crediting) : undefined;
    const after = credited?.invoice ?? row;
    if (credited) notes.push(credited.note);
    refunds.push(...(await refundExcess(clerk, after, why[row.language], credited?.note)));
    rows.push(after);
  }
  return { rows, refunds, notes };
}
