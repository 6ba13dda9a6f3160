import { spendingFills } from '#web/billing/spending/fills.ts';
import {
  narrowSize,
  type Plot,
  type PlotMonth,
  plotOf,
  wideSize,
} from '#web/billing/spending/plot-geometry.ts';
import { inThousands } from '#web/i18n/plot-figures.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface SpendingPlotProps {
  months: PlotMonth[];
  /** On a telephone the plot is another drawing, with figures in thousands. */
  narrow: boolean;
  /** What stands under a bar. */
  nameOf: (month: string) => string;
  /** Over a bar, where there is room for the whole figure. */
  figure: (amount: number) => string;
  label: string;
  className: string;
}

/** Bars by month, the categories always in the same order from the line up. */
export function SpendingPlot(props: SpendingPlotProps) {
  const { months, narrow, nameOf, figure, label, className } = props;
  const { language } = useText();
  const size = narrow ? narrowSize : wideSize;
  const plot = plotOf(months, size, language === 'ar');
  const short = (amount: number) => inThousands(language, amount);
  return (
    // Figures and anchors are placed by hand; the direction of the page would move them again.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={classes('h-auto w-full overflow-visible fill-ink-mute [direction:ltr]', className)}
    >
      <Lines plot={plot} figure={short} />
      {plot.bars.map(({ month, x, width, middle, parts, total, totalY }) => (
        <g key={month}>
          {parts.map(({ place, y, height }) => (
            <rect
              key={place}
              x={x}
              y={y}
              width={width}
              height={height}
              className={spendingFills[place]}
            />
          ))}
          {total !== 0 && (
            <text
              x={middle}
              y={totalY}
              textAnchor="middle"
              className="tnum fill-ink stroke-raised stroke-[5px] text-[13px] [paint-order:stroke]"
            >
              {narrow ? short(total) : figure(total)}
            </text>
          )}
          <text x={middle} y={size.base + 20} textAnchor="middle" className="text-[12px]">
            {nameOf(month)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Lines({ plot, figure }: { plot: Plot; figure: (amount: number) => string }) {
  const { lines, from, to, figuresAt } = plot;
  return lines.map(({ y, amount }) => (
    <g key={amount}>
      <path
        d={`M${from} ${y}H${to}`}
        className={amount === 0 ? 'stroke-line-strong' : 'stroke-line'}
      />
      <text
        x={figuresAt}
        y={y + 4}
        textAnchor={from < to ? 'end' : 'start'}
        className="tnum text-[12px]"
      >
        {figure(amount)}
      </text>
    </g>
  ));
}
