/** Which cards a client is shown, and why: by season, family, plan, wishes and what is booked already. */
import type { Recommendation } from '#contract/catalogue/profile.ts';
import type { DayOfYear } from '#contract/catalogue/shapes.ts';
import type { RecommendationReason } from '#contract/dashboard.ts';
import type { Day } from '#contract/primitives.ts';
import { daysAfter, daysBetween, weekdayOf } from '#domain/time.ts';

interface Trip {
  title: string;
  /** A category of the catalogue. */
  category: string;
  from: Day;
  to: Day;
}

/** What is known of the client; what is not known is left out, never guessed. */
export interface ClientSituation {
  today: Day;
  /** Of Dubai's clock. */
  hour: number;
  plan?: { id: string; name: string } | undefined;
  /** Areas in which they ever asked for something. */
  interests: ReadonlySet<string>;
  child?: { name: string } | undefined;
  hasCompany: boolean;
  /** Days until the next paper of theirs expires. */
  documentExpiresIn?: number | undefined;
  /** What is booked, the next first. */
  trips: readonly Trip[];
}

export interface ChosenRecommendation {
  card: Recommendation;
  why: RecommendationReason;
  /** The day it speaks of. */
  day: Day;
}

type Card = Recommendation;

/** What each plan names among its features. */
const inPlan: Record<string, readonly string[]> = {
  essential: ['new-home'],
  premium: ['new-home', 'school-season'],
  platinum: ['new-home', 'school-season', 'sunset-yacht', 'summer-escape'],
};

/** A wish of the client's own outweighs the house's order; what is booked already steps back. */
const forInterest = 10;
const forPlan = 4;
const forHour = 3;
const alreadyBooked = -20;

/** All that fit, the best first; whoever shows them takes as many as there is room for. */
export const recommendCards = (
  cards: readonly Card[],
  situation: ClientSituation,
): ChosenRecommendation[] =>
  cards
    .filter((card) => holds(card, situation))
    .map((card) => ({ card, worth: worthOf(card, situation) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ card }) => ({ card, ...reasonFor(card, situation) }));

/**
 * Season, family and papers must hold: out of season a card would say what is not true. An interest
 * and an hour must hold only where the card is not meant for everybody; there they merely weigh.
 */
function holds({ showWhen }: Card, situation: ClientSituation): boolean {
  const { seasonFrom, seasonTo, afterHour, hasChildren, hasCompany, interest } = showWhen;
  const { documentExpiresWithinDays: within, always } = showWhen;
  const { documentExpiresIn: left } = situation;
  return (
    isInSeason(situation.today, seasonFrom, seasonTo) &&
    (afterHour === undefined || always === true || situation.hour >= afterHour) &&
    (hasChildren === undefined || hasChildren === (situation.child !== undefined)) &&
    (hasCompany === undefined || hasCompany === situation.hasCompany) &&
    (within === undefined || (left !== undefined && left <= within)) &&
    (interest === undefined || always === true || situation.interests.has(interest))
  );
}

/** Both ends belong to it; a season may run over the turn of the year. */
function isInSeason(day: Day, from: DayOfYear | undefined, to: DayOfYear | undefined): boolean {
  if (!from || !to) return true;
  const at = day.slice(5);
  return from <= to ? from <= at && at <= to : at >= from || at <= to;
}

const worthOf = (card: Card, situation: ClientSituation): number =>
  card.priority +
  (isInterest(card, situation) ? forInterest : 0) +
  (isInPlan(card, situation) ? forPlan : 0) +
  (isItsHour(card, situation) ? forHour : 0) +
  (isBooked(card, situation) ? alreadyBooked : 0);

const isInterest = ({ showWhen }: Card, { interests }: ClientSituation) =>
  showWhen.interest !== undefined && interests.has(showWhen.interest);

const isItsHour = ({ showWhen }: Card, { hour }: ClientSituation) =>
  showWhen.afterHour !== undefined && hour >= showWhen.afterHour;

const isInPlan = ({ id }: Card, { plan }: ClientSituation) =>
  plan !== undefined && (inPlan[plan.id] ?? []).includes(id);

const isBooked = ({ href }: Card, { trips }: ClientSituation) =>
  trips.some(({ category }) => href === `/bookings/${category}`);

/** What is told of is near: beyond, a card would speak of a day nobody plans yet. */
const near = 30;

function reasonFor(
  card: Card,
  situation: ClientSituation,
): Pick<ChosenRecommendation, 'why' | 'day'> {
  const { today, trips, child, plan, documentExpiresIn: left } = situation;
  const weekend = comingWeekend(today);
  if (card.showWhen.documentExpiresWithinDays !== undefined && left !== undefined)
    return { why: { kind: 'expiry', days: left }, day: daysAfter(today, left) };
  const trip = isBookable(card) && trips.find(({ to }) => daysBetween(today, to) < near);
  if (child && card.showWhen.hasChildren)
    return { why: { kind: 'child', name: child.name }, day: weekend };
  if (isInterest(card, situation)) return { why: { kind: 'interest' }, day: weekend };
  if (trip) {
    const { title, from, to } = trip;
    return { why: { kind: 'trip', title, day: from }, day: daysAfter(to, 1) };
  }
  if (plan && isInPlan(card, situation))
    return { why: { kind: 'plan', name: plan.name }, day: weekend };
  return { why: ofTheHouse(card, situation), day: weekend };
}

const isBookable = ({ href }: Card) => href.startsWith('/bookings/');

function ofTheHouse(card: Card, situation: ClientSituation): RecommendationReason {
  const { seasonTo } = card.showWhen;
  if (seasonTo) return { kind: 'season', until: nextOf(seasonTo, situation.today) };
  return isItsHour(card, situation) ? { kind: 'tonight' } : { kind: 'house' };
}

function nextOf(end: DayOfYear, today: Day): Day {
  const year = Number(today.slice(0, 4));
  return `${end < today.slice(5) ? year + 1 : year}-${end}`;
}

/** The next Friday that is not today: the weekend begins with it. */
export function comingWeekend(today: Day): Day {
  for (let day = daysAfter(today, 1); ; day = daysAfter(day, 1))
    if (weekdayOf(day) === 'fri') return day;
}

/** A text whose blanks are filled; undefined where one of them is not known. */
export function fillBlanks(text: string, known: Record<string, string | undefined>) {
  const blanks = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (blanks.some((name) => known[name] === undefined)) return undefined;
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? '');
}
