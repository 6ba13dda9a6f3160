import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Choices } from '#web/site/choices.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';

interface FilterBarProps {
  /** Always in sight. */
  search: ReactNode;
  /** How many of the others are in use: phones fold them away. */
  used: number;
  children: ReactNode;
}

/** One row over a list; on phones the search, and the rest behind a button. */
export function FilterBar({ search, used, children }: FilterBarProps) {
  const { t, format } = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = used > 0 ? t.site.filtersUsed(format.number(used)) : t.site.filters;
  return (
    <search className="grid gap-x-4 gap-y-4 desk:flex desk:items-end">
      <Choices>
        <div className="min-w-0 desk:flex-1">{search}</div>
        <Button
          variant="outline"
          size="small"
          wide
          icon={<SlidersHorizontal size={16} strokeWidth={1.5} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="tablet:hidden"
        >
          {label}
        </Button>
        <div
          id={id}
          className={classes(
            'flex-wrap items-end gap-4 max-tablet:*:w-full tablet:flex desk:flex-nowrap',
            open ? 'flex' : 'max-tablet:hidden',
          )}
        >
          {children}
        </div>
      </Choices>
    </search>
  );
}

interface ListHeadProps {
  /** "84 experiences"; said aloud when it changes. */
  count: string;
  /** Whether anything is narrowed down. */
  narrowed: boolean;
  onClear: () => void;
  /** The order of the list. */
  children?: ReactNode;
}

/** The line between the filters and what they leave. */
export function ListHead({ count, narrowed, onClear, children }: ListHeadProps) {
  const { t } = useText();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Choices>
        <div className="flex flex-wrap items-center gap-x-5">
          <p role="status" className="text-[0.9375rem] text-ink-soft">
            {count}
          </p>
          {narrowed && (
            <Button variant="quiet" size="small" onClick={onClear} className="min-h-8!">
              {t.site.clearFilters}
            </Button>
          )}
        </div>
        {children}
      </Choices>
    </div>
  );
}
