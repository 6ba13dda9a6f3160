/** What is free of what may answer a brief: the start that is nearest to what was said, and its price. */
import type { BriefAsk, BriefHour, BriefPart, FreePlace } from '#contract/ask.ts';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { partHours } from '#domain/assistant/dates/dates.ts';
import { findingsOf, worstStanding } from '#domain/assistant/plan/judgement.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { availabilityOf } from '#domain/bookings/availability.ts';
import { isByDay, lengthsOf } from '#domain/bookings/cells.ts';
import { type BookingPlan, planBooking } from '#domain/bookings/plan.ts';
import type { AvailabilityFacts } from '#domain/bookings/search.ts';
import { pictureOf } from '#domain/catalogue.ts';
import { Failure } from '#domain/failure.ts';
import { convert, times } from '#domain/money.ts';
import { dayInDubai, daysAfter, daysBetween, minuteOf } from '#domain/time.ts';
import { worldOf } from '#server/bookings/availability/calendars.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Sql } from '#server/platform/sql.ts';
import { nextTurn } from '#server/platform/turns.ts';

interface Looking {
  tx: Sql;
  snapshot: Snapshot;
  now: Instant;
  language: Language;
  artBase: string;
  /** Who comes and what they need, as the sentence says it. */
  wish: SpokenWish;
}

/** So many are looked at, and so many answers are enough. */
const [mostAsked, enough] = [12, 3];

/** Whatever fits all that was said comes first; then what is off in the hour, the day, the price. */
export async function freePlaces(
  looking: Looking,
  offerings: readonly Offering[],
  brief: BriefAsk,
): Promise<FreePlace[]> {
  const found: FreePlace[] = [];
  const suited = offerings.filter((one) => isSuited(one, brief, looking)).slice(0, mostAsked);
  for (const offering of suited) {
    const place = await placeOf(looking, offering, brief);
    if (place) found.push(place);
    // A month of one offering is a piece of work: everybody else has their turn before the next.
    await nextTurn();
    if (found.filter(({ besides }) => besides.length === 0).length >= enough) break;
  }
  return found.toSorted((a, b) => weightOf(a) - weightOf(b));
}

const weights: Partial<Record<BriefPart, number>> = { hour: 1, day: 2, budget: 4 };

const weightOf = ({ besides }: FreePlace): number =>
  besides.reduce((sum, part) => sum + (weights[part] ?? 0), 0);

const unsaidParty = 2;

const partyFor = ({ capacity }: Offering, { party }: BriefAsk): number =>
  party ?? Math.max(capacity.minParty, unsaidParty);

/** Nobody is offered what they may not do. Day and price are looked at where they are known. */
function isSuited(offering: Offering, brief: BriefAsk, { wish, now }: Looking): boolean {
  const { budget: _budget, ...said } = wish;
  const judged = { ...said, party: partyFor(offering, brief), ages: brief.ages, when: {} };
  const findings = findingsOf(
    { of: 'offering', item: offering },
    { wish: judged, now, today: dayInDubai(now) },
  );
  return worstStanding(findings) !== 'no';
}

/** Days ahead in which something is looked for where no day was said. */
const ahead = 13;
/** Days around the one that was said, where nothing is free on it. */
const [before, after] = [3, 7];

async function placeOf(looking: Looking, offering: Offering, brief: BriefAsk) {
  const today = dayInDubai(looking.now);
  const from = brief.day ?? today;
  const to = brief.until ?? brief.day ?? daysAfter(today, ahead);
  const here = await startWithin(looking, offering, { ...brief, from, to: nearer(to, from) });
  if (here || !brief.day) return here;
  await nextTurn();
  const around = { from: daysAfter(from, -before), to: daysAfter(from, after) };
  return startWithin(looking, offering, { ...brief, ...around });
}

/** A month is looked at whole, a year is not. */
const mostDays = 31;
const nearer = (to: Day, from: Day): Day =>
  daysBetween(from, to) > mostDays ? daysAfter(from, mostDays) : to;

type Within = BriefAsk & { from: Day; to: Day };

