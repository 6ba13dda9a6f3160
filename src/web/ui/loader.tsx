import { classes } from '#web/ui/classes.ts';
import { Mark } from '#web/ui/pictures/mark.tsx';

interface LoaderProps {
  label: string;
  /** Shows the mark alone; without motion the words come back. */
  quiet?: boolean;
}

export const Loader = ({ label, quiet = false }: LoaderProps) => (
  <div role="status" className="grid justify-items-center gap-4 text-center">
    <Mark sunClassName="motion-safe:animate-[sunrise_1.2s_var(--ease-drift)_infinite_alternate]" />
    <p className={classes('text-body text-ink-soft', quiet && 'sr-only motion-reduce:not-sr-only')}>
      {label}
    </p>
  </div>
);
