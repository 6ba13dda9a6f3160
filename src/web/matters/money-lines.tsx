import type { MoneyLine } from '#domain/money/line.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface MoneyLinesProps {
  lines: MoneyLine[];
  /** What the sums are about. */
  label: string;
  className?: string;
}

/** What has to be done about it, or is good to know, speaks up. */
const loud: readonly MoneyLine['id'][] = ['comesBack', 'due', 'returning', 'toSend', 'returned'];

/** Sums that follow from something, one below the other; why, how or when stands under the name. */
export function MoneyLines({ lines, label, className }: MoneyLinesProps) {
  const { format } = useText();
  return (
    <dl aria-label={label} className={classes('rounded-plate bg-sunk px-5 py-3', className)}>
      {lines.map(({ id, label: name, sum, note }) => (
        <div
          key={`${name} ${sum?.currency}`}
          className={classes(
            'flex items-baseline justify-between gap-5 py-1.5 text-[0.9375rem]',
            loud.includes(id) && 'font-medium',
          )}
        >
          <dt className="min-w-0">
            {name}
            {sum && note && (
              <span className="block text-caption font-normal text-ink-mute">{note}</span>
            )}
          </dt>
          <dd className="tnum shrink-0 text-end">
            <bdi>{sum ? format.money(sum) : note}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
