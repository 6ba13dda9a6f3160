import { useQuery } from '@tanstack/react-query';
import { SpendingCategory } from '#contract/billing/invoices.ts';
import { type Spending, spending } from '#contract/billing/spending.ts';
import { FileButton } from '#web/billing/file-button.tsx';
import { spendingQuery } from '#web/billing/queries.ts';
import { spendingFills } from '#web/billing/spending/fills.ts';
import { SpendingPlot } from '#web/billing/spending/plot.tsx';
import type { PlotMonth } from '#web/billing/spending/plot-geometry.ts';
import { SpendingTable } from '#web/billing/spending/table.tsx';
import { inUnits } from '#web/i18n/plot-figures.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { todayInDubai, writtenDay } from '#web/platform/moments.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';

/** Where the money went, month by month: a plot for the eye, and the same figures as tables. */
export function SpendingPanel() {
  const { t, format, language } = useText();
  const words = t.billing.spending;
  const read = useQuery(spendingQuery);
  const { data, error } = read;
  const [first] = data?.months ?? [];
  return (
    <Panel
      title={words.title}
      aside={
        data && (
          <p className="text-end max-tablet:w-full max-tablet:text-start">
            <bdi className="block font-display text-[1.75rem] leading-tight lining-nums">
              {format.money(data.total)}
            </bdi>
            {first && (
              <span className="text-caption text-ink-mute">
                {words.span(writtenDay(`${first.month}-01`, 'longMonth', language))}
              </span>
            )}
          </p>
        )
      }
    >
      <p className="text-caption text-ink-mute max-tablet:mt-1 tablet:-mt-6">{words.text}</p>
      {data && <Spent spent={data} />}
      <div className="mt-5 empty:hidden">
        <Unread of={read} title={words.failed} />
      </div>
      {!data && !error && <Skeletons label={words.reading} sizes={['h-56']} className="mt-6" />}
    </Panel>
  );
}

function Spent({ spent }: { spent: Spending }) {
  const { t, language } = useText();
  const words = t.billing.spending;
  const nothing = spent.months.every(({ total }) => total.amount === 0);
  if (nothing) return <p className="mt-5 text-[0.9375rem] text-ink-soft">{words.nothing}</p>;
  const csv = () =>
    saveFile(spending.csv.path, { query: { months: 36, lang: language } }, words.csvFile);
  return (
    <>
      <div className="mt-6 grid items-center gap-x-12 gap-y-6 desk:grid-cols-[1fr_17.5rem]">
        <Plots spent={spent} />
        <div>
          <SpendingLegend spent={spent} />
          <div className="mt-3.5">
            <FileButton name={words.csv} fetch={csv}>
              {words.csv}
            </FileButton>
          </div>
        </div>
      </div>
      <SpendingTable spent={spent} />
    </>
  );
}

/** Two drawings: a shrunk one could not be read on a telephone. */
function Plots({ spent: { months, total } }: { spent: Spending }) {
  const { t, format, language } = useText();
  const words = t.billing.spending;
  const drawn = months.map(plotted);
  const running = todayInDubai().slice(0, 7);
  const nameOf = (month: string) => writtenDay(`${month}-01`, 'month', language);
  const said = {
    months: drawn,
    label: words.plot(format.money(total)),
    figure: inUnits,
  };
  return (
    <>
      <SpendingPlot
        {...said}
        narrow={false}
        className="max-tablet:hidden"
        nameOf={(month) => (month === running ? words.soFar(nameOf(month)) : nameOf(month))}
      />
      <SpendingPlot {...said} narrow className="tablet:hidden" nameOf={nameOf} />
    </>
  );
}

const plotted = ({ month, byCategory }: Spending['months'][number]): PlotMonth => ({
  month,
  parts: SpendingCategory.options.map((category) => byCategory[category].amount),
});

/** What each colour stands for, with its sum: a table, because it is one. */
function SpendingLegend({ spent: { byCategory } }: { spent: Spending }) {
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
