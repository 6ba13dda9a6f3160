import { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Spending } from '#contract/billing/spending.ts';
import { exactFigure } from '#domain/money/exact.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';

/** The plot in figures, for whoever cannot or would rather not read bars. */
export function SpendingTable({ spent: { months } }: { spent: Spending }) {
  const { t, language } = useText();
  const words = t.billing.spending;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-[0.875rem] hover:text-brass">
        {words.asTable}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways and holds nothing to stop at */}
      <section tabIndex={0} aria-label={words.title} className="overflow-x-auto">
        <table className="tnum w-full min-w-[40rem] border-collapse text-[0.875rem]">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 text-start font-medium">
                {words.month}
              </th>
              {SpendingCategory.options.map((category) => (
                <th key={category} scope="col" className="py-2 ps-4 text-end font-medium">
                  {words.categories[category]}
                </th>
              ))}
              <th scope="col" className="py-2 ps-4 text-end font-medium">
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, byCategory, total }) => (
              <tr key={month} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {writtenDay(`${month}-01`, 'longMonth', language)}
                </th>
                {SpendingCategory.options.map((category) => (
                  <td key={category} className="py-2 ps-4 text-end text-ink-soft">
                    <bdi>{exactFigure(byCategory[category].amount)}</bdi>
                  </td>
                ))}
                <td className="py-2 ps-4 text-end">
                  <bdi>{exactFigure(total.amount)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
