/** The card that holds a place: only where day, hour and party are known, and the calendar has them free. */
import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import { nightsOf } from '#domain/assistant/plan/time-checks.ts';
import { isByDay } from '#domain/bookings/cells.ts';
import { carryParticulars, noteFor } from '#server/assistant/acts/particulars.ts';
import { openingOf } from '#server/assistant/openings.ts';
import { judgedOf, judgeThing } from '#server/assistant/plan/judgement.ts';
import { addOnsIn } from '#server/assistant/plan/sums.ts';
import { bookAction } from '#server/assistant/proposed-actions.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export async function holdCard(
  thing: Thing,
  context: Context,
): Promise<ActCardOf<'hold'> | undefined> {
  const { meant, tools } = context;
  const { wish, language } = meant;
  const { entry, title, path } = thing;
  if (entry.of !== 'offering' || !mayHold(thing, entry.item, context)) return undefined;
  const { item } = entry;
  const { day } = wish.when;
  const time = day && (await startOf(item, context));
  if (!day || time === undefined || wish.party === undefined) return undefined;
  const placed = {
    day,
    time,
    length: nightsOf(item, wish) ?? null,
    party: wish.party,
    units: null,
    addOns: addOnsIn(item, context).map(({ id }) => ({ id, quantity: 1 })),
  };
  // What the rules refuse is not offered.
  if (!(await tools.quote(item, placed))) return undefined;
  return {
    act: 'hold',
    title: title[language],
    wish: { offering: item.slug, ...placed },
    note: noteFor(context),
    path: carryParticulars(bookAction(item.slug, path, language), context).path,
  };
}

/** Whom it does not suit, or may not, is not asked to press: somebody should look at it first. */
function mayHold(thing: Thing, item: Offering, context: Context): boolean {
  const { when, party } = context.meant.wish;
  const isOneDay = when.until === undefined || when.until === when.day;
  const { findings } = judgeThing(thing, judgedOf(context));
  const isOpen = findings.some(
    ({ of, is }) => of !== 'budget' && (is === 'no' || is === 'unknown'),
  );
  return !item.isFullyBooked && party !== undefined && isOneDay && !isOpen;
}

/** The free start that was named, or the only one there is. Null for what has none; undefined where it is open. */
async function startOf(
  item: Offering,
  { meant, tools }: Context,
): Promise<ClockTime | null | undefined> {
  const { wish } = meant;
  const opening = await openingOf(item, wish, tools);
  if (!opening?.isOpen || opening.day !== wish.when.day) return undefined;
  if (isByDay(item)) return nightsOf(item, wish) === undefined ? undefined : null;
  const { clock } = wish.when;
  const fitting = clock ? opening.times.filter((time) => time === clock) : opening.times;
  return fitting.length === 1 && (clock || opening.suits) ? fitting[0] : undefined;
}
