/** Time and terms of what can be booked: how long, when, how early, is it free, what if not. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import { lengthsOf, timesOn } from '#domain/bookings/cells.ts';
import { lineValue } from '#domain/money/line.ts';
import { termLines } from '#domain/money/words/term.ts';
import { hoursAfter } from '#domain/time.ts';
import { reckonedFor } from '#server/assistant/facets/estimate.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { reasonsAbout } from '#server/assistant/facets/people.ts';
import { openingOf } from '#server/assistant/openings.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import { offeringStanding } from '#server/assistant/replies/offerings.ts';

export const offeringTerms: Facets<Offering> = {
  duration,
  hours,
  minimum,
  notice,
  free,
  cancel,
};

function duration(item: Offering, { context, language, say, price }: FacetContext): string[] {
  const { schedule, addOns } = item;
  const { fewest, most } = lengthsOf(item);
  const hour = addOns.find(({ price: { unit } }) => unit === 'per-hour');
  if (schedule.kind === 'nightly') return [say.nights(fewest, most)];
  const lasts = context.telling.say.about.lasts(item.duration.text[language]);
  if (schedule.kind === 'day-rental') return [lasts, say.days(fewest, most)];
  return [
    lasts,
    ...(hour ? [say.canBeAdded([`${hour.title[language]}: ${price(hour.price)}`])] : []),
  ];
}

function hours(item: Offering, asked: FacetContext): string[] {
  const { schedule } = item;
  const { telling, meant } = asked.context;
  const { about, weekdays, comma } = telling.say;
  const days =
    schedule.days.length === 7
      ? []
      : [asked.say.onDays(schedule.days.map((day) => weekdays[day]).join(comma))];
  return [startsOf(item, asked), ...days, ...season()];

  function season(): string[] {
    const { day } = meant.wish.when;
    if (!day || schedule.kind === 'nightly' || schedule.kind === 'day-rental') return [];
    const times = timesOn(item, day);
    if (schedule.kind === 'charter-window' || String(times) === String(schedule.times)) return [];
    return [`${asked.date(day)}: ${about.startsAt(times)}`];
  }
}

function startsOf({ schedule }: Offering, { context, say }: FacetContext): string {
  const { about } = context.telling.say;
  if (schedule.kind === 'nightly') return about.nightly(schedule.checkIn, schedule.checkOut);
  if (schedule.kind === 'day-rental') return say.handedOver(schedule.pickupFrom, schedule.pickupTo);
  if (schedule.kind === 'charter-window')
    return about.window(schedule.windowFrom, schedule.windowTo);
  return about.startsAt(schedule.times);
}

function minimum(item: Offering, { say, context }: FacetContext): string[] {
  const { fewest, most } = lengthsOf(item);
  const { minParty, maxParty } = item.capacity;
  const heads =
    minParty > 1 ? [context.telling.say.about.carries(minParty, maxParty)] : [say.noLeastParty];
  if (item.schedule.kind === 'nightly') return [say.nights(fewest, most)];
  if (item.schedule.kind === 'day-rental') return [say.days(fewest, most)];
  return [context.telling.say.about.lasts(item.duration.text[context.telling.language]), ...heads];
}

/** Whether the day that was named is early enough; otherwise by when one must ask. */
function notice(item: Offering, asked: FacetContext): string[] {
  const { context, say } = asked;
  const { telling, meant, tools } = context;
  const needed = telling.say.about.notice(item.leadTimeHours);
  const earliest = say.earliest(asked.moment(hoursAfter(tools.now, item.leadTimeHours)));
  if (!meant.wish.when.day) return [needed, earliest];
  const against = reasonsAbout({ of: 'offering', item }, asked, { of: ['day'] });
  const { verdicts } = planWords(telling);
  const [first = needed] = against;
  return [`**${against.length > 0 ? verdicts.no : verdicts.fits}**: ${first}`, earliest];
}

async function free(item: Offering, asked: FacetContext): Promise<string[]> {
  const { context } = asked;
  const { meant, tools, telling } = context;
  if (item.isFullyBooked) return offeringStanding(item, context, undefined);
  const opening = await openingOf(item, meant.wish, tools);
  if (opening) asked.sources.push(opening);
  if (opening) return offeringStanding(item, context, opening);
  return [telling.say.about.notice(item.leadTimeHours), telling.say.ask.dayAndParty(['day'])];
}

/** With a day and the sums of it where they are known; by its hours and shares otherwise. */
async function cancel(item: Offering, asked: FacetContext): Promise<string[]> {
  const { context, language, say } = asked;
  const { about } = context.telling.say;
  const { freeUntilHours, feePercentAfter, weatherRefundPercent, noShowPercent } =
    item.cancellation;
  const found = await reckonedFor(item, asked);
  if (found?.day) {
    const lines = termLines(found.quote.terms, language, asked.deadline);
    return lines.map((line) => `${line.label}: ${lineValue(line, asked.money)}`);
  }
  return [
    about.cancel(freeUntilHours, feePercentAfter, weatherRefundPercent),
    say.noShow(noShowPercent),
  ];
}
