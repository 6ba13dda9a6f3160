/** Events as the pages show them, with their next evening on the day the page is made. */
import type { VipEvent } from '#contract/catalogue/vip.ts';
import type { EventCard, EventDate } from '#contract/vip.ts';
import { dateInWords, dayInWords } from '#domain/calendar/date-words.ts';
import { dayAfter, monthAfter, monthOf } from '#domain/calendar/months.ts';
import { weekdayOf } from '#domain/time.ts';
import { momentsOf, nextOccurrence, type Occurrence, occurrences } from '#domain/vip/events.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { charge } from '#server/vip/venues.ts';

export const eventPath = ({ slug }: Pick<VipEvent, 'slug'>): string => `/vip/events/${slug}`;

export const eventDate = ({ language }: PageSource, { day, time }: Occurrence): EventDate => ({
  day,
  time,
  weekday: weekdayOf(day),
  date: dateInWords(day, language),
});

/** Those that suit, the soonest first. */
export const comingEvents = (
  source: PageSource,
  suits: (event: VipEvent) => boolean = () => true,
): EventCard[] =>
  source.snapshot
    .all('events')
    .filter(suits)
    .flatMap((event) => eventCard(source, event) ?? [])
    .sort((a, b) => moment(a.next).localeCompare(moment(b.next)));

const moment = ({ day, time }: Occurrence) => `${day}T${time}`;

/** Undefined for an event that never comes again. */
export function eventCard(source: PageSource, event: VipEvent): EventCard | undefined {
  const { say, picture, today } = source;
  const next = nextOccurrence(event.when, today);
  if (!next) return undefined;
  return {
    slug: event.slug,
    path: eventPath(event),
    title: say(event.title),
    description: say(event.description),
    type: event.type,
    place: say(event.place),
    dressCode: say(event.dressCode),
    charge: event.price.amount === 0 ? null : charge(source, event.price),
    capacity: event.capacity,
    ...tierOf(source, event),
    picture: picture(event.art),
    returns: returns(source, event, next),
    next: eventDate(source, next),
    ...momentsOf(next, event.durationMinutes),
  };
}

function tierOf({ snapshot, say }: PageSource, { minTier }: VipEvent) {
  const tiers = [...snapshot.all('membership-tiers')].sort((a, b) => a.order - b.order);
  const tier = tiers.find(({ id }) => id === minTier);
  return { tier: tier ? say(tier.name) : minTier, reach: reachOf(tiers, minTier) };
}

function reachOf(tiers: { id: string }[], minTier: string): EventCard['reach'] {
  if (tiers[0]?.id === minTier) return 'all';
  return tiers.at(-1)?.id === minTier ? 'only' : 'above';
}

/** Week after week until the season ends: the last evening before a gap. */
function returns(source: PageSource, { when }: VipEvent, next: Occurrence): EventCard['returns'] {
  if (when.kind !== 'weekly') return null;
  const horizon = `${monthAfter(monthOf(next.day), 11)}-28`;
  const days = occurrences(when, next.day, horizon).map(({ day }) => day);
  const last = days.find((day, index) => days[index + 1] !== dayAfter(day, 7));
  const weekday = weekdayOf(next.day);
  if (!when.seasonTo || !last) return { weekday, until: null };
  return { weekday, until: dayInWords(last, source.language) };
}
