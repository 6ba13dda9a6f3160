/** What was spent, month by month, and as lines for a spreadsheet. */
import type { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Spending, SpendingMonth } from '#contract/billing/spending.ts';
import type { Currency, Day, Language, Money } from '#contract/primitives.ts';
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
const inDirhams = (amount: number, currency: Currency): number =>
  convert(money(amount, currency), 'AED').amount;

/**
 * Each with its dirhams: what it adds to those of all before it, of its kind and currency. Rounded one by one,
 * a price that went back in parts would leave a fil.
 */
function withDirhams(rows: readonly SpentRow[]) {
  const before = new Map<string, number>();
  return rows.map((row) => {
    const { category, currency, amount } = row;
    const kind = `${category} ${currency}`;
    const sum = before.get(kind) ?? 0;
    before.set(kind, sum + amount);
    return { ...row, dirhams: inDirhams(sum + amount, currency) - inDirhams(sum, currency) };
  });
}

export function spendingOf(rows: readonly SpentRow[], today: Day, months: number): Spending {
  const names = Array.from({ length: months }, (_, index) =>
    monthOf(monthsAfter(firstDay(today, months), index)),
  );
  const byMonth = new Map(names.map((name) => [name, nothing()]));
  for (const { at, category, dirhams } of withDirhams(rows)) {
    const sums = byMonth.get(monthOf(dayInDubai(at)));
    if (sums) sums[category] += dirhams;
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
  const lines = withDirhams(rows).map((row) => [
    dayInDubai(row.at),
    row.number,
    row.title[language],
    categories[row.category],
    methodIn(row, language),
    plain(row.amount),
    row.currency,
    plain(row.dirhams),
  ]);
  return csvOf([csv.columns, ...lines]);
}

function methodIn({ kind, last4 }: SpentRow, language: Language): string {
  const words = billingWords[language];
  if (kind === 'transfer') return words.transfer;
  return last4 ? `${words.card} ${last4}` : words.card;
}
