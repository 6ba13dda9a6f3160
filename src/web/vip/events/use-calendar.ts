import type { EventCalendarContent, EventCard, EventDate } from '#contract/vip.ts';
import { dayAfter, monthOf } from '#domain/calendar/months.ts';
import { useFilters } from '#web/platform/use-filters.ts';

export type View = 'month' | 'agenda';

/** What the address asks of the calendar; anything it does not know is the first choice. */
export function useCalendar(content: EventCalendarContent) {
  const { query, change } = useFilters();
  const { months, types, today } = content;
  const asked = query.get('month');
  const index = Math.max(
    0,
    months.findIndex(({ month }) => month === asked),
  );
  const type = types.find((name) => name === query.get('type'));
  const view: View = query.get('view') === 'agenda' ? 'agenda' : 'month';
  return {
    view,
    type,
    index,
    month: months[index]?.month ?? monthOf(today),
    toView: (chosen: View) => change({ view: chosen === 'agenda' ? chosen : undefined }),
    toType: (chosen: string) => change({ type: chosen }),
    /** A month is a step in the history: Back leads to the one before. */
    toMonth: (month: string) =>
      change({ month: month === months[0]?.month ? undefined : month }, { push: true }),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

/** An evening with the event it belongs to. */
export interface Evening extends EventDate {
  event: EventCard;
  days: number;
}

export function eveningsOf({ events, evenings }: EventCalendarContent, type?: string): Evening[] {
  const bySlug = new Map(events.map((event) => [event.slug, event]));
  return evenings.flatMap((evening) => {
    const event = bySlug.get(evening.slug);
    return event && (!type || event.type === type) ? [{ ...evening, event }] : [];
  });
}

/** What is left of a month; what comes week after week stands there once. */
export function agendaOf(evenings: Evening[], month: string, today: string): Evening[] {
  const seen = new Set<string>();
  return evenings.filter(({ day, event }) => {
    if (monthOf(day) !== month || day < today || seen.has(event.slug)) return false;
    seen.add(event.slug);
    return true;
  });
}

/** What is under way on a day and began on an earlier one. */
export const continuingEvenings = (evenings: Evening[], day: string): Evening[] =>
  evenings.filter((evening) => evening.day < day && day < dayAfter(evening.day, evening.days));
