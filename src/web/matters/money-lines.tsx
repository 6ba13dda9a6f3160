import { lineValue, type MoneyLine } from '#domain/money-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface MoneyLinesProps {
  lines: MoneyLine[];
  /** What the sums are about. */
  label: string;
  className?: string;
}

/** Sums that follow from something, one below the other. */
export function MoneyLines({ lines, label, className }: MoneyLinesProps) {
  const { format } = useText();
  return (
    <dl aria-label={label} className={classes('rounded-plate bg-sunk px-5 py-3', className)}>
      {lines.map((line) => (
        <div
          key={line.id}
          className={classes(
            'flex items-baseline justify-between gap-5 py-1.5 text-[0.9375rem]',
            line.id === 'comesBack' && 'font-medium',
          )}
        >
          <dt>{line.label}</dt>
          <dd className="tnum text-end">
            <bdi>{lineValue(line, format.money)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
