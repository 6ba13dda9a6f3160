import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export interface Crumb {
  label: string;
  /** The last one is this page and has none. */
  to?: string;
}

export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: Crumb[] }) => (
  <nav aria-label={label}>
    <ol className="flex flex-wrap items-center gap-x-2.5 text-caption text-ink-mute">
      {crumbs.map(({ label: name, to }, index) => (
        <li key={name} className="inline-flex items-center gap-2.5">
          {index > 0 && <ChevronRight size={12} className="opacity-70 rtl:-scale-x-100" />}
          {to ? (
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-brass">
              {name}
            </Link>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
