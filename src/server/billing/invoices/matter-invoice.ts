/** The accepted version of a quote on paper: whole, to the fils, or what of it was not asked for before. */
import type { MatterKind } from '#contract/matters/kinds.ts';
import type { MatterQuoteLine } from '#contract/matters/quotes.ts';
import type { Currency, Day, Localised } from '#contract/primitives.ts';
import { categoryOfMatter } from '#domain/billing/categories.ts';
import { type KeptInstalment, sumUp } from '#domain/billing/invoice.ts';
import { moreTo } from '#domain/billing/version-documents.ts';
import { Failure } from '#domain/failure.ts';
import { daysToPay, dueOnAccepting } from '#domain/matters/money.ts';
import { money, percent } from '#domain/money.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { issueDocument } from '#server/billing/invoices/issuance.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { leftOf } from '#server/billing/invoices/store.ts';
import { differenceLines, pricedLines } from '#server/billing/invoices/version-lines.ts';
import { inBoth } from '#server/billing/words.ts';

export interface Quoted {
  matter: {
    id: string;
    clientId: string | null;
    reference: string;
    kind: MatterKind;
    title: Localised;
    path: string;
  };
  /** The accepted version. */
  quote: {
    id: string;
    number: number;
    currency: Currency;
    lines: MatterQuoteLine[];
    totalAmount: number;
    keptPercent: number;
  };
}

/** How it is to be paid. */
export interface PaymentSchedule {
  depositPercent?: number;
  dueOn?: Day | undefined;
  balanceOn?: Day | undefined;
}

interface Asking {
  amount: number;
  /** What the same currency was asked for before, as it now stands. */
  before: InvoiceRow[];
  part: string;
  schedule: PaymentSchedule;
}

/** What the accepted version adds up to. */
export const versionSums = ({ lines }: Quoted['quote']) => sumUp(pricedLines(lines));

export async function invoiceQuote(
  clerk: Clerk,
  { matter, quote }: Quoted & { matter: { clientId: string } },
  { amount, before, part, schedule }: Asking,
): Promise<InvoiceRow> {
  const { clientId, id, reference, path } = matter;
  const left = await leftOf(clerk.tx, before);
  const isWhole = amount === quote.totalAmount;
  const asked = before.map((row, at) => ({ row, left: left[at] ?? { total: 0 } }));
  return issueDocument(clerk, {
    clientId,
    source: { kind: 'matter', id, part, path },
    category: categoryOfMatter(matter.kind),
    title: matter.title,
    detail: inBoth((words) => words.ofMatter(reference, quote.number)),
    currency: quote.currency,
    lines: isWhole ? pricedLines(quote.lines) : differenceLines(quote.lines, asked),
    ...(!isWhole && { sums: moreTo(left, amount, versionSums(quote)) }),
    instalments: partsOf(clerk, amount, schedule),
    // Whoever agreed hears of all that follows in one letter.
    quiet: true,
  });
}

function partsOf({ now }: Clerk, total: number, schedule: PaymentSchedule): KeptInstalment[] {
  const today = dayInDubai(now);
  const { depositPercent = 100, dueOn = dueOnAccepting(today) } = schedule;
  const { balanceOn = daysAfter(dueOn, daysToPay) } = schedule;
  if (dueOn < today) refuse('dueOn', 'It must not lie behind');
  if (balanceOn < dueOn) refuse('balanceOn', 'It must not come before the first part');
  const first = percent(money(total, 'AED'), depositPercent).amount;
  const parts = [
    { amount: first, dueOn },
    { amount: total - first, dueOn: balanceOn },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

function refuse(field: string, sentence: string): never {
  throw new Failure('validation_failed', `Please check ${field}: ${sentence}.`, {
    fields: { [field]: sentence },
  });
}
