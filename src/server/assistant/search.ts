/** Finding what fits a wish: what must hold first, then what speaks for it. */

import type { Offering } from '#contract/catalogue/offerings.ts';
import { isTime } from '#domain/assistant/dates/times.ts';
import { isGeneric, type MessageAct, type Topic, topicsIn } from '#domain/assistant/lexicon.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { daysBetween } from '#domain/time.ts';
import { fitsWish } from '#server/assistant/fit.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';
import { describedAmong, heardAtAll } from '#server/assistant/understand/descriptions.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export interface Result {
  things: Thing[];
  /** How many more there are. */
  total: number;
  /** A place that was asked for and that nothing of the list is in. */
  nowhere: string | undefined;
}

/** What stays of those that match by words: much less than the best is something else. */
const nearEnough = 0.62;

export function searchThings(meant: Understanding, knowledge: Knowledge): Result {
  const listed = knowledge.things.filter(({ topic }) => isWanted(topic, meant));
  const fitting = listed.filter((thing) => fitsWish(thing, meant, knowledge));
  const scored = scoredWith(meant, fitting, knowledge);
  const nowhere = placeWithout(meant, listed, knowledge);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const near = withDescribed(scored, meant).filter(
    ({ score }) => best === 0 || score >= best * nearEnough,
  );
  const things = ordered(near, meant).map(({ thing }) => thing);
  return { things, total: things.length, nowhere };
}

/** What is described in other words than its own counts as much as the one that shares most of them. */
function withDescribed(scored: readonly Scored[], { described }: Understanding): Scored[] {
  const best = Math.max(1, ...scored.map(({ score }) => score));
  const likely = describedAmong(
    described,
    scored.map(({ thing }) => thing),
  );
  const heard = likely.reduce((sum, { p }) => sum + p, 0);
  if (heard < heardAtAll) return [...scored];
  const shares = new Map(likely.map(({ thing, share }) => [thing, share]));
  return scored.map(({ thing, score }) => ({
    thing,
    score: score + best * (shares.get(thing) ?? 0),
  }));
}

/** Few enough to be read out whole, whatever else was said. */
const short = ['plans', 'tiers'];

/** `And the day after?` says nothing of a list, and still means the Japanese table of before. */
function scoredWith(meant: Understanding, fitting: readonly Thing[], knowledge: Knowledge) {
  const { isFollowUp, before, frame } = meant;
  const by = (words: readonly string[]) =>
    scoredBy([...words, ...frame.qualities], fitting, knowledge);
  const scored = by(tellingWords(meant));
  const isSilent = isFollowUp && scored.every(({ score }) => score === 0);
  return isSilent
    ? by(tellingWords({ ...meant, telling: before.filter((one) => !isTime(one)) }))
    : scored;
}

/** The words that may tell one thing of a list from another. */
function tellingWords({
  telling,
  topics,
}: Pick<Understanding, 'telling' | 'topics'>): readonly string[] {
  if (topics.length === 1 && short.includes(topics[0] ?? '')) return [];
  return topics.length > 1 ? telling.concat() : telling.filter((one) => !isGeneric(one));
}

const isWanted = (topic: Thing['topic'], { topics }: Understanding): boolean =>
  topics.some((wanted) => wanted === topic);

interface Scored {
  thing: Thing;
  score: number;
}

const synonymWorth = 0.55;
const beginningWorth = 0.6;

/** `steak` is in steakhouse, and `lambo` begins Lamborghini. */
function begun(one: string, known: ReadonlyMap<string, number>): number {
  if (one.length < 4) return 0;
  let best = 0;
  for (const [word, worth] of known) if (worth > best && word.startsWith(one)) best = worth;
  return best;
}

