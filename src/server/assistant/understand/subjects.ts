/** Which lists a message is about: its own subject, the conversation's, or the assistant's they talk to. */
import type { WishTime } from '#domain/assistant/dates/dates.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { plain } from '#domain/search/normal-form.ts';
import { daysBetween } from '#domain/time.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

const everyExperience: Topic[] = [
  'fun-gaming',
  'desert-safari',
  'adrenaline-sky',
  'helicopter-rides',
  'jet-ski-flyboard',
  'yachts',
];

export const isBookable = (topic: Topic) =>
  [...everyExperience, 'flights', 'hotels', 'luxury-car-rental'].includes(topic);

/** A month is when somebody comes or moves; it narrows no day out. */
export const isMonth = ({ day, until }: WishTime): boolean =>
  day !== undefined && until !== undefined && daysBetween(day, until) > 14;

const asksForIdeas =
  /things? to do|what (?:can|could|shall) (?:we|i) do|activit|experience|excursion|entertain|\bfun\b|plan (?:a|our|the|my)|anniversary|birthday|propos(?:e|al|ing)\b|engagement|\bideas?\b|\bbored\b|honeymoon|celebrat|surprise|special occasion|\bkill (?:an?|some|a few|a couple of|\w+) ?(?:time|hours?)|\bkill time|keep (?:the )?(?:kids|children) busy|انشطه|نشاط|فعاليات|نتسلي|يتسلو|تسليه|نفعل|خطط|نسوي|ذكري|عيد ميلاد|شهر عسل|(?:شو|وش|ايش|شنو) عندكم/;

export function topicsOf(context: Context): Topic[] {
  const { meant } = context;
  if (meant.topics.length > 0) return narrowed(meant.topics);
  const said = plain(meant.message);
  const wantsIdeas = asksForIdeas.test(said);
  if (wantsIdeas && /\b(?:evening|night)\b|سهره|امسيه/.test(said)) return ['dining', 'nightlife'];
  if (wantsIdeas) return everyExperience;
  const { when, children, ages, party, length } = meant.own;
  // Nights are slept somewhere.
  if (length !== undefined && /\bnights?\b|ليال|ليله|ليلتين/.test(said)) return ['hotels'];
  const hasDay = when.day !== undefined && !isMonth(when);
  if (!hasDay && children === undefined && ages.length === 0 && party === undefined) return [];
  // A day out, for whoever comes: the assistant they talk to knows which kind.
  const topics = personaTopics[meant.persona.slug] ?? [...everyExperience, 'dining'];
  return isAllOf(topics, context) ? topics : [];
}

/** A word that none of the lists has makes it a question of something else. */
function isAllOf(topics: readonly Topic[], { meant, knowledge }: Context): boolean {
  const listed = knowledge.things.filter(({ topic }) => topics.some((one) => one === topic));
  return meant.telling.every((one) =>
    [one, ...meaningsOf(one)].some((word) =>
      listed.some((thing) => knowledge.stemsOf(thing).has(word)),
    ),
  );
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
