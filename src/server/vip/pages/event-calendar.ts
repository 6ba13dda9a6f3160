import type { VipEvent } from '#contract/catalogue/vip.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { EventCalendarContent } from '#contract/vip.ts';
import { monthInWords } from '#domain/calendar/date-words.ts';
import { daysIn, monthAfter, monthOf } from '#domain/calendar/months.ts';
import { occurrences } from '#domain/vip/events.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { comingEvents, eventDate } from '#server/vip/events.ts';
import { subPaths } from '#server/vip/pages/overview.ts';

/** A year ahead, this month counted. */
const monthsShown = 12;
const minutesPerDay = 24 * 60;

export const calendarPath = '/vip/events';

export function eventCalendar(source: PageSource): Page {
  const { snapshot, language, today } = source;
  const months = Array.from({ length: monthsShown }, (_, index) =>
    monthAfter(monthOf(today), index),
  );
  const events = snapshot.all('events');
  const links = subPaths(source);
  return {
    name: 'event-calendar',
    content: {
      title: links.find(({ path }) => path === calendarPath)?.label ?? '',
      today,
      months: months.map((month) => ({ month, title: monthInWords(month, language) })),
      artKey: (events[0] ?? snapshot.texts('vip').hero).art.key,
      types: [...new Set(events.map(({ type }) => type))],
      events: comingEvents(source),
      evenings: events.flatMap((event) => eveningsOf(source, event, months)).sort(inOrder),
    },
  };
}

type Evening = EventCalendarContent['evenings'][number];

function eveningsOf(source: PageSource, event: VipEvent, months: string[]): Evening[] {
  const last = months.at(-1) ?? '';
  const found = occurrences(event.when, `${months[0]}-01`, `${last}-${daysIn(last)}`);
  return found.map((occurrence) => ({
    ...eventDate(source, occurrence),
    slug: event.slug,
    days: Math.ceil(event.durationMinutes / minutesPerDay),
  }));
}

const inOrder = (a: Evening, b: Evening): number =>
  `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`);
