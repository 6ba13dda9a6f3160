interface Stat {
  id: string;
  value: string;
  label: string;
  note?: string;
}

/** One paper panel, hairlines between: figures, not cards. */
export const StatPanel = ({ stats }: { stats: Stat[] }) => (
  <dl className="grid rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)] tablet:auto-cols-fr tablet:grid-flow-col">
    {stats.map((stat) => (
      <div
        key={stat.id}
        className="flex items-center gap-5 border-line px-7 py-6 not-first:border-t tablet:not-first:border-s tablet:not-first:border-t-0"
      >
        <dd className="order-1 min-w-20 tablet:min-w-0">
          <bdi className="font-display text-[3.25rem] leading-none lining-nums">{stat.value}</bdi>
        </dd>
        <dt className="order-2">
          <span className="block text-body">{stat.label}</span>
          {stat.note && <span className="block text-caption text-ink-mute">{stat.note}</span>}
        </dt>
      </div>
    ))}
  </dl>
);
