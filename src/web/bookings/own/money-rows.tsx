interface MoneyRow {
  name: string;
  sum: string;
  /** Why, how or when, under the name. */
  note?: string;
}

/** Names and sums, one under the other, before anything is agreed to. */
export const MoneyRows = ({ rows }: { rows: MoneyRow[] }) => (
  <dl className="rounded-plate bg-sunk px-5 py-3">
    {rows.map(({ name, sum, note }) => (
      <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
        <dt className="text-[0.9375rem]">
          {name}
          {note && (
            <span className="block text-caption text-ink-mute first-letter:uppercase">{note}</span>
          )}
        </dt>
        <dd className="tnum shrink-0 font-display text-[1.375rem] leading-tight">
          <bdi>{sum}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
