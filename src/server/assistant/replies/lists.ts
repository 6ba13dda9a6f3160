/** What fits a wish, as a short list with its reasons; and honesty where nothing does. */
import type { AnswerMissing, ProposedAction } from '#contract/assistant/assistant.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { daysAfter } from '#domain/time.ts';
import { occurrences } from '#domain/vip/events.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import { facetAnswer } from '#server/assistant/facets/facets.ts';
import { openingOf } from '#server/assistant/openings.ts';
import { knownFirst, notesUnderList } from '#server/assistant/plan/list.ts';
import {
  askAction,
  consultationAction,
  openAction,
  personAction,
} from '#server/assistant/proposed-actions.ts';
import { namedReply } from '#server/assistant/replies/named-thing.ts';
import { askedSentences } from '#server/assistant/replies/offerings.ts';
import {
  type Context,
  type Reply,
  reckonedFrom,
  replyWith,
} from '#server/assistant/replies/reply.ts';
import { type Result, searchThings } from '#server/assistant/search.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';

const shownAtOnce = 3;
/** So many are asked of the calendar, where a day was named. */
const lookedAt = 5;

export async function listReply(context: Context): Promise<Reply> {
  const { meant, knowledge, telling } = context;
  const result = withinDays(searchThings(meant, knowledge), context);
  const isLoose = meant.own.budget === undefined && meant.own.bedrooms === undefined;
  const elsewhere =
    result.nowhere || (result.things.length === 0 && isLoose) ? foundAnywhere(context) : [];
  if (elsewhere.length > 0) return namedReply(elsewhere, context);
  if (result.nowhere) return nowhereReply(result.nowhere, context);
  const things = isBeside(result.things, context) ? [] : oneWhereAsked(result.things, context);
  if (things.length === 0) return nearestReply(context) ?? nothingReply(context);
  const [only] = things;
  if (only && things.length === 1 && isAskedFor(only, context)) return namedReply([only], context);
  const { shown, lines, sources } = await linesFor(knownFirst(things, context), context);
  const under = notesUnderList(shown, context);
  const missing = missingFor(shown, context);
  const intro = telling.say.list.found;
  const sum = await sumOfCheapest(shown[0], context);
  const ask = missing.length > 0 ? ['', telling.say.ask.of(missing)] : [];
  return replyWith(
    [intro, ...lines, ...(sum ? ['', sum.text] : []), ...under.lines, ...ask].join('\n'),
    {
      things: shown,
      sources: [sources, under.sources, reckonedFrom(shown, context), sum?.sources],
      offersPerson: under.offersPerson,
      missing,
      actions: actionsFor(things, context),
      suggestions: telling.say.suggest.list,
    },
  );
}

/** Whoever says for how many wants to know what the cheapest comes to. */
async function sumOfCheapest(first: Thing | undefined, context: Context) {
  const { acts, own } = context.meant;
  const isAsked = acts.has('cheapest') && own.party !== undefined && first?.entry.of === 'offering';
  return isAsked && first ? facetAnswer('total', first, context) : undefined;
}

/** One thing that fits: said in full where more was asked of it, or where it can be quoted. */
function isAskedFor(thing: Thing, context: Context): boolean {
  const { party, when } = context.meant.wish;
  const canQuote = thing.entry.of === 'offering' && party !== undefined && when.day !== undefined;
  return canQuote || askedSentences(thing, context).length > 0;
}

/** So much of what was said must stand in one thing for it to be meant, whatever list it is in. */
const mostOfIt = 0.75;

