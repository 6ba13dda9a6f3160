import type { MoneyLine } from '#domain/money/line.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface OwedRowsProps {
  lines: Pick<MoneyLine, 'label' | 'sum' | 'note'>[];
  /** Side by side where there is room, so that no sum stands a page away from its name. */
  across?: boolean;
}

/** What is owed, each sum with its name and what becomes of it. */
export function OwedRows({ lines, across = false }: OwedRowsProps) {
  const { format } = useText();
  if (lines.length === 0) return null;
  return (
    <dl
      className={classes(
        'mt-4 border-t border-line pt-2',
        across && 'tablet:flex tablet:flex-wrap tablet:gap-x-14 tablet:pt-3',
      )}
    >
      {lines.map(({ label, sum, note }) => (
        <div
          key={`${label} ${sum?.currency}`}
          className={classes(
            'flex items-baseline justify-between gap-4 py-1 text-[0.875rem]',
            across && 'tablet:block tablet:max-w-72',
          )}
        >
          <dt className="min-w-0 text-ink-soft">
            {label}
            {sum && note && (
              <span className="block text-caption text-ink-mute first-letter:uppercase">
                {note}
              </span>
            )}
          </dt>
          <dd
            className={classes(
              'tnum shrink-0',
              across && 'tablet:mt-1 tablet:font-display tablet:text-[1.5rem] tablet:leading-tight',
            )}
          >
            <bdi>{sum ? format.money(sum) : note}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
