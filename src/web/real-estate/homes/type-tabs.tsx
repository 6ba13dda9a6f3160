import { Link } from 'react-router';
import type { HomesContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';

interface TypeTabsProps extends Pick<HomesContent, 'types' | 'agentLink'> {
  /** The address of the page they stand on. */
  current: string;
  /** Carried along, so that a search survives a change of kind. */
  query?: string;
}

/** The sub-paths of the service, on one hairline. */
export function TypeTabs({ types, agentLink, current, query = '' }: TypeTabsProps) {
  const { t } = useText();
  const all = types.reduce((sum, { homes }) => sum + homes, 0);
  const kinds = [{ path: estatePaths.homes, label: t.realEstate.allHomes, homes: all }, ...types];
  return (
    <nav aria-label={t.realEstate.kinds}>
      <ul className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] max-tablet:-mx-(--gutter) max-tablet:px-(--gutter) tablet:gap-9">
        {kinds.map(({ path, label, homes }) => (
          <Tab
            key={path}
            path={path}
            to={path + query}
            label={label}
            count={homes}
            current={current}
          />
        ))}
        <Tab path={agentLink.path} to={agentLink.path} label={agentLink.label} current={current} />
      </ul>
    </nav>
  );
}

interface TabProps {
  path: string;
  to: string;
  label: string;
  count?: number;
  current: string;
}

const Tab = ({ path, to, label, count, current }: TabProps) => (
  <li className="shrink-0">
    <Link
      to={to}
      aria-current={path === current ? 'page' : undefined}
      className="relative block py-4 whitespace-nowrap text-ink-mute after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-brass-fill"
    >
      {label}
      {count !== undefined && <span className="tnum ms-2 text-caption">{count}</span>}
    </Link>
  </li>
);
