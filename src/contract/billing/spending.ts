/** What was spent: paid less refunded, by the Dubai month of the payment, in dirhams. */
import { z } from 'zod';
import { SpendingCategory } from '#contract/billing/invoices.ts';
import { endpoint } from '#contract/endpoint.ts';
import { InLanguage, Money } from '#contract/primitives.ts';

export const SpendingMonth = z.object({
  /** `2026-11`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Each of the five, zero where nothing was spent. */
  byCategory: z.record(SpendingCategory, Money),
  total: Money,
});
export type SpendingMonth = z.infer<typeof SpendingMonth>;

export const Spending = z.object({
  /** Oldest first, months without spending included, the running one last. */
  months: z.array(SpendingMonth),
  byCategory: z.record(SpendingCategory, Money),
  total: Money,
});
export type Spending = z.infer<typeof Spending>;

const months = z.coerce.number().int().min(1).max(36).default(6);

export const spending = {
  byMonth: endpoint('GET', '/rest/v1/billing/spending', {
    query: z.object({ months }),
    returns: Spending,
    summary: 'What was spent in each month and category, in AED with VAT.',
  }),
  csv: endpoint('GET', '/rest/v1/billing/spending.csv', {
    query: z.object({ ...InLanguage.shape, months }),
    file: 'text/csv',
    summary: 'Each payment and refund as a line for a spreadsheet.',
  }),
};
