import { useState } from 'react';
import type { Day } from '#contract/primitives.ts';
import type { CalendarDay } from '#domain/bookings/calendar.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { chipLook } from '#web/ui/controls/chips.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface DayEntriesProps {
  day: Day;
  entries: CalendarDay['entries'];
  party: number;
  /** One column of a week. */
  narrow?: boolean | undefined;
}

const shownFirst = { narrow: 5, wide: 8 };

/** What starts on a day, with its hours and the lowest price all in; an hour opens the sheet. */
export function DayEntries({ day, entries, party, narrow }: DayEntriesProps) {
  const { t } = useText();
  const [all, setAll] = useState<Day>();
  const say = t.bookingSheet.calendar;
  const first = narrow ? shownFirst.narrow : shownFirst.wide;
  const shown = all === day ? entries : entries.slice(0, first);
  if (entries.length === 0) return <p className="text-caption text-ink-mute">{say.nothing}</p>;
  return (
    <>
      <ul>
        {shown.map((entry) => (
          <Entry key={entry.slug} entry={entry} day={day} party={party} narrow={narrow} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="quiet" className="mt-3" onClick={() => setAll(day)}>
          {say.showAll(entries.length)}
        </Button>
      )}
    </>
  );
}

interface EntryProps extends Omit<DayEntriesProps, 'entries'> {
  entry: CalendarDay['entries'][number];
}

function Entry({ entry, day, party, narrow }: EntryProps) {
  const { t, format } = useText();
  const say = t.bookingSheet.calendar;
  const { book } = useBook();
  const { slug, title, from, times } = entry;
  const open = (time?: string) => book(slug, { day, time, party, length: undefined });
  const starts: (string | undefined)[] = times.length > 0 ? times : [undefined];
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <div
        className={classes(
          'text-[0.9375rem] leading-[1.4]',
          !narrow && 'flex items-baseline justify-between gap-4',
        )}
      >
        <span className="block font-medium">{title}</span>
        <span className="tnum block shrink-0 text-caption text-ink-soft">
          {say.from(format.money(from))}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {starts.map((time) => (
          <button
            key={time ?? 'any'}
            type="button"
            className={classes(chipLook, 'tnum h-8! px-3! before:-inset-y-1.5!')}
            onClick={() => open(time)}
          >
            <VisuallyHidden>
              {title}
              {t.bookingSheet.comma}
            </VisuallyHidden>
            {time ?? say.anyHour}
          </button>
        ))}
      </div>
    </li>
  );
}
