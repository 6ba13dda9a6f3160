/** An hour with somebody of the house, at the hour that was asked for or the two nearest to it. */
import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { ProposedAction } from '#contract/assistant/assistant.ts';
import type { Instant } from '#contract/primitives.ts';
import { partHours, type WishTime } from '#domain/assistant/dates/dates.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { clockInDubai, dayInDubai, epochSeconds, momentInDubai } from '#domain/time.ts';
import { actWords } from '#server/assistant/acts/words.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

interface Found {
  card: ActCardOf<'consult'>;
  text: string;
}

export async function consultCard(
  { consultation }: ProposedAction,
  { meant, tools }: Context,
): Promise<Found | undefined> {
  const { when } = meant.wish;
  const { day } = when;
  if (!consultation || !day || day < tools.today) return undefined;
  const { subject, topic = 'general', home, adviser, message = '' } = consultation;
  const sought = { topic, ...(home && { home }), ...(adviser && { adviser }) };
  const free = await tools.freeHours(sought, day);
  const { hours, isAsked } = hoursFor(when, free);
  if (hours.length === 0) return undefined;
  const say = actWords[meant.language];
  const named = hours.map((hour) => said(hour, meant.language));
  const only = named.length === 1 ? named[0] : undefined;
  const intro = isAsked ? say.hoursThen : say.hoursNear;
  const text =
    only && isAsked ? say.hourFree(only) : [intro, ...named.map((hour) => `- ${hour}`)].join('\n');
  return { card: { act: 'consult', subject, ...sought, hours, message }, text };
}

const said = (hour: Instant, language: Context['meant']['language']) =>
  `${dateInWords(dayInDubai(hour), language)} ${clockInDubai(hour)}`;

const most = 2;

/** By Dubai's clock: there the house is. */
function hoursFor(
  when: WishTime,
  free: readonly Instant[],
): { hours: Instant[]; isAsked: boolean } {
  const { day = '', clock, part } = when;
  const onDay = free.filter((hour) => dayInDubai(hour) === day);
  if (clock) {
    const wanted = momentInDubai(day, clock);
    const exact = free.filter((hour) => epochSeconds(hour) === epochSeconds(wanted));
    if (exact.length > 0) return { hours: exact.slice(0, 1), isAsked: true };
    return { hours: nearest(free, wanted), isAsked: false };
  }
  const [from, to] = part ? partHours[part] : ['00:00', '23:59'];
  const fitting = onDay.filter((hour) => from <= clockInDubai(hour) && clockInDubai(hour) <= to);
  if (fitting.length > 0) return { hours: fitting.slice(0, most), isAsked: true };
  return { hours: nearest(free, momentInDubai(day, from)), isAsked: false };
}

function nearest(free: readonly Instant[], wanted: Instant): Instant[] {
  const apart = (hour: Instant) => Math.abs(epochSeconds(hour) - epochSeconds(wanted));
  return free
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, most)
    .toSorted();
}
