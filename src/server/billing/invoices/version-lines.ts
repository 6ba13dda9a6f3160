/** The lines of a document about a version that takes the place of another: the version, less what was asked before. */
import type { MatterQuoteLine } from '#contract/matters/quotes.ts';
import type { UncreditedSums } from '#domain/billing/credits.ts';
import type { KeptInvoiceLine } from '#domain/billing/invoice.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';
import { type InvoiceRow, numberOf } from '#server/billing/invoices/row.ts';
import { inBoth } from '#server/billing/words.ts';

/** The desk wrote it in the client's own language; it is theirs in both. */
const lineOf = ({ kind, title, quantity, each }: MatterQuoteLine): KeptInvoiceLine => ({
  kind,
  title: { en: title, ar: title },
  quantity,
  each,
});

export const pricedLines = (lines: readonly MatterQuoteLine[]): KeptInvoiceLine[] =>
  lines.filter(({ each }) => each > 0).map(lineOf);

export interface AskedBefore {
  row: InvoiceRow;
  left: Pick<UncreditedSums, 'total'>;
}

/** They add up to what is asked for besides; less than nothing where a version costs less. */
export const differenceLines = (
  lines: readonly MatterQuoteLine[],
  before: readonly AskedBefore[],
): KeptInvoiceLine[] => [
  ...pricedLines(lines),
  ...before.filter(({ left }) => left.total > 0).map(lessBefore),
];

/** Which document it was, and what was paid of it so far. */
function lessBefore({ row, left }: AskedBefore): KeptInvoiceLine {
  const number = numberOf(row);
  const paid = money(row.paidAmount, row.currency);
  const title = inBoth((words, language) =>
    paid.amount > 0 ? words.paidOf(number, moneyIn(language, paid)) : words.askedIn(number),
  );
  return { kind: 'deduction', title, quantity: 1, each: -left.total };
}

/** A credit note shows its sums with a minus: what is kept with one stands there without it. */
export const turnSigns = (lines: readonly KeptInvoiceLine[]): KeptInvoiceLine[] =>
  lines.map((line) => ({ ...line, each: -line.each }));
