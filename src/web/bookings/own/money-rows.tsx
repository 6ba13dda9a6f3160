import { classes } from '#web/ui/classes.ts';

interface MoneyRow {
  name: string;
  sum: string;
  /** Why, how or when, under the name. */
  note?: string;
}

interface MoneyRowsProps {
  rows: MoneyRow[];
  /** Where room is short: smaller, and on no ground of its own. */
  dense?: boolean;
}

/** Names and sums, one under the other, before anything is agreed to. */
export const MoneyRows = ({ rows, dense = false }: MoneyRowsProps) => (
  <dl className={dense ? 'grid gap-1.5' : 'rounded-plate bg-sunk px-5 py-3'}>
    {rows.map(({ name, sum, note }) => (
      <div
        key={name}
        className={classes('flex items-baseline justify-between gap-4', !dense && 'py-1.5')}
      >
        <dt className={dense ? 'text-[0.875rem] leading-[1.4]' : 'text-[0.9375rem]'}>
          {name}
          {note && (
            <span className="block text-caption leading-[1.4] text-ink-mute first-letter:uppercase">
              {note}
            </span>
          )}
        </dt>
        <dd
          className={classes(
            'tnum shrink-0',
            dense
              ? 'text-[0.9375rem] leading-[1.4] font-medium'
              : 'font-display text-[1.375rem] leading-tight [&:lang(ar)]:leading-[1.5]',
          )}
        >
          <bdi>{sum}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
