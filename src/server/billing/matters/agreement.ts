/**
 * Brings the books in line with a version that was accepted, in the transaction of the change itself: a matter owes
 * that version, never the sum of versions.
 */
import type { MatterEnding, MatterQuote, QuoteAsk } from '#contract/matters/quotes.ts';
import type { Currency, Day, Money } from '#contract/primitives.ts';
import { outstandingOf, type Sums } from '#domain/billing/invoice.ts';
import { creditsTo } from '#domain/billing/version-documents.ts';
import {
  type Books,
  balanceInvoices,
  checkedAfter,
  dueOnAccepting,
  settlementOf,
} from '#domain/matters/money.ts';
import { minus, money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import {
  invoiceQuote,
  type PaymentSchedule,
  type Quoted,
  versionSums,
} from '#server/billing/invoices/matter-invoice.ts';
import { tellAgreed, tellInvoice } from '#server/billing/invoices/notices.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { differenceLines, turnSigns } from '#server/billing/invoices/version-lines.ts';
import { settleMatterSoon } from '#server/billing/matters/bank-questions.ts';
import {
  askedAfter,
  backAfter,
  byDay,
  lockDocuments,
  paidIn,
  readDocuments,
  type StandingInvoice,
  sentBackOf,
  takeBack,
} from '#server/billing/matters/documents.ts';
import { contactOf, takesPayments } from '#server/billing/payments/ways.ts';
import type { BillingWords } from '#server/billing/text.en.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface Agreed {
  /** What the house had of the client's, what of it returns, and what of the version remains. */
  paid: MatterEnding['paid'];
  sentBack: MatterEnding['sentBack'];
  comesBack: MatterEnding['comesBack'];
  /** Of what is being checked, what pays for the version, and what goes back. */
  checking: Money;
  checkingBack: Money;
  /** Besides that. */
  due: MatterEnding['due'];
  /** The same, part by part. */
  asks: QuoteAsk[];
  invoice: InvoiceRow | undefined;
}

/** A version was accepted: what was paid counts towards it, in its own currency alone. */
export const bookAgreement = (
  clerk: Clerk,
  { matter, quote }: Quoted,
  schedule: PaymentSchedule = {},
): Promise<Agreed> =>
  asHouse(clerk, async () => {
    const documents = await lockDocuments(clerk, matter.id);
    const { id: key, number, currency, totalAmount } = quote;
    const held = paidIn(documents, currency);
    const sentBack = await sentBackOf(clerk.tx, matter.id, held);
    const books = balanceInvoices(documents, { amount: money(totalAmount, currency), isNew: true });
    const reason = ({ reasons }: BillingWords) => reasons.replaced(number);
    const exact = await exactCredits(clerk, documents, { books, quote });
    const lines = creditLines(documents, books, quote);
    const taking = { books, key, reason, exact, lines };
    const { rows, refunds, notes } = await takeBack(clerk, documents, taking);
    const same = rows.filter((row) => row.currency === currency);
    const asking = { amount: books.more, before: same, part: `quote:${key}`, schedule };
    const { clientId } = matter;
    const invoice =
      clientId && books.more > 0
        ? await invoiceQuote(clerk, { matter: { ...matter, clientId }, quote }, asking)
        : undefined;
    const due = dueBesideChecked(documents, books, currency);
    const asks = asksAfter(documents, books, { currency, today: dayInDubai(clerk.now) });
    const coming = checkedAfter(documents, books, held);
    const settled = { ...settlementOf(documents, books, held), ...coming, sentBack, due, asks };
    const total = money(totalAmount, currency);
    const pay = onlyOpen(invoice ? [...same, invoice] : same);
    const { keptPercent } = quote;
    const moved = { settled, invoice, pay, refunds, notes };
    await tellAgreement(clerk, documents, { key, matter, total, keptPercent, ...moved });
    if (documents.some(({ isBusy }) => isBusy)) await settleMatterSoon(clerk.tx, matter.id);
    return { ...settled, invoice };
  });

