/** What a client hears of a document: it was issued, credited or replaced by another version. */
import type { QuoteAsk } from '#contract/matters/quotes.ts';
import type { Day, Localised, Money } from '#contract/primitives.ts';
import { openInstalments, outstandingOf } from '#domain/billing/invoice.ts';
import {
  asksAbout,
  asksWhileChecking,
  asksWhileCollecting,
  checkedAbout,
} from '#domain/money/asks.ts';
import {
  type InvoiceRow,
  invoiceStanding,
  numberOf,
  payerOf,
} from '#server/billing/invoices/row.ts';
import { backOf, invoicesPath, type PaidPeriod, sayToClient } from '#server/billing/notices.ts';
import type { Sql } from '#server/platform/sql.ts';

const ofDocument = (row: InvoiceRow) => ({
  clientId: row.clientId,
  kind: 'invoice' as const,
  title: row.title,
  path: `${invoicesPath}?invoice=${row.id}`,
  amount: row.totalAmount,
  currency: row.currency,
  more: { number: numberOf(row) },
});

interface AskedFor {
  /** Whom to ask, where nothing can be paid here yet. */
  ask?: string | undefined;
  period?: PaidPeriod | undefined;
  /** Why the saved card that was asked for it has not paid. */
  refusal?: { by: string; failure: string } | undefined;
}

/** A new document, as the letter of its `event` names it. */
const tellOf =
  (event: 'issued' | 'application_approved') =>
  (tx: Sql, row: InvoiceRow, { ask, period, refusal }: AskedFor = {}): Promise<void> =>
    sayToClient(tx, {
      ...ofDocument(row),
      event,
      key: `invoice:${row.id}`,
      more: {
        ...documentOf(row),
        // A letter that waited tells what came meanwhile: its sums add up.
        ...(row.paidAmount > 0 && { inAll: row.paidAmount }),
        ...period,
        ...refusal,
        ...(ask && { ask }),
      },
    });

export const tellInvoice = tellOf('issued');

/** The house said yes; it opens once this is paid. */
export const tellApproved = tellOf('application_approved');

/** What a letter names: its number, and what of it is due when and paid by whom; with others, of all of them. */
export function documentOf(row: InvoiceRow, others: readonly InvoiceRow[] = []) {
  const all = [row, ...others];
  const open = all.flatMap((each) =>
    openInstalments(invoiceStanding(each)).map((part) =>
      each === row ? part : { ...part, invoice: numberOf(each) },
    ),
  );
  const checking = all.reduce((sum, { checkingAmount }) => sum + checkingAmount, 0);
  return { number: numberOf(row), ...asksWhileChecking(open, payerOf(row), checking) };
}

/** The same where what should have been paid before is asked for on a day. */
export const documentOn = (row: InvoiceRow, today: Day) => {
  const parts = openInstalments(invoiceStanding(row)).map(({ amount, dueOn }) => ({
    amount,
    dueOn: dueOn < today ? today : dueOn,
  }));
  return { number: numberOf(row), ...asksWhileChecking(parts, payerOf(row), row.checkingAmount) };
};

/** The same as a reservation for it is taken: its saved card is being asked for what else is due. */
export const documentWhileCollecting = (row: InvoiceRow, today: Day) => ({
  number: numberOf(row),
  ...asksWhileCollecting(openInstalments(invoiceStanding(row)), payerOf(row), {
    today,
    checking: row.checkingAmount,
  }),
});

interface Credited {
  /** Nothing where only what was paid too much goes back. */
  note: InvoiceRow | undefined;
  /** As it stands afterwards. */
  invoice: InvoiceRow;
  refunds: readonly string[];
  /** As a colleague wrote it, or the name of a reason that every house has. */
  reason?: string;
  why?: 'membership' | 'change' | 'change_unpaid' | 'excess' | 'hold';
  /** What became of the membership that it is for. */
  membership?: 'ended' | 'goes_on' | 'settled' | undefined;
  /** Its days, where what was given is all that was left to pay of them. */
  period?: PaidPeriod | undefined;
}