async function startWithin(
  looking: Looking,
  offering: Offering,
  brief: Within,
): Promise<FreePlace | undefined> {
  const { tx, snapshot, now } = looking;
  const { from, to } = brief;
  const { fewest, most } = lengthsOf(offering);
  const length = Math.min(Math.max(brief.length ?? fewest, fewest), most);
  const party = partyFor(offering, brief);
  const span = { from, to, length };
  return allowed(async () => {
    const world = await worldOf(tx, offering, span, { snapshot, now });
    const { days } = availabilityOf(offering, { ...span, party }, world);
    const start = nearest(offering, days, brief);
    if (!start) return undefined;
    const placed = { ...start, length: isByDay(offering) ? length : null, party };
    const plan = planned(offering, placed, world);
    return shown(looking, { offering, plan, placed, brief });
  });
}

interface Placed {
  day: Day;
  time: ClockTime | null;
  length: number | null;
  party: number;
}

const planned = (offering: Offering, placed: Placed, world: AvailabilityFacts): BookingPlan =>
  planBooking(offering, { ...placed, units: null, addOns: [] }, world);

/** What the rules refuse is simply not offered; anything else thrown is a defect. */
async function allowed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

interface Start {
  day: Day;
  time: ClockTime | null;
  /** Minutes from the hour that was said. */
  off: number;
}

/** On the day that was said, or the one next to it; at the hour that is nearest. */
function nearest(offering: Offering, days: readonly AvailableDay[], brief: Within) {
  const open = days.filter(({ state }) => state === 'open');
  const apart = (day: Day) =>
    brief.day && !brief.until
      ? Math.abs(daysBetween(brief.day, day))
      : daysBetween(brief.from, day);
  const starts: Start[] = open.flatMap(({ day, slots }): Start[] =>
    isByDay(offering)
      ? [{ day, time: null, off: 0 }]
      : slots.flatMap(({ state, time }) =>
          state === 'open' ? [{ day, time, off: minutesOff(time, brief) }] : [],
        ),
  );
  const [best] = starts.toSorted(
    (a, b) =>
      Number(a.off > leeway) - Number(b.off > leeway) ||
      apart(a.day) - apart(b.day) ||
      a.off - b.off,
  );
  return best && { day: best.day, time: best.time };
}

/** Who says eight does not mind half past seven. */
const leeway = 90;

/** How far a start is from the hour that was said; within a part of the day, from its middle but never too far. */
function minutesOff(start: ClockTime, { time, hour }: Pick<BriefAsk, 'time' | 'hour'>): number {
  if (time) return Math.abs(minuteOf(start) - minuteOf(time));
  if (!hour) return 0;
  const [from, to] = partHours[hour satisfies BriefHour];
  const middle = (minuteOf(from) + minuteOf(to)) / 2;
  const off = Math.abs(minuteOf(start) - middle);
  return start >= from && start <= to ? Math.min(off / 10, leeway) : off + leeway;
}

interface Showing {
  offering: Offering;
  plan: BookingPlan;
  placed: Placed;
  brief: Within;
}

function shown({ snapshot, language, artBase }: Looking, showing: Showing): FreePlace {
  const { offering, plan, placed } = showing;
  const { slug, category, title, description, meetingPoint, art } = offering;
  return {
    offering: slug,
    path: `/bookings/${category}/${slug}`,
    title: title[language],
    text: description[language],
    begins: meetingPoint.label[language],
    picture: pictureOf(art, { artBase, language, words: snapshot.texts('taxonomy') }),
    ...placed,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    quote: plan.quote,
    besides: besidesOf(showing),
  };
}

function besidesOf({ plan, placed: { day, time, party }, brief }: Showing): BriefPart[] {
  const { budget } = brief;
  const last = brief.until ?? brief.day;
  const isOther = brief.day !== null && (day < brief.day || (last !== null && day > last));
  const isLate = time !== null && minutesOff(time, brief) > leeway;
  const most = budget && (budget.each ? times(budget.most, party) : budget.most);
  const isDear = most && convert(plan.quote.total, most.currency).amount > most.amount;
  return [
    ...(isOther ? (['day'] as const) : []),
    ...(isLate ? (['hour'] as const) : []),
    ...(isDear ? (['budget'] as const) : []),
  ];
}
