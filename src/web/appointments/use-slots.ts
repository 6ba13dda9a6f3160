import { useQuery } from '@tanstack/react-query';
import type { FreeSlots, Slot } from '#contract/appointments/appointments.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { clockTime } from '#domain/calendar/clocks.ts';
import { dayAfter, daysIn, type Month, monthOf } from '#domain/calendar/months.ts';
import { type Sought, slotsQuery } from '#web/appointments/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere, zoneHere } from '#web/platform/clock-here.ts';
import { useMonth } from '#web/ui/calendar/use-month.ts';

export interface SlotChoice extends Sought {
  day?: Day | undefined;
  startsAt?: Instant | undefined;
  /** Hours that somebody else had just taken when they were asked for. */
  gone: ReadonlySet<Instant>;
}

/** What is free in the month that is shown, and the day that is looked at. */
export function useSlots(choice: SlotChoice) {
  const { language } = useText();
  const zone = zoneHere();
  const today = dayIn(zone, nowHere());
  const [month, showMonth] = useMonth(choice.day, today);
  const { data, isError, refetch } = useQuery(slotsQuery(choice, month, language));
  const free = freeBy(data, choice.gone);
  const day = choice.day ?? firstDay(free, month);
  const clockOf = (moment: Instant) => clockTime(moment, zone);
  return {
    zone,
    today,
    month,
    showMonth,
    day,
    clockOf,
    data,
    failed: isError,
    again: () => void refetch(),
    slotsOn: (wanted: Day): Slot[] => free.get(wanted) ?? [],
    chosenClock: choice.startsAt && clockOf(choice.startsAt),
    /** Days of the leaf without a free hour. */
    closed: data ? leafDays(month).filter((each) => !free.has(each)) : [],
    next: nextAfter(free, day) ?? data?.next ?? undefined,
  };
}

export type SlotsState = ReturnType<typeof useSlots>;

function freeBy(data: FreeSlots | undefined, gone: ReadonlySet<Instant>): Map<Day, Slot[]> {
  const days = (data?.days ?? []).map(({ day, slots }): [Day, Slot[]] => [
    day,
    slots.filter(({ startsAt }) => !gone.has(startsAt)),
  ]);
  return new Map(days.filter(([, slots]) => slots.length > 0));
}

/** Nobody has chosen yet: the first day of the month that has anything. */
const firstDay = (free: Map<Day, Slot[]>, month: Month): Day | undefined =>
  [...free.keys()].find((day) => monthOf(day) === month);

function nextAfter(free: Map<Day, Slot[]>, day: Day | undefined): Instant | undefined {
  const later = [...free].find(([each]) => day !== undefined && each > day);
  return later?.[1][0]?.startsAt;
}

/** With the days of the neighbours that fill its first and last week. */
const leafDays = (month: Month): Day[] =>
  Array.from({ length: daysIn(month) + 12 }, (_, index) => dayAfter(`${month}-01`, index - 6));
