import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayAfter, daysIn, monthAfter, monthOf, weekdayNumber } from '#domain/calendar/months.ts';

interface Sheet {
  month: string;
  today: string;
  /** The first day that is drawn; nothing leads before it. */
  first?: string;
  /** Whether the calendar reaches so far. */
  reaches: (month: string) => boolean;
  toMonth: (month: string) => void;
}

/** The keys of a calendar: one day can be reached with Tab, the others from it with the arrows. */
export function useDayKeys({ month, today, first = '', reaches, toMonth }: Sheet) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<string>();
  const wanted = useRef<string>(undefined);
  const start = monthOf(today) === month ? today : `${month}-01`;
  const current = chosen && monthOf(chosen) === month ? chosen : start;

  useEffect(() => {
    // A day of another month is drawn when the address has changed, not before.
    if (wanted.current !== current) return;
    wanted.current = undefined;
    table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.day) return;
    if (event.key === 'Enter') return event.target.querySelector('a')?.click();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const found = destination(event.key, current, rtl ? -1 : 1);
    if (!found) return;
    event.preventDefault();
    const isDrawn = found >= first;
    if (!reaches(monthOf(found)) || (!isDrawn && monthOf(found) === month)) return;
    const day = isDrawn ? found : first;
    wanted.current = day;
    setChosen(day);
    if (monthOf(day) !== month) toMonth(monthOf(day));
  }

  return { table, current, onKeyDown, onFocusDay: setChosen };
}

/** Where a key leads from a day; `forward` is 1 where the reader's lines run to the right. */
function destination(key: string, day: string, forward: number): string | undefined {
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -weekdayNumber(day),
    End: 6 - weekdayNumber(day),
  };
  const step = steps[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === 'PageDown') return sameDayIn(day, monthAfter(monthOf(day)));
  if (key === 'PageUp') return sameDayIn(day, monthAfter(monthOf(day), -1));
  return undefined;
}

function sameDayIn(day: string, month: string): string {
  const number = Math.min(Number(day.slice(8)), daysIn(month));
  return `${month}-${String(number).padStart(2, '0')}`;
}
