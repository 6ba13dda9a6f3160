/** The accepted version of a quote on paper: whole, to the fils, or what of it was not asked for before. */
import type { MatterKind } from '#contract/matters/kinds.ts';
import type { QuoteLine } from '#contract/matters/quotes.ts';
import type { Currency, Day, Localised } from '#contract/primitives.ts';
import { categoryOfMatter } from '#domain/billing/categories.ts';
import { type KeptInstalment, type KeptLine, type Left, sumUp } from '#domain/billing/invoice.ts';
import { moreTo } from '#domain/billing/version-papers.ts';
import { Failure } from '#domain/failure.ts';
import { daysToPay, dueOnAccepting } from '#domain/matters/money.ts';
import { money, percent } from '#domain/money.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { issue } from '#server/billing/invoices/issuance.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { leftOf } from '#server/billing/invoices/store.ts';
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
    lines: QuoteLine[];
    totalAmount: number;
    keptPercent: number;
  };
}

/** How it is to be paid. */
export interface Schedule {
  depositPercent?: number;
  dueOn?: Day | undefined;
  balanceOn?: Day | undefined;
}

interface Asking {
  amount: number;
  /** What the same currency was asked for before, as it now stands. */
  before: InvoiceRow[];
  part: string;
  schedule: Schedule;
}

/** What the accepted version adds up to. */
export const versionSums = ({ lines }: Quoted['quote']) => sumUp(pricedLines(lines));

const pricedLines = (lines: readonly QuoteLine[]) =>
  lines.filter(({ each }) => each > 0).map(lineOf);

export async function askFor(
  clerk: Clerk,
  { matter, quote }: Quoted & { matter: { clientId: string } },
  { amount, before, part, schedule }: Asking,
): Promise<InvoiceRow> {
  const { clientId, id, reference, path } = matter;
  const left = await leftOf(clerk.tx, before);
  const isWhole = amount === quote.totalAmount;
  const lines = isWhole ? pricedLines(quote.lines) : moreLines(quote, amount, left);
  return issue(clerk, {
    clientId,
    source: { kind: 'matter', id, part, path },
    category: categoryOfMatter(matter.kind),
    title: matter.title,
    detail: inBoth((words) => words.ofMatter(reference, quote.number)),
    currency: quote.currency,
    lines,
    ...(!isWhole && { sums: moreTo(left, sumUp(lines), versionSums(quote)) }),
    instalments: partsOf(clerk, sumUp(lines).total, schedule),
    // Whoever agreed hears of all that follows in one letter.
    quiet: true,
  });
}

/** The desk wrote it in the client's own language; it is theirs in both. */
const lineOf = ({ kind, title, quantity, each }: QuoteLine): KeptLine => ({
  ...{ kind, title: { en: title, ar: title }, quantity, each },
});

/** Ours and what is handed on at cost apart, because only ours carries VAT. */
function moreLines(quote: Quoted['quote'], amount: number, before: readonly Left[]): KeptLine[] {
  const { number } = quote;
  const handedOn = before.reduce((sum, { paidOut }) => sum + paidOut, 0);
  const atCost = Math.min(amount, Math.max(0, versionSums(quote).paidOut - handedOn));
  const lines: KeptLine[] = [
    {
      kind: 'service',
      title: inBoth((words) => words.moreOf(number)),
      quantity: 1,
      each: amount - atCost,
    },
    {
      kind: 'paid_out',
      title: inBoth((words) => words.moreAtCost(number)),
      quantity: 1,
      each: atCost,
    },
  ];
  return lines.filter(({ each }) => each > 0);
}

function partsOf({ now }: Clerk, total: number, schedule: Schedule): KeptInstalment[] {
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
