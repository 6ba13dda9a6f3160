/** Something named, something written down, or a list: whichever says most about what was asked. */
import { type Act, actsIn, type Topic, topicsIn } from '#domain/assistant-lexicon.ts';
import { plain } from '#domain/spelling.ts';
import { namedThings, pointedAt } from '#server/assistant/naming.ts';
import type { Ranked } from '#server/assistant/passages.ts';
import { listReply } from '#server/assistant/replies-lists.ts';
import { namedReply } from '#server/assistant/replies-named.ts';
import { passageReply } from '#server/assistant/replies-passages.ts';
import { communities, serviceReply } from '#server/assistant/replies-services.ts';
import type { Context, Reply } from '#server/assistant/reply.ts';
import type { Understanding } from '#server/assistant/understanding.ts';

/** How sure a written answer must be to be one at all, and to speak before a list that explains all. */
const possible = 0.42;
const sure = 0.88;

export async function deciding(context: Context): Promise<Reply | undefined> {
  const { meant, knowledge } = context;
  const pointed = pointedAt(context);
  if (pointed.length > 0) return namedReply(pointed, context);
  const where = { persona: meant.persona.slug, topics: meant.isFollowUp ? [] : meant.topics };
  const [best] = knowledge.passages.rank(passageWords(meant), where);
  const areas = communities(context);
  if (areas) return areas;
  const things = namedThings(context);
  if (things.length > 0 && !isAboutRules(context, best)) return namedReply(things, context);
  const topics = topicsOf(meant);
  const listing = { ...context, meant: { ...meant, topics } };
  const wantsList = topics.length > 0 && !isWritten(listing, best);
  // A word that nobody wrote anything about makes the rest a coincidence.
  const isKnown =
    best !== undefined && best.score >= possible && (best.covers >= 0.5 || best.ofKnown >= 0.9);
  if (wantsList) {
    const list = await listReply(listing);
    // An empty list is worse than something that was written about it.
    return list.things.length === 0 && isKnown && meant.elsewhere.length === 0
      ? passageReply(best.passage, context)
      : list;
  }
  if (isKnown) return passageReply(best.passage, context);
  return serviceReply(context) ?? (topics.length > 0 ? listReply(listing) : undefined);
}

/** Figures, and who comes along, are no part of a known question. */
function passageWords({ weighty, own }: Understanding): string[] {
  const isAge = (one: string) => own.ages.length > 0 && /^(?:year|old|age|عمر|سن)$/.test(one);
  const said = weighty.filter((one) => !/^\d+$/.test(one) && !companions.has(one) && !isAge(one));
  return said.length > 0 ? said : weighty;
}

const companions = new Set([
  'wife',
  'husband',
  'son',
  'daughter',
  'people',
  'person',
  'زوجت',
  'ابن',
  'ابنت',
]);

/** A question about how things are done, though it names one of them. */
function isAboutRules({ meant }: Context, best: Ranked | undefined): boolean {
  if (!best || meant.acts.has('compare')) return false;
  if (meant.acts.has('papers') && meant.named[0]?.thing.kind === 'visa') return false;
  const share = meant.named[0]?.share ?? 0;
  const said = plain(meant.message).trim();
  if (asksForRules.test(said) && share < 0.9 && !isConstrained(meant)) return best.score >= 0.68;
  const asksForIt = meant.acts.has('book') || meant.acts.has('price');
  return best.score >= (share >= 0.9 ? 0.97 : asksForIt ? 0.95 : 0.8);
}

const asksForRules =
  /^(?:and |so |please |hi |hello |ok )?(?:(?:can|could|may|must|should) (?!you (?:show|find|suggest|book|get|arrange|recommend))|(?:do|does|is|are|am) (?!you (?:have|offer|rent|do|sell)\b|there (?:an?|any)\b)|what happens|what if|what should|what do (?:you|i|we) need|what (?:documents|papers)|which (?:documents|papers)|how do\b|how does\b|how can|how hard|how long does|how old|how early|why|when|who|until when|هل|كيف|متي|لماذا|ماذا|ما الاوراق|ما الوثايق)/;
const asksForThings =
  /\b(?:show|find|list|looking for|search|suggest|recommend|i want|i need|id like|do you (?:have|do|offer|rent)|is there an?\b|are there any|any|what \w+ do you have|book|reserve|rent an?)\b|اعرض|ابحث|اقترح|لديكم|عندكم|اريد|ابغ|ابي|نبي|احجز/;

/**
 * Whether somebody has written the answer down. A list that explains every word of the question is the
 * answer, unless the question itself is a known one; words that only a written answer has decide for it.
 */
