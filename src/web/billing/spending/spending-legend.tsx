import { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Spending } from '#contract/billing/spending.ts';
import { spendingFills } from '#web/billing/spending/fills.ts';
import { inUnits } from '#web/i18n/plot-figures.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What each colour stands for, with its sum: a table, because it is one. */
export function SpendingLegend({ spent: { byCategory } }: { spent: Spending }) {
  const { t } = useText();
  const words = t.billing.spending;
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{words.legend}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {SpendingCategory.options.map((category, place) => (
          <tr key={category} className="border-b border-line">
            <th scope="row" className="py-2.5 text-start font-normal">
              <svg
                viewBox="0 0 10 10"
                aria-hidden="true"
                className="me-3.5 inline-block size-2.5 align-baseline"
              >
                <rect width="10" height="10" className={spendingFills[place]} />
              </svg>
              {words.categories[category]}
            </th>
            <td className="tnum py-2.5 text-end">
              <bdi>{inUnits(byCategory[category].amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
