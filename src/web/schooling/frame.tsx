import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SchoolingFrame as Frame } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ClosingCard } from '#web/schooling/closing-card.tsx';

interface FrameProps {
  frame: Frame;
  /** The page that is shown, to mark it in the row of pages. */
  path: string;
  children: ReactNode;
}

/** What every page of schooling stands between: the row of its pages and the closing card. */
export const SchoolingFrame = ({ frame, path, children }: FrameProps) => (
  <div className="wrap pb-26 [--part:clamp(4rem,7vw,6.5rem)]">
    <SubPaths frame={frame} path={path} />
    {children}
    <ClosingCard closing={frame.closing} />
  </div>
);

function SubPaths({ frame, path }: Omit<FrameProps, 'children'>) {
  const { t } = useText();
  const link =
    'relative inline-flex min-h-11 items-center hover:text-brass aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-1 aria-[current]:after:h-px aria-[current]:after:bg-brass-fill';
  return (
    <nav
      aria-label={t.schooling.subPaths}
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) [scrollbar-width:none] tablet:mx-0 tablet:px-0"
    >
      <ul className="flex min-w-max gap-6 border-b border-line py-2.5 whitespace-nowrap tablet:gap-9">
        {frame.subPaths.map((page) => (
          <li key={page.path}>
            <Link
              to={page.path}
              aria-current={page.path === path ? 'page' : undefined}
              className={link}
            >
              {page.label}
            </Link>
          </li>
        ))}
        <li className="tablet:ms-auto">
          <Link
            to="/schooling/schools"
            aria-current={path === '/schooling/schools' ? 'page' : undefined}
            className={`${link} gap-2.5 text-brass`}
          >
            {t.schooling.allSchools(frame.schools)}
            <ArrowRight size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
