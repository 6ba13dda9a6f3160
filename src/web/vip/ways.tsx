import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { VipContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';

/** The four rooms behind the page, each with how much it holds. */
export function Ways({ ways }: { ways: VipContent['ways'] }) {
  const { t } = useText();
  return (
    <nav aria-label={t.vip.ways} className="wrap">
      <ul className="grid grid-cols-2 border-b border-line tablet:grid-cols-4">
        {ways.map(({ path, label, count }) => (
          <li
            key={path}
            className="border-line not-first:border-s max-tablet:nth-3:border-s-0 max-tablet:nth-[n+3]:border-t"
          >
            <Way
              path={path}
              label={label}
              holds={path.endsWith('/events') ? t.vip.events(count) : t.vip.houses(count)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Way = ({ path, label, holds }: { path: string; label: string; holds: string }) => (
  <Link
    to={path}
    className="group flex h-full items-end justify-between gap-3 px-4 py-5 hover:bg-raised tablet:px-6 tablet:py-7"
  >
    <span>
      <span className="block font-display text-h4">{label}</span>
      <span className="text-caption text-ink-mute">{holds}</span>
    </span>
    <ArrowRight
      size={18}
      strokeWidth={1.5}
      aria-hidden
      className="mb-1 shrink-0 text-brass transition-transform duration-(--dur-move) motion-safe:group-hover:translate-x-1 rtl:-scale-x-100 motion-safe:rtl:group-hover:-translate-x-1"
    />
  </Link>
);

/** The same as one line of links, above a list; the page one stands on is marked. */
export function WayTabs({
  ways,
  current,
}: {
  ways: { path: string; label: string }[];
  current: string;
}) {
  const { t } = useText();
  return (
    <nav aria-label={t.vip.ways}>
      <ul className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] tablet:gap-9">
        {ways.map(({ path, label }) => (
          <li key={path} className="shrink-0">
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="relative block py-3.5 text-body text-ink-mute after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-brass-fill"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
