import type { ClassNames } from 'react-day-picker';

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-hair hover:bg-ink/6 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';

const end = 'bg-primary! text-on-primary rounded-hair';

/** Month in Bellefair, 44 px days, the range in sand, its ends in primary. */
export const calendarLook: Partial<ClassNames> = {
  root: 'relative w-full',
  months: 'grid gap-8',
  month_caption: 'flex h-11 items-center',
  caption_label: 'font-display text-[1.5rem] leading-tight',
  nav: 'absolute -end-3 top-0 z-1 flex',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'rtl:-scale-x-100',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-9 text-[0.75rem] font-normal text-ink-mute',
  day: 'tnum relative h-11 p-0 text-center text-[0.9375rem]',
  day_button:
    'size-full min-h-11 cursor-pointer rounded-hair not-disabled:hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:relative focus-visible:z-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed',
  today: 'font-semibold text-brass',
  outside: 'text-ink-mute opacity-70',
  disabled: 'text-ink-mute opacity-70',
};

export const singleLook: Partial<ClassNames> = { selected: end };

export const rangeLook: Partial<ClassNames> = {
  range_start: end,
  range_end: end,
  range_middle: 'bg-sunk',
};

/** A 5 px brass diamond under the figure. */
export const bookedLook =
  'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-[5px] after:mx-auto after:size-[5px] after:rotate-45 after:bg-brass-fill';

/** Struck through, as on the booking sheet: it was there, somebody else has it. */
export const takenLook = '[&>button]:line-through';
