/** What was spent, month by month, and as lines for a spreadsheet. */
import type { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Spending, SpendingMonth } from '#contract/billing/spending.ts';
import type { Day, Language, Money } from '#contract/primitives.ts';
import { spendingCategories } from '#domain/billing/categories.ts';
import { csvOf } from '#domain/csv.ts';
import { convert, money } from '#domain/money.ts';
import { dayInDubai, monthsAfter } from '#domain/time.ts';
import type { SpentRow } from '#server/billing/spending/store.ts';
import { billingWords } from '#server/billing/words.ts';

const monthOf = (day: Day): string => day.slice(0, 7);

/** The first day of the month so many months back, the running one counted. */
export const firstDay = (today: Day, months: number): Day =>
  monthsAfter(`${monthOf(today)}-01`, 1 - months);

type Sums = Record<SpendingCategory, number>;

const nothing = (): Sums => ({ membership: 0, travel: 0, leisure: 0, tables: 0, papers: 0 });

/** In dirhams, at the peg. */
const inDirhams = ({ amount, currency }: Pick<SpentRow, 'amount' | 'currency'>): number =>
  convert(money(amount, currency), 'AED').amount;

export function spendingOf(rows: readonly SpentRow[], today: Day, months: number): Spending {
  const names = Array.from({ length: months }, (_, index) =>
    monthOf(monthsAfter(firstDay(today, months), index)),
  );
  const byMonth = new Map(names.map((name) => [name, nothing()]));
  for (const row of rows) {
    const sums = byMonth.get(monthOf(dayInDubai(row.at)));
    if (sums) sums[row.category] += inDirhams(row);
  }
  const all = nothing();
  for (const sums of byMonth.values())
    for (const category of spendingCategories) all[category] += sums[category];
  const shown = [...byMonth].map(
    ([month, sums]): SpendingMonth => ({ month, byCategory: told(sums), total: totalOf(sums) }),
  );
  return { months: shown, byCategory: told(all), total: totalOf(all) };
}

const aed = (amount: number): Money => money(amount, 'AED');

const told = ({ membership, travel, leisure, tables, papers }: Sums) => ({
  membership: aed(membership),
  travel: aed(travel),
  leisure: aed(leisure),
  tables: aed(tables),
  papers: aed(papers),
});

const totalOf = (sums: Sums): Money =>
  aed(spendingCategories.reduce((total, category) => total + sums[category], 0));

const plain = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Each payment and refund, oldest first. */
export function spendingCsv(rows: readonly SpentRow[], language: Language): string {
  const { csv, categories } = billingWords[language];
  const lines = rows.map((row) => [
    dayInDubai(row.at),
    row.number,
    row.title[language],
    categories[row.category],
    methodIn(row, language),
    plain(row.amount),
    row.currency,
    plain(inDirhams(row)),
  ]);
  return csvOf([csv.columns, ...lines]);
}

function methodIn({ kind, last4 }: SpentRow, language: Language): string {
  const words = billingWords[language];
  if (kind === 'transfer') return words.transfer;
  return last4 ? `${words.card} ${last4}` : words.card;
}
