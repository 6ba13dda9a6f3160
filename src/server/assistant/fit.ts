/** What must hold of a thing for it to answer a wish: every constraint, where it is, and of which kind. */
import type { Money } from '#contract/primitives.ts';
import { type Budget, budgetIn } from '#domain/assistant/money.ts';
import type { Home } from '#domain/assistant/plan/entry.ts';
import { findingsOf, worstStanding } from '#domain/assistant/plan/judgement.ts';
import { bringsChildren } from '#domain/assistant/plan/people-checks.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { midnightInDubai } from '#domain/time.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export const fitsWish = (thing: Thing, meant: Understanding, knowledge: Knowledge): boolean =>
  isOfferedTo(thing, meant, knowledge) && !isForbidden(thing, meant);

/** Something that they said forbids it. The hour of the day is asked of the calendar. */
function isForbidden({ entry }: Thing, { wish, today }: Understanding): boolean {
  const judged = { wish, today, now: midnightInDubai(today) };
  return worstStanding(findingsOf(entry, judged)) === 'no';
}

/** Of the kind and in the place that was asked for, whoever comes. */
export const isOfferedTo = (thing: Thing, meant: Understanding, knowledge: Knowledge): boolean =>
  !isRefused(thing, meant) &&
  inArea(thing, meant.wish, knowledge) &&
  ofKind(thing, meant) &&
  forFamilies(thing, meant);

/** What they have turned down, by itself or by where it is. */
function isRefused({ id, area }: Thing, { frame: { refused } }: Understanding): boolean {
  return refused.things.includes(id) || (area !== null && refused.areas.includes(area));
}

/** Near enough for a school run or an evening out. */
const nearKilometres = 7;

function inArea(thing: Thing, { areas }: SpokenWish, knowledge: Knowledge): boolean {
  const ruled = ['home', 'school', 'venue', 'experience'].includes(thing.kind);
  if (areas.length === 0 || !ruled || thing.topic === 'flights') return true;
  if (thing.area && areas.includes(thing.area)) return true;
  // A helicopter or a boat shows the Palm without lying there: its words say so.
  if (thing.kind === 'experience' && thing.topic !== 'hotels')
    return areas.some((area) => speaksOf(thing, area, knowledge));
  if (thing.kind !== 'school' && thing.topic !== 'hotels') return false;
  return areas.some((area) => kilometres(thing.point, centreOf(area, knowledge)) <= nearKilometres);
}

function speaksOf(thing: Thing, area: string, knowledge: Knowledge): boolean {
  const stems = knowledge.stemsOf(thing);
  const [first = ''] = area.split('-').filter((word) => !['dubai', 'al', 'the'].includes(word));
  return stems.has(first);
}

type Point = { lat: number; lng: number } | null;

function centreOf(area: string, { things }: Knowledge): Point {
  const place = things.find(({ kind, slug }) => kind === 'area' && slug === area);
  return (place ?? things.find((thing) => thing.area === area))?.point ?? null;
}

/** Flat is round enough within one city. */
function kilometres(a: Point, b: Point): number {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const [north, east] = [(a.lat - b.lat) * 111, (a.lng - b.lng) * 100.5];
  return Math.hypot(north, east);
}

function ofKind({ entry }: Thing, { wish, stems }: Understanding): boolean {
  if (entry.of === 'home') return homeFits(entry.item, wish, stems);
  if (entry.of === 'school') {
    const { curriculum } = wish;
    const isFree = !asksForPlaces(stems) || entry.item.waitlist.status === 'open';
    return isFree && (curriculum === undefined || entry.item.curriculum === curriculum);
  }
  if (entry.of === 'company') {
    const needed = wish.visas ?? 0;
    return (
      entry.item.allows.visasMax >= needed && ofJurisdiction(entry.item.jurisdictionType, stems)
    );
  }
  if (entry.of === 'visa') return affordable(entry.item.minInvestment, wish.budget);
  return entry.of !== 'event' || !asksForFree(stems) || entry.item.price.amount === 0;
}

/** Whoever says what they would invest is not told of what takes more. */
function affordable(least: Money | null, budget: Budget | undefined): boolean {
  if (!least || budget?.most === undefined) return true;
  return least.amount <= budgetIn(budget.most, budget, least);
}

const asksForFree = (stems: readonly string[]) =>
  ['free', 'complimentary', 'مجاني', 'مجان'].some((word) => stems.includes(word));

const places = ['place', 'availabl', 'available', 'open', 'vacancy', 'متاح', 'شاغر'];

function asksForPlaces(stems: readonly string[]): boolean {
  if (
    ['no', 'without', 'short', 'بدون', 'بلا'].some((word) => stems.includes(word)) &&
    (stems.includes('waiting') || stems.includes('waitlist') || stems.includes('انتظار'))
  )
    return true;
  return places.some((word) => stems.includes(word));
}

function ofJurisdiction(type: string, stems: readonly string[]): boolean {
  const freeZone = stems.includes('freezone') || (stems.includes('free') && stems.includes('zone'));
  if (stems.includes('offshore') || stems.includes('اوفشور')) return type === 'offshore';
  if (stems.includes('mainland') && !freeZone) return type === 'mainland';
  return !freeZone || stems.includes('mainland') || type === 'free-zone';
}

function homeFits(home: Home, wish: SpokenWish, stems: readonly string[]): boolean {
  const { bedrooms, types } = wish;
  // Nobody rents for so much: they mean to buy.
  const purpose = wish.purpose ?? ((wish.budget?.most ?? 0) >= 3_000_000 ? 'sale' : undefined);
  const wants = (...words: string[]) => words.some((word) => stems.includes(word));
  return (
    (bedrooms === undefined || (home.bedrooms >= bedrooms && home.bedrooms <= bedrooms + 1)) &&
    (purpose === undefined || home.purpose === purpose) &&
    (types.length === 0 || types.includes(home.type)) &&
    (!(wish.needs.includes('pets') || wants('pet', 'dog', 'cat', 'كلب', 'كلاب', 'قط', 'قطط')) ||
      home.petsAllowed) &&
    (!wants('furnished', 'مفروش', 'مفروشه') || wants('unfurnished') || home.furnished) &&
    (!wants('ready', 'جاهز') || home.status === 'ready') &&
    (!wants('offplan', 'الخارط') || home.status === 'off-plan')
  );
}

/** Where any day out will do, one that families like; and nothing for half of them only. */
function forFamilies({ entry }: Thing, { wish, topics, stems }: Understanding): boolean {
  if (entry.of === 'venue')
    return !stems.some(isChild) || entry.item.minAge === 0 || entry.item.childrenUntil !== null;
  const withChildren = bringsChildren(wish) || stems.some(isChild);
  if (entry.of !== 'offering' || !withChildren) return true;
  const { tags, requirements } = entry.item;
  if (topics.length > 3 && !tags.includes('family')) return false;
  const isDriven = requirements.licence !== 'none' && entry.item.category === 'luxury-car-rental';
  return wish.ages.length > 0 || isDriven || requirements.minAge <= childAge;
}

export const isChild = (one: string) =>
  ['kid', 'child', 'children', 'toddler', 'baby', 'طفل', 'اطفال', 'عيال', 'ولاد'].includes(one);

/** Where somebody brings children and says no age. */
const childAge = 9;
