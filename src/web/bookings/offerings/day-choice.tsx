import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Category } from '#contract/catalogue/offerings.ts';
import type { DayFilterProps } from '#web/bookings/offerings/day-filter.tsx';
import { type FreeOn, type KnownWish, partyAsked } from '#web/bookings/offerings/known-wish.ts';
import { filterNames } from '#web/bookings/offerings/use-choice.ts';
import { useText } from '#web/i18n/use-text.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import type { Filters } from '#web/platform/use-filters.ts';
import { classes } from '#web/ui/classes.ts';
import { controlLook, Field } from '#web/ui/fields/field.tsx';

const DayFilter = lazyPart<DayFilterProps>(
  async () => (await import('#web/bookings/offerings/day-filter.tsx')).DayFilter,
  ['platform', 'bookingSheet'],
);

interface DayChoiceProps {
  category: Category | undefined;
  filters: Filters;
  wish: KnownWish;
  onFree: (free: FreeOn) => void;
}

/** The day of the list. Its calendar is fetched when somebody wants one, or comes with a day. */
export function DayChoice({ category, filters, wish, onFree }: DayChoiceProps) {
  const { t } = useText();
  const words = t.bookings.filters;
  const [isAsked, setAsked] = useState(false);
  const closed = <Closed label={words.day} text={words.anyDay} onOpen={() => setAsked(true)} />;
  return (
    <div className="tablet:w-44 [&_input]:h-11 [&_input]:text-[0.9375rem]!">
      {isAsked || wish.day ? (
        <Suspense fallback={closed}>
          <DayFilter
            label={words.day}
            failed={words.daysFailed}
            day={wish.day}
            party={partyAsked(wish)}
            category={category}
            autoFocus={isAsked}
            onDay={(day) => filters.change({ [filterNames.day]: day })}
            onFree={onFree}
          />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}

interface ClosedProps {
  label: string;
  text: string;
  onOpen: () => void;
}

const Closed = ({ label, text, onOpen }: ClosedProps) => (
  <Field label={label}>
    {(wiring) => (
      <button
        {...wiring}
        type="button"
        aria-label={`${label}: ${text}`}
        onClick={onOpen}
        className={classes(
          controlLook,
          'flex h-11 cursor-pointer items-center justify-between gap-3 text-[0.9375rem]! text-ink-mute',
        )}
      >
        {text}
        <CalendarDays size={18} strokeWidth={1.5} className="shrink-0" />
      </button>
    )}
  </Field>
);
