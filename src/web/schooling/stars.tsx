import { classes } from '#web/ui/classes.ts';

/** A plain list with the brand's star for a bullet. */
export function Stars({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classes('grid gap-1.5 text-[0.875rem] leading-[1.4]', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-baseline gap-2">
          <svg
            viewBox="0 0 64 64"
            width={10}
            height={10}
            className="shrink-0 text-brass-fill"
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