/** By the words they share with what was asked; a word that all of them have tells nothing. */
export function scoredBy(
  stems: readonly string[],
  things: readonly Thing[],
  knowledge: Knowledge,
): Scored[] {
  const asked = [...new Set(stems)].slice(0, 24).map((one) => ({ one, others: meaningsOf(one) }));
  const worth = (thing: Thing, { one, others }: (typeof asked)[number]) => {
    const known = knowledge.stemsOf(thing);
    const other = others.reduce((best, word) => Math.max(best, known.get(word) ?? 0), 0);
    return Math.max(known.get(one) ?? 0, other * synonymWorth, begun(one, known) * beginningWorth);
  };
  const rows = things.map((thing) => asked.map((word) => worth(thing, word)));
  const weights = asked.map((_, at) => {
    const bearers = rows.filter((row) => (row[at] ?? 0) > 0).length;
    return bearers === 0 ? 0 : Math.log(1 + (things.length - bearers) / bearers);
  });
  return things.map((thing, place) => ({
    thing,
    score: (rows[place] ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  }));
}

/** Somebody who asks for Tokyo is not helped by London. */
function placeWithout(
  { elsewhere, own, topics, stems, telling }: Understanding,
  listed: readonly Thing[],
  knowledge: Knowledge,
): string | undefined {
  const inList = (one: string) => listed.some((thing) => knowledge.stemsOf(thing).has(one));
  const unknown = telling.find(
    (one) =>
      /^(?:in|near|around|at)$/.test(stems[stems.indexOf(one) - 1] ?? '') &&
      knowledge.vocabulary.heard(one) === 0,
  );
  if (unknown && own.areas.length === 0 && topics.some(isPlaced)) return unknown;
  if (topics.includes('flights')) {
    // Whatever stands after `to` is where they want to fly.
    const to = telling.find((one) => stems[stems.indexOf(one) - 1] === 'to');
    if (to && !inList(to) && !isGeneric(to) && !topicsIn([to]).used.size) return to;
  }
  return own.areas.length > 0 ? undefined : elsewhere.find((one) => !inList(one));
}

const isPlaced = (topic: Topic) =>
  ['homes', 'schools', 'dining', 'nightlife', 'hotels'].includes(topic);

type Order = (a: Scored, b: Scored) => number;

const price = ({ thing }: Scored) => inDirhams(thing);

const orders: Partial<Record<MessageAct, Order>> = {
  cheapest: (a, b) => price(a) - price(b),
  cheaper: (a, b) => price(a) - price(b),
  dearest: (a, b) => price(b) - price(a),
  shortest: (a, b) => minutesOf(a) - minutesOf(b),
  longest: (a, b) => minutesOf(b) - minutesOf(a),
  fastest: (a, b) => daysOf(a) - daysOf(b),
  largest: (a, b) => sizeOf(b) - sizeOf(a),
};

function ordered(scored: Scored[], meant: Understanding): Scored[] {
  const { acts } = meant;
  const asked = [...ordering(meant)].map((act) => orders[act]).find((order) => order !== undefined);
  const byPrice = acts.has('price') ? (a: Scored, b: Scored) => price(a) - price(b) : () => 0;
  const byWords: Order = (a, b) =>
    b.score - a.score ||
    byPrice(a, b) ||
    standing(b, meant) - standing(a, meant) ||
    price(a) - price(b);
  return scored.toSorted((a, b) => asked?.(a, b) || byWords(a, b));
}

/** Who needs a licence within days asks for the fastest. */
function ordering({ acts, topics, own, today }: Understanding): Iterable<MessageAct> {
  const { day, until } = own.when;
  const last = until ?? day;
  const isSoon = last !== undefined && daysBetween(today, last) <= 7;
  return isSoon && topics.includes('companies') ? [...acts, 'fastest'] : acts;
}

function minutesOf({ thing: { entry } }: Scored): number {
  // The shortest of a school is its waiting list.
  if (entry.of === 'school')
    return entry.item.waitlist.status === 'open' ? 0 : (entry.item.waitlist.monthsMax ?? 1);
  return entry.of === 'offering' ? entry.item.duration.minutes : 0;
}

function daysOf({ thing: { entry } }: Scored): number {
  if (entry.of === 'visa') return entry.item.typicalDays.max;
  return entry.of === 'company' ? entry.item.allows.timeToLicenceDays.max : 0;
}

function sizeOf({ thing: { entry } }: Scored): number {
  if (entry.of === 'home') return entry.item.area.sqft;
  return entry.of === 'offering' ? entry.item.capacity.maxParty : 0;
}

/** What the house would show first: what it features, then what is liked. */
function standing({ thing: { entry } }: Scored, meant: Understanding): number {
  if (entry.of === 'home' || entry.of === 'school')
    return entry.item.rating + Number(entry.item.isFeatured);
  if (entry.of === 'company') return Number(entry.item.popular);
  if (entry.of !== 'offering') return 0;
  return entry.item.rating - Number(entry.item.isFullyBooked) - unlikely(entry.item, meant);
}

/** What hardly suits such a party or such a day is shown after what does. */
function unlikely({ capacity, duration, leadTimeHours }: Offering, meant: Understanding): number {
  const { party, when, length } = meant.wish;
  const isVast = party !== undefined && capacity.maxParty > party * 2.5 && capacity.maxParty > 6;
  const isSplit = party !== undefined && party > capacity.maxParty;
  const isLong =
    duration.minutes > 24 * 60 && length === undefined && !meant.stems.includes('week');
  const isLate = when.day !== undefined && daysBetween(meant.today, when.day) * 24 < leadTimeHours;
  const { minutes } = meant.own;
  const isOff = minutes === undefined ? 0 : Math.abs(duration.minutes - minutes) / 60;
  return (
    Math.min(isOff, 3) +
    Number(isVast) * 0.3 +
    Number(isSplit) * 2 +
    Number(isLong) * 2 +
    Number(isLate)
  );
}
