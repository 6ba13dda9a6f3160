import { Temporal } from 'temporal-polyfill/full';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import type { RecommendedCard } from '#contract/dashboard.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import {
  type ChosenRecommendation,
  type ClientSituation,
  fillBlanks,
  recommendCards,
} from '#domain/dashboard/recommendations.ts';
import { wallHours } from '#domain/dashboard/wall.ts';
import { localeOf } from '#domain/localise.ts';
import { dayInDubai, daysAfter, daysBetween, hourInDubai, yearsBetween } from '#domain/time.ts';
import { firstFree } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { type FreeStart, pathOf } from '#server/dashboard/card-paths.ts';
import type { EndingPaper } from '#server/dashboard/ending-papers.ts';
import type { HomeBrief, Standing } from '#server/dashboard/store.ts';
import { dashboard as arabic } from '#server/dashboard/text.ar.ts';
import { dashboard as english } from '#server/dashboard/text.en.ts';
import type { Sql } from '#server/platform/sql.ts';

const words = { en: english, ar: arabic };

/** Whom the cards are for, and what they are made from. */
interface CardSource {
  tx: Sql;
  snapshot: Snapshot;
  standing: Standing;
  /** What ends first of their papers. */
  paper: EndingPaper | undefined;
  language: Language;
  now: Instant;
  artBase: string;
}

/** For whoever refused to have their bookings and wishes looked at: the season and the hour remain. */
export function withoutOwn(standing: Standing): Standing {
  const nothing = { plan: null, brief: null, child: null, hasCompany: false, party: null };
  return { ...standing, ...nothing, matters: [], trips: [] };
}

/** As many as the catalogue says; a card whose blanks we cannot fill is passed over. */
export async function cardsFor(source: CardSource): Promise<RecommendedCard[]> {
  const { snapshot } = source;
  const most = snapshot.texts('profile').recommendationsShown;
  const shown: Hung[] = [];
  for (const chosen of recommendCards(snapshot.all('recommendations'), situationOf(source))) {
    if (shown.length === most) break;
    const card = await cardOf(source, chosen);
    if (card) shown.push(card);
  }
  return onWall(shown);
}

/** Of the two hours at which each picture is drawn, one that its neighbour does not hang at. */
function onWall(shown: readonly Hung[]): RecommendedCard[] {
  const hours = wallHours(shown.map(({ time }) => time));
  return shown.map(({ time, card }, place) => {
    const { light = time, dark = time } = hours[place] ?? {};
    const at = (hour: ArtTime) => (hour === time ? card.picture.light : card.picture.dark);
    return { ...card, picture: { ...card.picture, light: at(light), dark: at(dark) } };
  });
}

function situationOf({ standing, paper, snapshot, language, now }: CardSource): ClientSituation {
  const { plan, matters, trips, child, hasCompany } = standing;
  const bought = plan ? snapshot.all('plans').find(({ id }) => id === plan) : undefined;
  return {
    today: dayInDubai(now),
    hour: hourInDubai(now),
    plan: bought && { id: bought.id, name: bought.name[language] },
    interests: new Set(matters.map(({ area }) => area)),
    child: child ?? undefined,
    hasCompany,
    documentExpiresIn: paper && daysBetween(dayInDubai(now), paper.on),
    trips: trips.map(({ title, ...trip }) => ({ ...trip, title: title[language] })),
  };
}

interface Hung {
  card: RecommendedCard;
  /** The hour that the house drew it for. */
  time: ArtTime;
}

async function cardOf(source: CardSource, chosen: ChosenRecommendation): Promise<Hung | undefined> {
  const { snapshot, language, artBase, now } = source;
  const { card, why } = chosen;
  const free = await freePlace(source, chosen);
  const text = textOf(source, chosen, free?.day ?? chosen.day);
  if (text === undefined) return undefined;
  const shown: RecommendedCard = {
    id: card.id,
    path: pathOf(card, free, { ...source, today: dayInDubai(now) }),
    text,
    why,
    freeOn: free?.day ?? null,
    title: card.title[language],
    action: card.cta[language],
    picture: pictureOf(card.art, { artBase, language, words: snapshot.texts('taxonomy') }),
  };
  return { card: shown, time: card.art.time };
}

function textOf(source: CardSource, { card }: ChosenRecommendation, day: Day): string | undefined {
  const { language, snapshot } = source;
  const count = countFor(source, card.id);
  if (card.id === 'new-home' && count === undefined)
    return words[language].homes(String(snapshot.all('properties').length));
  const date = spokenDay(day, source);
  const child = source.standing.child?.name;
  const document = source.paper?.name;
  return fillBlanks(card.text[language], { date, child, document, count: count?.toString() });
}

/** Of what a card counts there must be several: it says so in the plural, and none is no invitation. */
function countFor(source: CardSource, card: string): number | undefined {
  const { brief, child } = source.standing;
  const counts: Record<string, number | undefined> = {
    'new-home': brief ? homesFor(source.snapshot, brief).length : undefined,
    'school-season': child ? schoolsFor(source).length : undefined,
  };
  const count = counts[card];
  return count !== undefined && count > 1 ? count : undefined;
}

function homesFor(snapshot: Snapshot, { purpose, types, areas, bedrooms }: HomeBrief) {
  const wanted = purpose === 'buy' ? 'sale' : 'rent';
  return snapshot
    .all('properties')
    .filter(
      (home) =>
        home.purpose === wanted &&
        (types.length === 0 || types.includes(home.type)) &&
        (areas.length === 0 || areas.includes(home.location)) &&
        home.bedrooms >= (bedrooms ?? 0),
    );
}

function schoolsFor({ standing: { child }, snapshot, now }: CardSource) {
  const age = child?.born ? yearsBetween(child.born, dayInDubai(now)) : child?.age;
  return snapshot
    .all('schools')
    .filter(({ ages }) => age !== undefined && age !== null && ages.from <= age && age <= ages.to);
}

/** How far beyond the day it speaks of a card may look. */
const daysLooked = 6;

/** Said only where the engine has a place at this moment for one of the things the card shows. */
async function freePlace(
  { tx, snapshot, standing, now }: CardSource,
  { card, day }: ChosenRecommendation,
): Promise<FreeStart | undefined> {
  const to = daysAfter(day, daysLooked);
  for (const slug of card.refs) {
    const offering = snapshot.bySlug('offerings', slug);
    if (!offering || offering.isFullyBooked) continue;
    const window = { from: day, to, party: partyFor(offering, standing) };
    const free = await firstFree({ tx, snapshot, now }, offering, window);
    if (free) return { slug, ...free };
  }
  return undefined;
}

/** As many as came last, else two, where it takes so many. */
const partyFor = ({ capacity: { minParty, maxParty } }: Offering, { party }: Standing): number =>
  Math.min(Math.max(party ?? 2, minParty), maxParty);

/** `Friday 20 November`, and the year where it is not this one. */
function spokenDay(day: Day, { language, now }: CardSource): string {
  const isThisYear = day.slice(0, 4) === dayInDubai(now).slice(0, 4);
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && ({ year: 'numeric' } as const)),
  } as const;
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], parts);
}
