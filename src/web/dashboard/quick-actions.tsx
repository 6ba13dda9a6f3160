import { ArrowRight, FileUp, KeyRound, Ship, Sparkle, TentTree } from 'lucide-react';
import { Link } from 'react-router';
import type { Dashboard } from '#contract/dashboard.ts';
import { useText } from '#web/i18n/use-text.ts';

/** As the catalogue names them. */
const icons: Record<string, typeof Sparkle> = {
  tent: TentTree,
  ship: Ship,
  home: KeyRound,
  upload: FileUp,
};

type Action = Dashboard['quickActions'][number];

/** The shelf under the wall. */
export function QuickActions({ actions }: { actions: Action[] }) {
  const { t } = useText();
  return (
    <nav aria-label={t.dashboard.quickActions}>
      <ul className="grid grid-cols-2 border-y border-line-strong desk:grid-cols-4">
        {actions.map((action) => (
          <li
            key={action.id}
            className="border-line even:border-s nth-[n+3]:border-t desk:border-t-0! desk:not-first:border-s"
          >
            <QuickAction action={action} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QuickAction({ action: { icon, label, path } }: { action: Action }) {
  const Icon = icons[icon] ?? Sparkle;
  return (
    <Link to={path} className="group flex min-h-17 items-center gap-3.5 px-5.5 py-4">
      <Icon size={18} strokeWidth={1.5} className="shrink-0" aria-hidden />
      <span className="flex-1 group-hover:text-brass">{label}</span>
      <ArrowRight
        size={18}
        strokeWidth={1.5}
        className="shrink-0 text-brass rtl:-scale-x-100"
        aria-hidden
      />
    </Link>
  );
}
