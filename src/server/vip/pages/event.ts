import type { VipEvent } from '#contract/catalogue/vip.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { EventContent } from '#contract/vip.ts';
import { monthAfter, monthOf } from '#domain/calendar/months.ts';
import { type Occurrence, occurrences } from '#domain/vip/events.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { comingEvents, eventCard, eventDate } from '#server/vip/events.ts';
import { venueBySlug, venueCard } from '#server/vip/venues.ts';

const datesShown = 6;
const othersShown = 3;

export function eventPage(source: PageSource, slug: string): Page {
  const event = source.snapshot.bySlug('events', slug);
  const card = event && eventCard(source, event);
  if (!event || !card) return { name: 'not-found' };
  const venue = event.venueSlug ? venueBySlug(source.snapshot, event.venueSlug) : undefined;
  return {
    name: 'event',
    content: {
      event: card,
      artKey: event.art.key,
      minutes: event.durationMinutes,
      dates: dates(source, event),
      note: event.when.kind === 'hijri' ? source.say(event.when.note) : null,
      venue: venue ? venueCard(source, venue) : null,
      coordinates: event.coordinates,
      others: others(source, event),
    },
  };
}

/** The evenings from today on that may be chosen; a year is as far as the house plans. */
export function datesOf({ when }: VipEvent, today: string): Occurrence[] {
  const horizon = `${monthAfter(monthOf(today), 12)}-28`;
  return occurrences(when, today, horizon);
}

const dates = (source: PageSource, event: VipEvent): EventContent['dates'] =>
  datesOf(event, source.today)
    .slice(0, datesShown)
    .map((occurrence) => eventDate(source, occurrence));

/** Of the same kind first, then whatever comes next. */
function others(source: PageSource, { slug, type }: VipEvent): EventContent['others'] {
  const coming = comingEvents(source, (other) => other.slug !== slug);
  const alike = coming.filter((other) => other.type === type);
  return [...new Set([...alike, ...coming])].slice(0, othersShown);
}
