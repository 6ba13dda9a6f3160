/** Something named, something written down, or a list: whichever says most about what was asked. */
import type { ClassifierGuess } from '#domain/assistant/classifier/head.ts';
import { isGeneric, type MessageAct } from '#domain/assistant/lexicon.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { eachReply } from '#server/assistant/facets/each.ts';
import { facetAsked, isOfSpoken } from '#server/assistant/facets/question.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import type { Ranked } from '#server/assistant/passages/passages.ts';
import {
  bestPassage,
  isAboutRules,
  isAnswer,
  isBeyond,
  isWritten,
  sharesBeside,
} from '#server/assistant/passages/weight.ts';
import { planReply } from '#server/assistant/plan/plan.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { communities } from '#server/assistant/replies/areas.ts';
import { jurisdictions, rentingOrBuying } from '#server/assistant/replies/comparisons.ts';
import { listReply } from '#server/assistant/replies/lists.ts';
import { namedReply } from '#server/assistant/replies/named-thing.ts';
import { errandReply } from '#server/assistant/replies/not-in-lists.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { serviceReply } from '#server/assistant/replies/services.ts';
import { termsReply } from '#server/assistant/replies/terms.ts';
import { namingUnanswered } from '#server/assistant/replies/unanswered-words.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';
import { namedThings, pointedAt, unsaidOf } from '#server/assistant/understand/named-things.ts';
import { isMonth, topicsOf } from '#server/assistant/understand/subjects.ts';

/** So sure that nothing else is looked at. */
const clear = 0.85;
/** Likelier than anything else together. */
const probable = 0.6;

/** A month is when somebody comes; a day is something to plan with. */
const hasDay = ({ when }: SpokenWish): boolean => when.day !== undefined && !isMonth(when);

/** An answer of the book that surely is asked for, of nothing in particular: no list says more. */
export function writtenReply(context: Context): Reply | undefined {
  const known = isOfTheBook(context, clear) ? entryHeard(context) : undefined;
  if (!known || isOfSpoken(context)) return undefined;
  if (pointedAt(context).length > 0 || namedThings(context).length > 0) return undefined;
  // A day, a party or a need is something to plan with: it is held against what is spoken of.
  const { own, isFollowUp } = context.meant;
  if (isPlannable(context) || hasDay(own) || own.party) return undefined;
  if (own.needs.length > 0 && isFollowUp) return undefined;
  if (areasReply(context) || termsReply(context, topicsOf(context))) return undefined;
  if (!isOfBook(bestPassage(context), context)) return undefined;
  return withService(passageReply(known, context), serviceReply(context));
}

export async function decideReply(context: Context): Promise<Reply | undefined> {
  const { meant } = context;
  const planned = await planReply(context);
  if (planned) return planned;
  const each = await eachReply(context);
  if (each) return each;
  const pointed = pointedAt(context);
  if (pointed.length > 0) return toldOf(pointed, context);
  const best = bestPassage(context);
  const areas = areasReply(context);
  if (areas) return areas;
  const things = namedThings(context);
  if (things.length > 0 && !isAboutRules(context, best, things.length))
    return ofNamed(things, context, best);
  const topics = topicsOf(context);
  const terms = termsReply(context, topics);
  if (terms) return terms;
  const listing = { ...context, meant: { ...meant, topics } };
  return unnamed(listing, best);
}

const areasReply = (context: Context) =>
  communities(context) ?? jurisdictions(context) ?? rentingOrBuying(context);

/** What the house says elsewhere in nearly the same words is what was asked. */
const isOfBook = (best: Ranked | undefined, { heard }: Context): boolean =>
  !best || best.score < 0.7 || (isBookEntry(best.passage) && isClose(best, heard.entries[0]));

/** Another answer that says the same in other words is meant only where that is beyond doubt. */
const isClose = ({ passage }: Ranked, heard: ClassifierGuess | undefined): boolean =>
  passage.id === heard?.is || (heard?.p ?? 0) >= 0.95;

/** The answer of the book that surely is meant, whether it is put as a question or as a wish. */
export function sureEntry(context: Context): Passage | undefined {
  const { heard, meant, knowledge } = context;
  const [best] = heard.entries;
  const [act] = heard.acts;
  if (!best || !act || !asking.has(act.is) || isPlannable(context)) return undefined;
  const isSure = best.is === heard.entry && best.p >= (isAsked(act) ? probable : clear);
  if (!isSure && !(best.p >= probable && isShared(context, best.is))) return undefined;
  if (meant.own.needs.length > 0 && meant.isFollowUp) return undefined;
  return knowledge.passages.all.find(({ id }) => id === best.is);
}

/** A day, a party, a sum or a limit is something to plan with, unless it surely is only asked. */
function isPlannable({ heard, meant: { own, acts } }: Context): boolean {
  const limits = own.party ?? own.budget ?? own.ages[0];
  const isOnlyAsked = heard.acts.some(({ is, p }) => is === 'question' && p >= clear);
  const isListed = own.visas !== undefined || [...acts].some((act) => ranking.has(act));
  return isListed || ((hasDay(own) || limits !== undefined) && !isOnlyAsked);
}

