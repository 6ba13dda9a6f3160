/** What must hold of a thing for it to answer a wish. */
import type { Money } from '#contract/primitives.ts';
import type { Budget } from '#domain/assistant/money.ts';
import { convert, minorOf, money } from '#domain/money.ts';
import { takesAge } from '#domain/schooling/schools.ts';
import { weekdayOf } from '#domain/time.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { Understanding } from '#server/assistant/understanding.ts';
import type { Wish } from '#server/assistant/wish.ts';

export function fits(thing: Thing, meant: Understanding, knowledge: Knowledge): boolean {
  const { wish } = meant;
  return (
    inBudget(thing, wish.budget) &&
    inArea(thing, wish, knowledge) &&
    ofKind(thing, meant) &&
    forParty(thing, meant)
  );
}

function inBudget({ price }: Thing, budget: Budget | undefined): boolean {
  if (!budget || !price) return true;
  const inOwn = (whole: number) => convertTo(whole, budget, price);
  return (
    (budget.most === undefined || price.amount <= inOwn(budget.most)) &&
    (budget.least === undefined || price.amount >= inOwn(budget.least))
  );
}

/** What was said in one currency, or in none, as the price is in. */
function convertTo(whole: number, { currency }: Budget, price: Money): number {
  return convert(money(minorOf(whole), currency ?? price.currency), price.currency).amount;
}

/** Near enough for a school run or an evening out. */
const nearKilometres = 7;

function inArea(thing: Thing, { areas }: Wish, knowledge: Knowledge): boolean {
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

function ofKind({ entry }: Thing, { wish, stems, own }: Understanding): boolean {
  if (entry.of === 'home') return homeFits(entry.item, wish, stems);
  if (entry.of === 'school') {
    const { curriculum, ages } = wish;
    const isFree = !asksForPlaces(stems) || entry.item.waitlist.status === 'open';
    return (
      isFree &&
      (curriculum === undefined || entry.item.curriculum === curriculum) &&
      ages.every((age) => takesAge(entry.item, age))
    );
  }
  if (entry.of === 'company') {
    const needed = wish.visas ?? 0;
    return (
      entry.item.allows.visasMax >= needed && ofJurisdiction(entry.item.jurisdictionType, stems)
    );
  }
  if (entry.of === 'visa') return affordable(entry.item.minInvestment, wish.budget);
  if (entry.of === 'event') return !asksForFree(stems) || entry.item.price.amount === 0;
  if (entry.of === 'venue' && own.when.day && !own.when.until)
    return entry.item.openDays.includes(weekdayOf(own.when.day));
  return true;
}

/** Whoever says what they would invest is not told of what takes more. */
function affordable(least: Money | null, budget: Budget | undefined): boolean {
  if (!least || budget?.most === undefined) return true;
  return least.amount <= convertTo(budget.most, budget, least);
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

type Home = Extract<Thing['entry'], { of: 'home' }>['item'];

function homeFits(home: Home, wish: Wish, stems: readonly string[]): boolean {
  const { bedrooms, types } = wish;
  // Nobody rents for so much: they mean to buy.
  const purpose = wish.purpose ?? ((wish.budget?.most ?? 0) >= 3_000_000 ? 'sale' : undefined);
  const wants = (...words: string[]) => words.some((word) => stems.includes(word));
  return (
    (bedrooms === undefined || (home.bedrooms >= bedrooms && home.bedrooms <= bedrooms + 1)) &&
    (purpose === undefined || home.purpose === purpose) &&
    (types.length === 0 || types.includes(home.type)) &&
    (!wants('pet', 'dog', 'cat', 'كلب', 'كلاب', 'قط') || home.petsAllowed) &&
    (!wants('furnished', 'مفروش', 'مفروشه') || wants('unfurnished') || home.furnished) &&
    (!wants('ready', 'جاهز') || home.status === 'ready') &&
    (!wants('offplan', 'الخارط') || home.status === 'off-plan')
  );
}

/** Alone, one may come to anything; a yacht that is too small is no answer. */
function forParty({ entry }: Thing, meant: Understanding): boolean {
  const { wish, topics } = meant;
  const { party, ages, children } = wish;
  if (entry.of === 'venue') return seats(entry.item, meant);
  if (entry.of !== 'offering') return true;
  const { capacity, requirements, tags } = entry.item;
  const withChildren = ages.length > 0 || children !== undefined;
  // Where any day out will do, one that families like.
  if (withChildren && topics.length > 3 && !tags.includes('family')) return false;
  const heads = party ?? 0;
  const hasRoom = heads === 0 || (capacity.maxParty >= heads && capacity.minParty <= heads);
  const youngest = ages.length > 0 ? Math.min(...ages) : children ? childAge : undefined;
  return hasRoom && (youngest === undefined || requirements.minAge <= youngest);
}

type Venue = Extract<Thing['entry'], { of: 'venue' }>['item'];

/** A table for so many, and for children where they come along. */
function seats({ reservation, minAge, childrenUntil }: Venue, meant: Understanding): boolean {
  const { party, ages, children } = meant.wish;
  const brings = ages.length > 0 || children !== undefined || meant.stems.some(isChild);
  const welcomes = minAge === 0 || childrenUntil !== null;
  return (party === undefined || reservation.maxParty >= party) && (!brings || welcomes);
}

const isChild = (one: string) =>
  ['kid', 'child', 'children', 'toddler', 'baby', 'طفل', 'اطفال', 'عيال'].includes(one);

/** Where somebody brings children and says no age. */
const childAge = 9;