/** The document that a letter leads to; where several are open none of them is the sum that it names. */
function onlyOpen(rows: readonly InvoiceRow[]): string | undefined {
  const open = rows.filter((row) => outstandingOf(invoiceStanding(row)) > row.checkingAmount);
  return open.length === 1 ? open[0]?.id : undefined;
}

/** What the credits take of VAT, so that what is left is the version; of other currencies nothing is. */
async function exactCredits(
  { tx }: Clerk,
  documents: StandingInvoice[],
  { books, quote }: { books: Books; quote: Quoted['quote'] },
): Promise<(Sums | undefined)[]> {
  const own = documents.filter(({ currency }) => currency === quote.currency);
  const left = await invoices.leftOf(
    tx,
    own.map(({ row }) => row),
  );
  const credits = own.map((one) => books.credits[documents.indexOf(one)] ?? 0);
  const exact = books.more > 0 ? [] : creditsTo(left, credits, versionSums(quote));
  return documents.map((one) => exact[own.indexOf(one)]);
}

/** What a version costs less stands on the note with its lines; a document that goes whole says so by itself. */
function creditLines(
  documents: StandingInvoice[],
  { credits, more }: Books,
  quote: Quoted['quote'],
) {
  const stays = documents.filter(
    ({ currency, left }, at) => currency === quote.currency && left > (credits[at] ?? 0),
  );
  const parts = stays.filter((one) => (credits[documents.indexOf(one)] ?? 0) > 0);
  const [only] = parts;
  if (more > 0 || !only || parts.length > 1) return [];
  const asked = stays.map(({ row, left }) => ({ row, left: { total: left } }));
  const lines = turnSigns(differenceLines(quote.lines, asked));
  return documents.map((one) => (one === only ? lines : undefined));
}

function dueBesideChecked(documents: StandingInvoice[], books: Books, currency: Currency): Money {
  const { due } = settlementOf(documents, books, currency);
  return minus(due, checkedAfter(documents, books, currency).checking);
}

/** What the documents ask for once a version is accepted: what is left of each on its days, and the rest. */
function asksAfter(
  documents: readonly StandingInvoice[],
  { credits, more }: Books,
  { currency, today }: { currency: Currency; today: Day },
): QuoteAsk[] {
  const rest = more > 0 ? [{ amount: more, dueOn: dueOnAccepting(today) }] : [];
  return byDay([...askedAfter(documents, credits, currency), ...rest], currency);
}

export type Foreseen = Pick<MatterQuote, 'asks' | 'backTo'>;

/** What accepting a version today would ask for by which day, and send back to whom: by the rule that then does it. */
export async function foreseeAgreement(
  tx: Sql,
  {
    matterId,
    quote,
  }: { matterId: string; quote: Pick<Quoted['quote'], 'currency' | 'totalAmount'> },
  today: Day,
): Promise<Foreseen> {
  const documents = await readDocuments(tx, matterId);
  const { currency, totalAmount } = quote;
  const books = balanceInvoices(documents, { amount: money(totalAmount, currency), isNew: true });
  const asks = asksAfter(documents, books, { currency, today });
  const paid = { documents, books, currency: paidIn(documents, currency) };
  return { asks, backTo: await backAfter(tx, matterId, paid) };
}

/** The first version is news by its invoice; what takes the place of another tells of both. */
async function tellAgreement(
  clerk: Clerk,
  before: StandingInvoice[],
  agreed: Omit<Parameters<typeof tellAgreed>[1], 'ask'>,
): Promise<void> {
  const { invoice } = agreed;
  const ask = invoice && !takesPayments(clerk.config) ? contactOf(clerk).email : undefined;
  if (before.length > 0) return tellAgreed(clerk.tx, { ...agreed, ask });
  if (invoice) await tellInvoice(clerk.tx, invoice, { ask });
}