/** Somebody may call a thing by the wrong list: the race that is watched from a yacht is no yacht. */
function foundAnywhere({ meant, knowledge }: Context): Thing[] {
  const words = [...new Set(meant.telling)];
  if (words.length < 2) return [];
  const heard = (one: string) =>
    Math.log(1 + knowledge.vocabulary.texts / (1 + knowledge.vocabulary.heard(one)));
  const total = words.reduce((sum, one) => sum + heard(one), 0);
  const share = (thing: Thing) => {
    const known = knowledge.stemsOf(thing);
    return words.reduce((sum, one) => sum + (known.has(one) ? heard(one) : 0), 0) / total;
  };
  const best = knowledge.things
    .map((thing) => ({ thing, share: share(thing) }))
    .toSorted((a, b) => b.share - a.share)[0];
  return best && best.share >= mostOfIt ? [best.thing] : [];
}

/** Cheaper, but no longer what was asked for: a lounge is no flight to London. */
function isBeside(things: readonly Thing[], { meant, knowledge }: Context): boolean {
  if (!meant.acts.has('cheaper') || meant.shown.length === 0) return false;
  const shares = (list: readonly Thing[]) =>
    list.some((thing) => meant.telling.some((one) => knowledge.stemsOf(thing).has(one)));
  return meant.telling.length > 0 && shares(meant.shown) && !shares(things);
}

const single = ['cheapest', 'dearest', 'fastest', 'shortest', 'longest', 'largest'] as const;

/** Who asks for the cheapest wants one answer; the next two are for comparison. */
function oneWhereAsked(things: Thing[], { meant }: Context): Thing[] {
  return single.some((act) => meant.acts.has(act)) ? things.slice(0, shownAtOnce) : things;
}

/** Events are looked for by their days. */
function withinDays(result: Result, { meant, tools }: Context): Result {
  const { day, until } = meant.wish.when;
  const from = day ?? tools.today;
  const to = until ?? (day ? day : daysAfter(from, 60));
  const things = result.things.filter(({ entry }) => {
    return entry.of !== 'event' || occurrences(entry.item.when, from, to).length > 0;
  });
  const first = ({ entry }: Thing) =>
    entry.of === 'event' ? (occurrences(entry.item.when, from, to)[0]?.day ?? '') : '';
  const isCalendar = things.every(({ entry }) => entry.of === 'event') && meant.wish.when.day;
  const byDay = (a: Thing, b: Thing) => first(a).localeCompare(first(b));
  return { ...result, things: isCalendar ? things.toSorted(byDay) : things };
}

/** On a day that was named, what is free then comes before what is not. */
async function linesFor(things: Thing[], context: Context) {
  const { acts, wish } = context.meant;
  const isRanked = single.some((act) => acts.has(act));
  const seen = things.slice(0, wish.when.day && !isRanked ? lookedAt : shownAtOnce);
  const all = await Promise.all(seen.map((thing) => lineWithDay(thing, context)));
  const told = all.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen)).slice(0, shownAtOnce);
  return {
    shown: told.map(({ thing }) => thing),
    lines: told.map(({ line }) => `- ${line}`),
    sources: told.flatMap(({ source }) => source),
  };
}

/** A thing that can be booked says whether it is free on the day that was named. */
export async function lineWithDay(thing: Thing, context: Context) {
  const { meant, tools, telling } = context;
  const line = `${lineOf(thing, telling)}${askedOf(thing, context)}`;
  const { entry } = thing;
  if (entry.of !== 'offering') return { thing, line, source: [], isOpen: true };
  if (entry.item.isFullyBooked) return { thing, line, source: [], isOpen: false };
  const opening = await openingOf(entry.item, meant.wish, tools);
  if (!opening) return { thing, line, source: [], isOpen: true };
  const day = dateInWords(opening.day, meant.language);
  const { say } = telling;
  const said = opening.isOpen
    ? say.book.briefly(day, opening.times.slice(0, 4))
    : say.book.notOn(day);
  return { thing, line: `${line} · ${said}`, source: [opening], isOpen: opening.isOpen };
}

const askedOfLists = ['age', 'notice', 'dress', 'spend', 'included', 'hours', 'fastest'] as const;

