import { useQuery } from '@tanstack/react-query';
import { SpendingCategory } from '#contract/billing/invoices.ts';
import { type Spending, spending } from '#contract/billing/spending.ts';
import { FileButton } from '#web/billing/file-button.tsx';
import { monthName, today } from '#web/billing/moments.ts';
import { spendingQuery } from '#web/billing/queries.ts';
import { saveFile } from '#web/billing/save-file.ts';
import type { PlotMonth } from '#web/billing/spending/plot-geometry.ts';
import { SpendingLegend } from '#web/billing/spending/spending-legend.tsx';
import { SpendingPlot } from '#web/billing/spending/spending-plot.tsx';
import { SpendingTable } from '#web/billing/spending/spending-table.tsx';
import { inUnits } from '#web/i18n/plot-figures.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Where the money went, month by month: a plot for the eye, and the same figures as tables. */
export function SpendingPanel() {
  const { t, format, language } = useText();
  const words = t.billing.spending;
  const { data, error, isFetching, refetch } = useQuery(spendingQuery);
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
                {words.span(monthName(first.month, language, 'long'))}
              </span>
            )}
          </p>
        )
      }
    >
      <p className="text-caption text-ink-mute max-tablet:mt-1 tablet:-mt-6">{words.text}</p>
      {data && <Spent spent={data} />}
      {!data && error && (
        <div className="mt-5">
          <FailedPanel title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div role="status" className="mt-6">
          <VisuallyHidden>{words.reading}</VisuallyHidden>
          <Skeleton className="h-56" />
        </div>
      )}
    </Panel>
  );
}

function Spent({ spent }: { spent: Spending }) {
  const { t, language } = useText();
  const words = t.billing.spending;
  const nothing = spent.months.every(({ total }) => total.amount === 0);
  if (nothing) return <p className="mt-5 text-[0.9375rem] text-ink-soft">{words.nothing}</p>;
  const csv = () =>
    saveFile(spending.csv, { lang: language, query: { months: 36 }, fileName: words.csvFile });
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
  const running = today().slice(0, 7);
  const nameOf = (month: string) => monthName(month, language, 'short');
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

function plotted({ month, byCategory }: Spending['months'][number]): PlotMonth {
  return { month, parts: SpendingCategory.options.map((category) => byCategory[category].amount) };
}
