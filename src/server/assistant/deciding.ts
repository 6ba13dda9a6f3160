/** Something named, something written down, or a list: whichever says most about what was asked. */
import { type Act, actsIn, type Topic, topicsIn } from '#domain/assistant-lexicon.ts';
import { plain } from '#domain/spelling.ts';
import type { Mention } from '#server/assistant/mentions.ts';
import type { Ranked } from '#server/assistant/passages.ts';
import { listReply } from '#server/assistant/replies-lists.ts';
import { namedReply } from '#server/assistant/replies-named.ts';
import { passageReply } from '#server/assistant/replies-passages.ts';
import { communities, serviceReply } from '#server/assistant/replies-services.ts';
import type { Context, Reply } from '#server/assistant/reply.ts';
import type { Thing } from '#server/assistant/thing.ts';
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
  return best.score >= sure || best.covers > explained;
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
  const own = personaTopics[meant.persona.slug];
  const wants =
    Object.keys(meant.own).length > 4 ||
    meant.own.when.day !== undefined ||
    meant.own.ages.length > 0;
  return own && wants ? own : [];
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

/** What they name. */
function namedThings(context: Context): Thing[] {
  const { meant } = context;
  const areas = areasAsked(context);
  if (areas.length > 0) return areas;
  const found = meant.named.filter(
    (mention) => isMeant(mention.thing, meant) && agrees(mention, meant),
  );
  const [best] = found;
  if (!best) return [];
  const alike = found.filter(
    ({ thing, weight, share }) =>
      thing.kind === best.thing.kind &&
      ((weight >= best.weight * 0.8 && share >= best.share - 0.25) ||
        (meant.acts.has('compare') && share >= 0.6)),
  );
  const things = alike.map(({ thing }) => thing);
  if (meant.acts.has('compare') && things.length === 1) return besides(best.thing, context);
  return meant.acts.has('compare') || things.length <= 3 ? things : [];
}

/** What something is compared with is often named by half. */
function besides(first: Thing, { meant, knowledge }: Context): Thing[] {
  const half = knowledge.mentions.in(meant.weighty, 0.3);
  const other = half.find(({ thing }) => thing !== first && thing.kind === first.kind);
  return other ? [first, other.thing] : [first];
}

const ordinals: [RegExp, number][] = [
  [/\b(?:first|1st)\b|الاول/, 0],
  [/\b(?:second|2nd)\b|الثاني/, 1],
  [/\b(?:third|3rd|last)\b|الثالث|الاخير/, 2],
];

function pointedAt({ meant }: Context): Thing[] {
  const { shown } = meant;
  if (shown.length === 0) return [];
  const said = plain(meant.message);
  const place = ordinals.find(([pattern]) => pattern.test(said));
  if (place && /\bone\b|\b(?:first|second|third|last)$|الاول|الثاني|الثالث|الاخير/.test(said)) {
    const thing = shown[Math.min(place[1], shown.length - 1)];
    return thing ? [thing] : [];
  }
  if (meant.named.length > 0) return [];
  const asks = meant.isFollowUp && meant.acts.size > 0 && meant.weighty.length <= 4;
  const [only] = shown;
  const isAboutIt = /\b(?:it|that one|this one|that|this)\b|احجزه|احجزها|هذا|هذه/.test(said);
  return only && asks && (isAboutIt || shown.length === 1) && !meant.acts.has('cheaper')
    ? [only]
    : [];
}

const areaWords =
  /\b(?:average|typical|yield|commute|drive|driving|how far|distance|area|community|neighbou?rhood|live in|living in)\b|متوسط|العايد|عائد|المسافه|الحي|السكن في/;

/** An area itself is asked about, not what is in it. */
function areasAsked({ meant, knowledge }: Context): Thing[] {
  const { areas } = meant.own;
  const found = areas.flatMap(
    (slug) => knowledge.things.find((thing) => thing.kind === 'area' && thing.slug === slug) ?? [],
  );
  if (found.length === 0) return [];
  const said = plain(meant.message);
  const isCompared = meant.acts.has('compare') && found.length > 1 && !otherSubject(meant);
  if (isCompared) return found;
  if (meant.acts.has('agent')) return agentsFor(areas, knowledge.things);
  if (meant.acts.has('commute') && /far|drive|distance|commute|minutes|يبعد|المسافه/.test(said))
    return found.slice(0, 1);
  if (areaWords.test(said) && !otherSubject(meant)) return found.slice(0, 1);
  const isBare =
    meant.weighty.length <= 3 && meant.topics.length === 0 && meant.own.types.length === 0;
  return isBare ? found.slice(0, 1) : [];
}

const otherSubject = ({ topics }: Understanding) =>
  topics.some((topic) => topic !== 'homes' && topic !== 'visas');

function agentsFor(areas: string[], things: readonly Thing[]): Thing[] {
  const found = things.filter(
    ({ entry }) => entry.of === 'agent' && areas.some((area) => entry.item.areas.includes(area)),
  );
  return found.slice(0, 2);
}

/** Names that are ordinary words need a word beside them that says so. */
function isMeant({ entry, kind }: Thing, meant: Understanding): boolean {
  if (kind === 'area') return false;
  if (entry.of === 'plan')
    return (
      meant.topics.includes('plans') ||
      meant.named.filter(({ thing }) => thing.kind === 'plan').length > 1
    );
  if (entry.of === 'curriculum')
    return (
      meant.acts.has('compare') ||
      meant.acts.has('count') ||
      /average|متوسط|how many|كم مدرس/.test(plain(meant.message))
    );
  if (entry.of === 'company')
    return (
      !meant.own.areas.includes('difc') ||
      meant.topics.includes('companies') ||
      meant.acts.has('compare')
    );
  // Whoever counts visas asks for a company that brings them.
  return entry.of !== 'visa' || meant.own.visas === undefined;
}

/** A part of a name counts where nothing else is spoken of, and nothing narrows a list. */
function agrees({ thing: { topic }, share, isOwn }: Mention, meant: Understanding): boolean {
  const { topics, isFollowUp, own } = meant;
  const narrows = own.budget !== undefined || own.ages.length > 0 || own.bedrooms !== undefined;
  if (narrows && share < 0.85 && !isOwn) return false;
  if (share >= 0.6 || isFollowUp || topics.length === 0) return true;
  return topics.some((one) => one === topic) || topic === 'curricula' || topic === 'agents';
}