/** The one thing that was asked of all of them, where a line does not say it anyway. */
function askedOf(thing: Thing, context: Context): string {
  const acts = new Set(askedOfLists.filter((act) => context.meant.acts.has(act)));
  if (acts.size === 0) return '';
  const meant = { ...context.meant, acts };
  const [first] = askedSentences(thing, { ...context, meant });
  return first ? ` · ${first}` : '';
}

function missingFor(shown: Thing[], { meant }: Context): AnswerMissing[] {
  const { wish, acts } = meant;
  const kinds = new Set(shown.map(({ entry }) => entry.of));
  if (kinds.has('offering') && acts.has('book'))
    return [
      ...(wish.when.day ? [] : (['day'] as const)),
      ...(wish.party ? [] : (['party'] as const)),
    ];
  if (kinds.has('home')) {
    if (!wish.purpose) return ['purpose'];
    return wish.budget ? [] : ['budget'];
  }
  if (kinds.has('school'))
    return wish.ages.length === 0 ? ['age'] : wish.areas.length === 0 ? ['area'] : [];
  return [];
}

/** The whole list, and for homes and companies the form that lets people look on. */
function actionsFor(things: Thing[], { meant, telling }: Context): ProposedAction[] {
  const [first] = things;
  if (!first) return [];
  const { say, language } = telling;
  const own = first.action(language);
  const action =
    meant.acts.has('book') || meant.acts.has('apply') || things.length === 1 ? own : null;
  const list = openAction(say.actions.all, first.path.split('/').slice(0, 3).join('/'));
  const search = askAction(say.actions.homeSearch, '/real-estate', { ask: 'property_search' });
  return [action, first.kind === 'home' ? search : list].filter((each) => each !== null);
}

/** What is given up first where nothing fits: the purse, then the rooms, the place, and the age last. */
const givenUp: ((wish: SpokenWish) => SpokenWish)[] = [
  ({ budget: _budget, ...rest }) => rest,
  ({ bedrooms: _bedrooms, ...rest }) => rest,
  (wish) => ({ ...wish, areas: [] }),
  ({ children: _children, ...rest }) => ({ ...rest, ages: [] }),
  ({ party: _party, ...rest }) => rest,
];

/** The nearest, said to be no more than that. */
function nearestReply(context: Context): Reply | undefined {
  const { meant, knowledge, telling } = context;
  let { wish } = meant;
  for (const giveUp of givenUp) {
    wish = giveUp(wish);
    const { things } = searchThings({ ...meant, wish }, knowledge);
    if (things.length === 0) continue;
    const shown = things.toSorted((a, b) => inDirhams(a) - inDirhams(b)).slice(0, 2);
    const lines = shown.map((thing) => `- ${lineOf(thing, telling)}`);
    const { actions } = nothingReply(context);
    return replyWith([telling.say.list.nearest, ...lines].join('\n'), {
      things: shown,
      sources: [reckonedFrom(shown, context)],
      offersPerson: true,
      actions,
    });
  }
  return undefined;
}

function nowhereReply(place: string, { telling, meant }: Context): Reply {
  const said =
    meant.message.split(/\s+/).find((word) => word.toLowerCase().includes(place)) ?? place;
  return replyWith(telling.say.list.nowhere(said.replaceAll(/[^\p{L}\p{N}-]/gu, '')), {
    offersPerson: true,
    actions: [
      askAction(telling.say.actions.custom, '/chat', { ask: 'custom' }),
      personAction(meant.language),
    ],
  });
}

function nothingReply({ telling, meant }: Context): Reply {
  const { say, language } = telling;
  const isHomes = meant.topics[0] === 'homes';
  const actions = [
    isHomes
      ? askAction(say.actions.homeSearch, '/real-estate', { ask: 'property_search' })
      : consultationAction(language, { subject: say.subjects.general }),
    personAction(language),
  ];
  return replyWith(say.list.nothing, {
    offersPerson: true,
    actions,
    suggestions: say.suggest.nothing,
  });
}
