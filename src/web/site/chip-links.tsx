import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Link as Target } from '#contract/pages/parts.ts';
import { classes } from '#web/ui/classes.ts';
import { chipLook, chipRowBleed, chipRowLook } from '#web/ui/controls/chips.tsx';

interface ChipLinksProps {
  label: string;
  links: Target[];
  /** The path of the page we are on. */
  current: string;
  /** Goes along to the next page: `?q=yacht`. */
  search?: string;
}

/** One of many, each at an address of its own. */
export function ChipLinks({ label, links, current, search = '' }: ChipLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, current);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={classes(chipRowLook, chipRowBleed, 'relative')}>
        {links.map(({ label: name, path }) => (
          <li key={path} className="flex shrink-0">
            <Link
              to={{ pathname: path, search }}
              aria-current={path === current ? 'page' : undefined}
              className={classes(
                chipLook,
                'focus-visible:-outline-offset-1 aria-[current]:bg-primary aria-[current]:text-on-primary aria-[current]:shadow-none aria-[current]:focus-visible:outline-offset-2',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the row may begin far from the chip that is chosen. */
function useChosenInView(row: React.RefObject<HTMLUListElement | null>, current: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another chosen chip
  useEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list || !chosen) return;
    const middle = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    list.scrollTo({ left: middle, behavior: 'instant' });
  }, [row, current]);
}
