/** Moving a booking to the day and hour that were asked for. */
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { partHours } from '#domain/assistant/dates/dates.ts';
import { isByDay, timesOn } from '#domain/bookings/cells.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { plain } from '#domain/search/normal-form.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { actWords } from '#server/assistant/acts/words.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export async function moveReply(booking: BookingSummary, context: Context): Promise<Reply> {
  const { telling } = context;
  const { id, reference, offering } = booking;
  const say = actWords[telling.language];
  const what = `**${offering.title}** (${reference})`;
  const path = `/dashboard/bookings/${id}`;
  const about = {
    citations: [{ id, kind: 'own' as const, title: offering.title, path }],
    sources: [reference, offering.title],
  };
  const target = targetOf(booking, context);
  const page = openAction(say.open(reference), path);
  if (!target)
    return replyWith(say.moveWhen(what), { ...about, actions: [page], missing: ['day'] });
  const { day, wanted } = target;
  const free = await freeOn(booking, day, context);
  const time = chosen(wanted, free);
  const named = dateInWords(day, telling.language);
  if (time === undefined) {
    const times = free?.slice(0, mostTimes).join(telling.say.comma);
    const text = times ? `${say.notFree(named)} ${say.freeThen(named, times)}` : say.notFree(named);
    return replyWith(text, { ...about, actions: [page], sources: [...about.sources, day, free] });
  }
  const when = time === null ? named : `${named} ${time}`;
  return replyWith(say.move(what, when), {
    ...about,
    sources: [...about.sources, day, time],
    acts: [{ act: 'move', id, reference, title: offering.title, path, day, time }],
  });
}

const mostTimes = 6;

interface Target {
  day: Day;
  /** The hours that would do; null where it has none. */
  wanted: ((time: ClockTime) => boolean) | null;
}

/** Another day at the same hour, another hour on the same day, or both. Nothing where neither was said. */
function targetOf(booking: BookingSummary, { meant, knowledge }: Context): Target | undefined {
  const { day, until, end, clock, part } = meant.own.when;
  if (!day && !clock && !part) return undefined;
  // `From Thursday to Friday` names where it is before where it shall go.
  const said = plain(meant.message);
  const isSpan = /\bfrom\b|(?<!\p{L})من /u.test(said) && /\bto\b| الي /.test(said);
  const target = (isSpan && (end ?? until)) || day || dayInDubai(booking.startsAt);
  const item = knowledge.snapshot.all('offerings').find(({ id }) => id === booking.offering.id);
  if (item && isByDay(item) && item.schedule.kind === 'nightly')
    return { day: target, wanted: null };
  const own = clockInDubai(booking.startsAt);
  if (clock) return { day: target, wanted: (time) => time === clock };
  if (!part) return { day: target, wanted: (time) => time === own };
  const [from, to] = partHours[part];
  return { day: target, wanted: (time) => from <= time && time <= to };
}

/** The free starts of a day; undefined where there is none. A booking does not stand in its own way. */
async function freeOn(
  { offering, party, length, startsAt }: BookingSummary,
  day: Day,
  { knowledge, tools }: Context,
): Promise<ClockTime[] | undefined> {
  const item = knowledge.snapshot.all('offerings').find(({ id }) => id === offering.id);
  if (!item) return undefined;
  const byDay = isByDay(item);
  const sought = { from: day, to: day, party, ...(byDay && { length }) };
  const [found] = (await tools.availability(item, sought)) ?? [];
  const isOwn = dayInDubai(startsAt) === day;
  if (isOwn) return timesOn(item, day);
  if (found?.state !== 'open') return undefined;
  if (byDay) return timesOn(item, day);
  return found.slots.filter(({ state }) => state === 'open').map(({ time }) => time);
}

/** Undefined where there is none, or where it is not said which. */
function chosen(
  wanted: Target['wanted'],
  free: readonly ClockTime[] | undefined,
): ClockTime | null | undefined {
  if (!free) return undefined;
  if (!wanted) return null;
  const fitting = free.filter(wanted);
  return fitting.length === 1 ? fitting[0] : undefined;
}