function isWritten(context: Context, best: Ranked | undefined): boolean {
  if (!best || best.score < possible) return false;
  const { meant } = context;
  const said = plain(meant.message).trim();
  const explained = explainedByList(context);
  const narrows = isConstrained(meant);
  if (asksForRules.test(said)) {
    if (narrows) return best.covers > explained + 0.1 && best.score >= 0.55;
    return best.score >= 0.72 || (best.score >= 0.48 && best.covers >= explained - 0.25);
  }
  if (narrows || asksForThings.test(said)) return best.score >= 0.7 && explained < 0.62;
  return (best.score >= sure && best.ofKnown >= 0.75) || best.covers > explained;
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
    ...rest
  } = own;
  const lists = [types, areas].some((list) => list.length > 0);
  return lists || when.day !== undefined || Object.keys(rest).length > 0;
}

/** The share of what was said that a list can answer: its subject, its filters, words of its things. */
function explainedByList({ meant, knowledge }: Context): number {
  const listed = knowledge.things.filter(({ topic }) => meant.topics.some((one) => one === topic));
  const weigh = (one: string) =>
    Math.log(1 + knowledge.vocabulary.texts / (1 + knowledge.vocabulary.heard(one)));
  const words = [...new Set(meant.weighty)];
  const inTopic = topicsIn(meant.stems).used;
  const subject = new Set(meant.stems.filter((_, at) => inTopic.has(at)));
  const isFilter = (one: string) => !meant.telling.includes(one) && !isBeyondLists(one);
  const worth = (one: string) => {
    if (subject.has(one) || isFilter(one)) return 1;
    return listed.some((thing) => (knowledge.stemsOf(thing).get(one) ?? 0) > 0) ? 0.75 : 0;
  };
  const total = words.reduce((sum, one) => sum + weigh(one), 0);
  return total === 0 ? 0 : words.reduce((sum, one) => sum + weigh(one) * worth(one), 0) / total;
}

/** Papers, dress codes and terms are asked of something written, not of a list. */
function isBeyondLists(one: string): boolean {
  const { found } = actsIn([one]);
  return found.length > 0 && found.every(({ name }) => beyondLists.has(name));
}

const beyondLists = new Set<Act>([
  'papers',
  'capacity',
  'cancel',
  'dress',
  'age',
  'notice',
  'apply',
  'renewal',
]);

const everyExperience: Topic[] = [
  'fun-gaming',
  'desert-safari',
  'adrenaline-sky',
  'helicopter-rides',
  'jet-ski-flyboard',
  'yachts',
];

/** The subject of the message, of the conversation, or of the assistant they talk to. */
function topicsOf(meant: Understanding): Topic[] {
  if (meant.topics.length > 0) return narrowed(meant.topics);
  const said = plain(meant.message);
  const toDo =
    /things? to do|what (?:can|could|shall) (?:we|i) do|activit|experience|excursion|plan (?:a|our|the|my)|انشطه|نفعل|خطط/.test(
      said,
    );
  if (toDo && /evening|night|سهره|امسيه/.test(said)) return ['dining', 'nightlife'];
  if (toDo) return everyExperience;
  const { when, children, ages } = meant.own;
  const hasDay = when.day !== undefined || children !== undefined || ages.length > 0;
  if (!hasDay && meant.own.party === undefined) return [];
  // A day out, for whoever comes: the assistant they talk to knows which kind.
  return personaTopics[meant.persona.slug] ?? [...everyExperience, 'dining'];
}

const personaTopics: Record<string, Topic[]> = {
  'education-consultant': ['schools'],
  'luxury-concierge': ['dining', 'nightlife'],
  'real-estate-consultant': ['homes'],
  'business-setup-advisor': ['companies'],
  'travel-concierge': everyExperience,
};

/** A table is no evening in a club, and a plan of ours no plan of theirs, where something else is named. */
function narrowed(topics: Topic[]): Topic[] {
  // A company that brings visas is a company; a visa that comes with a home is a visa.
  if (topics.includes('companies') && topics.includes('visas')) return ['companies'];
  if (topics.includes('visas'))
    return topics.filter((topic) => topic !== 'homes' && topic !== 'plans');
  // Dinner on a yacht is a yacht.
  if (topics.includes('dining') && topics.some(isBookable)) return topics.filter(isBookable);
  const others = topics.filter((topic) => topic !== 'plans');
  return others.length > 0 ? others : topics;
}

const isBookable = (topic: Topic) => [...everyExperience, 'flights', 'hotels'].includes(topic);
