/** How much a written answer and a list each explain of what was asked. */

import { isTime } from '#domain/assistant/dates/times.ts';
import { actsIn, type MessageAct, topicsIn } from '#domain/assistant/lexicon.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Ranked } from '#server/assistant/passages/passages.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { isBookable, isMonth } from '#server/assistant/understand/subjects.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

/** How sure a written answer must be to be one at all, and to speak before a list that explains all. */
const possible = 0.42;
const sure = 0.88;

/** What was asked now; where that is hardly anything, with what was asked before it. */
export function bestPassage({ meant, knowledge }: Context): Ranked | undefined {
  const where = { persona: meant.persona.slug, topics: meant.isFollowUp ? [] : meant.topics };
  const isBare = meant.isFollowUp && meant.telling.length === 0 && meant.shown.length === 0;
  const words = passageWords(meant);
  return knowledge.passages.rank(isBare ? [...meant.before, ...words] : words, where)[0];
}

/** A word that nobody wrote anything about makes the rest a coincidence. */
export const isAnswer = (context: Context, best: Ranked | undefined): best is Ranked =>
  best !== undefined &&
  best.score >= possible &&
  (best.covers >= 0.5 || best.ofKnown >= 0.9) &&
  isWhole(context, best);

/** One word alone is a question where it is the whole of one, or hardly anything else speaks of it. */
function isWhole({ meant, knowledge }: Context, { ofKnown, shared }: Ranked): boolean {
  const words = [...new Set(passageWords(meant))];
  const [only] = words;
  if (only === undefined || words.length > 1 || shared.length > 1 || ofKnown >= 0.7) return true;
  return knowledge.vocabulary.heard(only) <= seldom;
}

const seldom = 2;

/** Whether something is allowed or needed is no question of a list that has hardly a word of it. */
export function isBeyond(context: Context): boolean {
  const { meant } = context;
  const asksForIt = meant.acts.has('book') || meant.acts.has('price') || isConstrained(meant);
  if (asksForIt || !asksForRules.test(plain(meant.message).trim())) return false;
  return explainedByList(context) < 0.45;
}

/** Figures, and who comes along, are no part of a known question. */
function passageWords({ weighty, own }: Understanding): string[] {
  const isPassport = own.nationality !== undefined && !weighty.includes('speak');
  const isAge = (one: string) => own.ages.length > 0 && /^(?:year|old|age|عمر|سن)$/.test(one);
  const said = weighty.filter(
    (one) =>
      !/^\d+$/.test(one) &&
      !companions.has(one) &&
      !isAge(one) &&
      !(own.when.day && !isMonth(own.when) && (isTime(one) || one === 'night')) &&
      !(isPassport && (one === own.nationality || passports.has(one))),
  );
  return said.length > 0 ? said : weighty;
}

/** Which passport somebody holds is no part of a known question either. */
const passports = new Set([
  'citizen',
  'national',
  'nationality',
  'passport',
  'جواز',
  'جنسي',
  'مواطن',
]);

const companions = new Set([
  'wife',
  'husband',
  'son',
  'daughter',
  'mother',
  'father',
  'friend',
  'people',
  'person',
  'زوجت',
  'ابن',
  'ابنت',
]);

/** A question about how things are done, though it names one of them. */
export function isAboutRules({ meant }: Context, best: Ranked | undefined, named = 1): boolean {
  if (!best || (meant.acts.has('compare') && named > 1)) return false;
  const asksOfVisa = meant.acts.has('papers') || meant.acts.has('duration');
  if (asksOfVisa && meant.named[0]?.thing.kind === 'visa') return false;
  const share = meant.named[0]?.share ?? 0;
  const said = plain(meant.message).trim();
  if (asksForRules.test(said) && share < 0.9 && !isConstrained(meant)) return best.score >= 0.68;
  const asksForIt = meant.acts.has('book') || meant.acts.has('price');
  return best.score >= (share >= 0.9 ? 0.97 : asksForIt ? 0.95 : 0.8);
}

const asksForRules =
  /^(?:and |so |please |hi |hello |ok )?(?:(?:can|could|may|must|should) (?!you (?:show|find|suggest|book|get|arrange|recommend))|(?:do|does|is|are|am) (?!you (?:have|offer|rent|do|sell)\b|there (?:an?|any)\b)|what happens|what if|what should|what do (?:you|i|we) need|what (?:documents|papers)|which (?:documents|papers)|how do\b|how does\b|how can|how hard|how long does|how old|how early|why|when|who|until when|هل|كيف|متي|لماذا|ماذا|ما الاوراق|ما الوثايق|اقدر|ممكن|يمديني|استطيع)|\b(?:can|may) (?:he|she|they)\b|\bis (?:it|that) (?:legal|allowed)|(?:^| )(?:يحق|يجوز|مسموح)(?: |$)/;
const asksForThings =
  /\b(?:show|find|list|looking for|search|suggest|recommend|i want|i need|id like|do you (?:have|do|offer|rent)|is there an?\b|are there any|any|what \w+ do you have|book|reserve|rent an?)\b|اعرض|ابحث|اقترح|لديكم|عندكم|اريد|ابغ|ابي|نبي|احجز/;