/** Who asks for the cheapest wants to see it, and what is included stands with the thing. */
const ranking = new Set<MessageAct>([
  'cheapest',
  'dearest',
  'largest',
  'shortest',
  'longest',
  'fastest',
  'included',
]);

/** The words that they share speak for the same answer. */
function isShared(context: Context, entry: string): boolean {
  const best = bestPassage(context);
  return best?.passage.id === entry && best.ofKnown >= 0.9 && best.shared.length > 1;
}

/** Of the book, or of a thing: which of them is told by the answers that are likely. */
const isAsked = ({ is }: ClassifierGuess): boolean => is === 'question' || is === 'ask';

const asking = new Set(['question', 'ask', 'wish', 'emergency-lookalike', 'out-of-scope']);

/** The answer of the book that surely is meant, where they rather ask than wish. */
function entryHeard({ heard, knowledge }: Context): Passage | undefined {
  const [best] = heard.entries;
  // Who sounds upset and asks something plain asks it all the same.
  const isPlain = (best?.p ?? 0) >= 0.95 && heard.acts[0]?.is === 'distress';
  const [act] = heard.acts;
  if (!(act && isAsked(act)) && !isPlain) return undefined;
  const entry = isPlain ? best?.is : heard.entry;
  return knowledge.passages.all.find(({ id }) => id === entry);
}

/** What is likelier to be asked than anything else, where a list leaves something of it unsaid. */
function likelyEntry(context: Context): Passage | undefined {
  const { heard, knowledge } = context;
  const wishes = heard.acts.find(({ is }) => is === 'wish')?.p ?? 0;
  const [best] = heard.entries;
  if (!best || best.p < probable || wishes >= probable || isPlannable(context)) return undefined;
  return knowledge.passages.all.find(({ id }) => id === best.is);
}

const isBookEntry = ({ kind, id }: Passage) =>
  (kind === 'question' && !id.startsWith('guide-')) || /^(?:task|team)-/.test(id);

/** Guides, lists and terms have no class of their own: there the words that are shared decide. */
const writtenFor = (best: Ranked, context: Context): Passage =>
  isBookEntry(best.passage) ? (entryHeard(context) ?? best.passage) : best.passage;

/** With what was asked of it, where it is one. */
async function toldOf(things: Thing[], context: Context): Promise<Reply> {
  const [only, ...others] = things;
  const heard = only && others.length === 0 ? await facetAsked(only, context) : undefined;
  return namedReply(things, context, heard);
}

/** What is asked of it and stands nowhere in it is written elsewhere, or nowhere: then that is said. */
async function ofNamed(things: Thing[], context: Context, best: Ranked | undefined) {
  const reply = await toldOf(things, context);
  const [only] = things;
  const rest = only && things.length === 1 ? unsaidOf(only, context) : [];
  if (rest.length === 0) return reply;
  const shared = rest.filter((one) => best?.shared.includes(one));
  if (best && best.ofKnown >= 0.4 && shared.length * 2 >= rest.length)
    return passageReply(best.passage, context);
  const text = `${reply.text}\n\n${context.telling.say.small.notSaid}`;
  const actions = [...reply.actions, personAction(context.meant.language)];
  return { ...reply, text, actions, offersPerson: true };
}

async function unnamed(context: Context, best: Ranked | undefined): Promise<Reply | undefined> {
  const { meant } = context;
  const sure = isOfBook(best, context) ? sureEntry(context) : undefined;
  const asked = serviceReply(context);
  if (sure && (!asked || isOfTheBook(context, clear)))
    return withService(passageReply(sure, context), asked);
  const { topics } = meant;
  const wantsList = topics.length > 0 && !isWritten(context, best);
  const isKnown = isAnswer(context, best);
  if (isKnown && !wantsList)
    return withService(
      passageReply(writtenFor(best, context), context),
      asked ?? errandReply(context),
    );
  const other = asked ?? errandReply(context);
  if (other && !meant.acts.has('price')) return other;
  if (topics.length === 0) return ofTitles(context);
  if (!wantsList) return listReply(context);
  if (isBeyond(context)) return undefined;
  const list = await listReply(context);
  // An empty list is worse than something that was written about it.
  const isBetter = isKnown && sharesBeside(context, best) && meant.elsewhere.length === 0;
  if ((list.things.length === 0 || list.offersPerson) && isBetter)
    return passageReply(best.passage, context);
  const named = namingUnanswered(list, context);
  const likely = named === list ? undefined : likelyEntry(context);
  return likely ? passageReply(likely, context) : named;
}

/** A few things whose titles hold every word that was said: the Hatta trip. */
async function ofTitles(context: Context): Promise<Reply | undefined> {
  const { meant, knowledge } = context;
  const said = meant.telling.filter((one) => !isGeneric(one));
  if (said.length === 0) return undefined;
  const things = knowledge.things.filter(({ title }) => {
    const stems = new Set([title.en, title.ar].flatMap(wordsOf).map(stem));
    return said.every((one) => [one, ...meaningsOf(one)].some((word) => stems.has(word)));
  });
  return things.length > 0 && things.length <= 3 ? namedReply(things, context) : undefined;
}

/** What is done about it, beside what is known of it. */
const withService = (reply: Reply, service: Reply | undefined): Reply =>
  service ? { ...reply, actions: [...reply.actions, ...service.actions] } : reply;