/** What was taken from a document and what of it goes back: one event, one letter. */
export async function tellCredit(
  tx: Sql,
  { note, invoice, refunds, reason, why, membership, period }: Credited,
  event: 'credited' | 'refunding' = 'credited',
): Promise<void> {
  const back = await backOf(tx, refunds);
  const amount = event === 'refunding' ? (back?.back ?? 0) : (note?.totalAmount ?? 0);
  await sayToClient(tx, {
    ...ofDocument(note ?? invoice),
    title: invoice.title,
    event,
    amount,
    key: `credit:${note?.id ?? refunds[0]}`,
    more: {
      ...(note && { number: numberOf(note) }),
      of: numberOf(invoice),
      ...restOf(invoice),
      ...checkedOf(invoice),
      ...back,
      ...(why ? { why } : reason && { reason }),
      ...(membership && { membership }),
      ...period,
      ...(invoice.paused && !invoice.over && { waitsForQuote: 1 }),
    },
  });
}

/** What is reserved for it is taken by itself: only what is owed beside that is still to be paid. */
function restOf(row: InvoiceRow): Record<string, number> {
  const owed = outstandingOf(invoiceStanding(row));
  const reserved = row.over ? 0 : Math.min(owed, row.reservedAmount);
  return { toPay: owed - reserved, ...(reserved > 0 && { reserved }) };
}

/** A transfer for it that is still being checked: what of it goes back if it has come. */
function checkedOf(row: InvoiceRow): Record<string, number> {
  const checking = row.checkingAmount;
  const owed = Math.max(0, outstandingOf(invoiceStanding(row)) - row.collectingAmount);
  return checking > 0
    ? { checking: Math.min(checking, owed), checkingBack: Math.max(0, checking - owed) }
    : {};
}

type Checked = Parameters<typeof checkedAbout>[0];

interface Agreement {
  key: string;
  matter: { clientId: string | null; title: Localised; path: string };
  total: Money;
  settled: Checked & {
    paid: Money;
    sentBack: Money;
    comesBack: Money;
    due: Money;
    asks: QuoteAsk[];
  };
  invoice: InvoiceRow | undefined;
  /** The document to pay next, where there is one. */
  pay: string | undefined;
  refunds: readonly string[];
  /** What was credited of the version before. */
  notes: readonly InvoiceRow[];
  /** What this version keeps of its total where its client withdraws. */
  keptPercent: number;
  ask: string | undefined;
}

/** Another version was accepted: what it comes to, what was paid before, what is asked for or goes back. */
export async function tellAgreed(tx: Sql, agreed: Agreement): Promise<void> {
  const { key, matter, total, settled, invoice, pay, refunds, notes, keptPercent, ask } = agreed;
  const { paid, comesBack, due, asks, sentBack } = settled;
  const other = paid.currency === total.currency ? {} : { paidCurrency: paid.currency };
  const back = await backOf(tx, refunds);
  await sayToClient(tx, {
    clientId: matter.clientId,
    title: matter.title,
    path: matter.path,
    kind: 'invoice',
    event: 'replaced',
    key: `agreed:${key}`,
    ...total,
    more: {
      paid: paid.amount,
      toPay: due.amount,
      ...back,
      back: comesBack.amount,
      ...other,
      ...checkedAbout(settled),
      ...(sentBack.amount > 0 && { gone: sentBack.amount }),
      keptPercent,
      ...(notes.length > 0 && { creditNotes: notes.map(numberOf).join(', ') }),
      ...(invoice && { number: numberOf(invoice), invoiced: invoice.totalAmount }),
      ...asksAbout(
        asks.map(({ sum, by }) => ({ amount: sum.amount, dueOn: by })),
        { cardPays: null, byHand: true },
      ),
      ...(ask ? { ask } : pay && { pay }),
    },
  });
}