/**
 * Whether somebody has written the answer down. A list that explains every word of the question is the
 * answer, unless the question itself is a known one; words that only a written answer has decide for it.
 */
export function isWritten(context: Context, best: Ranked | undefined): boolean {
  if (!best || best.score < possible) return false;
  const { meant } = context;
  const said = plain(meant.message).trim();
  const explained = explainedByList(context);
  const narrows = isConstrained(meant);
  // Whether a child may come is told by the ages of the list.
  if (asksOfChild(meant) || isDayOut(meant)) return false;
  // What a sum is enough for is told by the list of what takes how much.
  if (meant.topics.includes('visas') && meant.own.budget) return false;
  // Who goes on about the same thing hardly means another subject's rule.
  if (meant.isFollowUp && meant.topics.length > 0) return best.score >= 0.7;
  if (hasTheRest(context, best)) return true;
  if (asksForRules.test(said)) {
    if (narrows) return best.covers > explained + 0.1 && best.score >= 0.55;
    if (best.score >= 0.72) return true;
    return best.score >= 0.48 && best.covers >= explained - 0.25 && sharesMore(context, best);
  }
  if (narrows || asksForThings.test(said)) return best.score >= 0.7 && explained < 0.62;
  if (best.ofKnown >= 0.95 && best.shared.length > 2 && best.score >= 0.6) return true;
  return (best.score >= sure && best.ofKnown >= 0.75) || best.covers > explained;
}

function asksOfChild({ acts, own, topics }: Understanding): boolean {
  const brings = own.ages.length > 0 || own.children !== undefined;
  return brings && acts.has('age') && topics.length > 0 && topics.every(isBookable);
}

/** A day that was named, and nothing else: it is filled from the lists. */
const isDayOut = ({ isFollowUp, own, topics }: Understanding): boolean =>
  isFollowUp && own.when.day !== undefined && !isMonth(own.when) && topics.length > 3;

/** What no list can explain is the very thing that was written about. */
function hasTheRest(context: Context, { ofKnown, shared }: Ranked): boolean {
  const { meant } = context;
  if (ofKnown < 0.75 || isConstrained(meant)) return false;
  const rest = passageWords(meant).filter((one) => worthInList(context)(one) === 0);
  return rest.length > 0 && rest.every((one) => shared.includes(one));
}

/** An answer that has but the subject in common is about something else of it. */
function sharesMore(context: Context, best: Ranked): boolean {
  const rest = besideSubject(context);
  return rest.length === 0 || sharesBeside(context, best);
}

export const sharesBeside = (context: Context, { shared }: Ranked): boolean =>
  besideSubject(context).some((one) => shared.includes(one));

function besideSubject({ meant }: Context): string[] {
  const subject = topicsIn(meant.stems).used;
  const inSubject = new Set(meant.stems.filter((_, at) => subject.has(at)));
  return passageWords(meant).filter((one) => !inSubject.has(one));
}

/** They said something that narrows a list. */
function isConstrained({ own }: Understanding): boolean {
  const {
    when,
    ages: _ages,
    types,
    areas,
    nationality: _n,
    purpose: _p,
    children: _c,
    needs: _needs,
    weight: _w,
    ...rest
  } = own;
  const lists = [types, areas].some((list) => list.length > 0);
  return lists || (when.day !== undefined && !isMonth(when)) || Object.keys(rest).length > 0;
}

/** The share of what was said that a list can answer: its subject, its filters, words of its things. */
function explainedByList(context: Context): number {
  const { meant, knowledge } = context;
  const worth = worthInList(context);
  const weigh = (one: string) =>
    Math.log(1 + knowledge.vocabulary.texts / (1 + knowledge.vocabulary.heard(one)));
  const words = [...new Set(meant.weighty)];
  const total = words.reduce((sum, one) => sum + weigh(one), 0);
  return total === 0 ? 0 : words.reduce((sum, one) => sum + weigh(one) * worth(one), 0) / total;
}

/** What a word is to a list: its subject, a filter of it, something said of its things, or nothing. */
function worthInList({ meant, knowledge }: Context): (one: string) => number {
  const listed = knowledge.things.filter(({ topic }) => meant.topics.some((one) => one === topic));
  const inTopic = topicsIn(meant.stems).used;
  const subject = new Set(meant.stems.filter((_, at) => inTopic.has(at)));
  const isFilter = (one: string) => !meant.telling.includes(one) && !isBeyondLists(one);
  return (one) => {
    if (subject.has(one) || isFilter(one)) return 1;
    return listed.some((thing) => (knowledge.stemsOf(thing).get(one) ?? 0) > 0) ? 0.75 : 0;
  };
}

/** Papers, dress codes and terms are asked of something written, not of a list. */
function isBeyondLists(one: string): boolean {
  const { found } = actsIn([one]);
  return found.length > 0 && found.every(({ name }) => beyondLists.has(name));
}

const beyondLists = new Set<MessageAct>([
  'papers',
  'capacity',
  'cancel',
  'dress',
  'age',
  'notice',
  'apply',
  'renewal',
]);
