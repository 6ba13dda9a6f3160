import { classes } from '#web/ui/classes.ts';

const layouts = {
  /** As many to a line as fit. */
  row: 'flex flex-wrap gap-x-5 gap-y-1.5 border-t pt-3.5',
  /** Two to a line where there is room, so that cards of one row align. */
  pairs: 'grid gap-x-4 gap-y-1.5 border-t pt-3.5 tablet:grid-cols-2',
  stack: 'grid gap-2.5',
};

interface StarredProps {
  items: string[];
  layout: keyof typeof layouts;
  /** On gulf. */
  inverse?: boolean;
}

/** Short facts behind the brand's star. */
export function Starred({ items, layout, inverse = false }: StarredProps) {
  return (
    <ul
      className={classes(
        'text-[0.875rem] leading-[1.35]',
        layouts[layout],
        inverse ? 'border-line-inverse text-inverse-soft' : 'border-line text-ink-soft',
      )}
    >
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2 text-balance">
          <svg
            viewBox="0 0 64 64"
            width={10}
            height={10}
            className="mt-[0.26rem] shrink-0 text-brass-fill"
            aria-hidden="true"
          >
            <path
              fill="currentColor"
              d="M32 3 40.5 11.5h12v12L61 32l-8.5 8.5v12h-12L32 61l-8.5-8.5h-12v-12L3 32l8.5-8.5v-12h12Z"
            />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
