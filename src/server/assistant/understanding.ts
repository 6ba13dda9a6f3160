/** From what somebody wrote, and what was said before, to what is meant. */
import type { Persona } from '#contract/catalogue-personas.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { type Act, actsIn, type Topic, topicsIn } from '#domain/assistant-lexicon.ts';
import { tokensOf } from '#domain/assistant-numbers.ts';
import { isTime } from '#domain/assistant-times.ts';
import { isLittle } from '#domain/little-words.ts';
import { stem } from '#domain/search-words.ts';
import { plain, wordsOf } from '#domain/spelling.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Mention } from '#server/assistant/mentions.ts';
import { isElsewhere } from '#server/assistant/places.ts';
import type { Thing } from '#server/assistant/thing.ts';
import {
  noWish,
  saysSomething,
  type Wish,
  whoAndWhen,
  wishIn,
  withMemory,
} from '#server/assistant/wish.ts';

export interface Said {
  text: string;
  isUser: boolean;
}

export interface Asked {
  message: string;
  /** Earlier messages, oldest first; nobody vouches for them. */
  history: readonly Said[];
  language: Language;
  persona: Persona;
  today: Day;
}

export interface Understanding extends Asked {
  /** Every word in its searched spelling, slips mended. */
  stems: string[];
  /** The words that carry a wish. */
  weighty: string[];
  /** Those of them that say what is wanted, and not when, how many or what of it. */
  telling: string[];
  acts: ReadonlySet<Act>;
  /** The best first; the subject of the conversation where the message names none itself. */
  topics: Topic[];
  /** The message itself names no subject. */
  isFollowUp: boolean;
  named: Mention[];
  wish: Wish;
  /** What this message alone says. */
  own: Wish;
  /** What the last answer showed, in its order. */
  shown: Thing[];
  /** Places outside what the house serves, as they were written. */
  elsewhere: string[];
}

export function understand(asked: Asked, knowledge: Knowledge): Understanding {
  const read = readMessage(asked.message, asked.today, knowledge);
  const past = pastOf(asked, knowledge);
  const ownTopics = read.topics.length > 0 ? read.topics : topicsOfNamed(read.named);
  const isFollowUp = ownTopics.length === 0;
  const topics = isFollowUp ? past.topics : ownTopics;
  const sameSubject = isFollowUp || past.topics.some((topic) => topics.includes(topic));
  const before = sameSubject ? past.wish : whoAndWhen(past.wish);
  return {
    ...asked,
    ...read,
    topics,
    isFollowUp,
    wish: withMemory(read.own, before),
    shown: shownLast(asked, knowledge),
  };
}

interface Read {
  stems: string[];
  weighty: string[];
  telling: string[];
  acts: ReadonlySet<Act>;
  topics: Topic[];
  named: Mention[];
  own: Wish;
  elsewhere: string[];
}

/** Tanwin of the accusative adds a letter that no dictionary has. */
const tanwin = /\u064bا|ا\u064b|\u064b/g;

function readMessage(message: string, today: Day, knowledge: Knowledge): Read {
  const { vocabulary, mentions, places } = knowledge;
  const written = wordsOf(message.replaceAll(tanwin, ''));
  const words = written.flatMap((word) => wordsOf(vocabulary.meant(word)));
  const stems = words.map(stem);
  const { areas, used } = places.in(stems);
  const areaStems = new Set(stems.filter((_, at) => used.has(at)));
  const topics = topicsIn(stems.map((one, at) => (used.has(at) ? '' : one)));
  const acts = actsIn(stems);
  const full = stems.filter((one, at) => !isEmptyWord(words[at] ?? '', one));
  const weighty = full.length > 0 ? full : stems;
  const telling = stems.filter(
    (one, at) =>
      weighty.includes(one) && !acts.used.has(at) && !isTime(one) && !isCount(words[at] ?? ''),
  );
  const own = wishIn(words.length > 0 ? mended(message, written, words) : message, today);
  return {
    stems,
    weighty,
    telling,
    acts: new Set(acts.found.map(({ name }) => name)),
    topics: subjects(
      topics.found.map(({ name }) => name),
      own,
      message,
    ),
    named: mentions
      .in(weighty)
      .filter((mention) => !isPlaceAlone(mention, areaStems, topics.found)),
    own: { ...own, areas },
    elsewhere: weighty.filter(isElsewhere),
  };
}

/** DIFC is a place to live and to dine in before it is a licence, unless licences are spoken of. */
function isPlaceAlone(
  { thing, said }: Mention,
  areaStems: ReadonlySet<string>,
  found: readonly { name: Topic }[],
): boolean {
  if (thing.kind === 'area' || found.some(({ name }) => name === thing.topic)) return false;
  return [...said].every((one) => areaStems.has(one));
}

/** Whoever counts visas asks for a company that brings them. */
function subjects(found: Topic[], own: Wish, message: string): Topic[] {
  // Somebody who says `plan a day` has no plan of ours in mind.
  if (/^\W*(?:please |can you |could you )?plan (?:an?|our|my|the|me)\b/i.test(message))
    return found.filter((topic) => topic !== 'plans');
  // Bedrooms are in homes, whatever they are called.
  if (found.length === 0 && own.bedrooms !== undefined) return ['homes'];
  if (found.length === 0 && own.curriculum !== undefined) return ['schools'];
  if (own.visas === undefined) return found;
  return [
    'companies',
    ...found.filter((topic) => topic !== 'visas' && topic !== 'companies' && topic !== 'homes'),
  ];
}

/** Figures, and the words that count people or nights. */
const counts = new Set(
  wordsOf(`people person persons guests guest pax adults friends colleagues night nights bedroom bedrooms bed
    beds room rooms hour hours half minute minutes old son daughter child children kid kids wife husband us ppl party group
    شخص اشخاص افراد ضيوف ليلة ليال غرفة غرف طفل أطفال ابني ابنتي زوجتي سنوات`),
);

function isCount(word: string): boolean {
  return /^\d+$/.test(word) || counts.has(word) || tokensOf(word)[0]?.number !== undefined;
}

/** The message with its slips mended, so that numbers and dates are read from words we know. */
function mended(message: string, written: string[], words: string[]): string {
  if (written.length !== words.length) return message;
  return written.reduce((text, word, at) => {
    const meant = words[at] ?? word;
    return meant === word
      ? text
      : text.replace(new RegExp(`(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`, 'iu'), meant);
  }, message);
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that carry no wish, beside those that every search passes over. */
const empty = new Set(
  wordsOf(`hi hello hey dear just really very also maybe else thing things something anything someone some one ones
    looking look tell give make take go going come help give us lets let im ive id we were well ok okay yes no not
    today now soon possible available availability dubai uae here there its too after before set setting up board aboard onboard
    under below over above about around than less more least most max budget dollar dollars usd aed dirham dirhams
    درهم دولار اقل باقل أكثر بحدود ميزانية بميزانية ألف مليون
    أريد ابغى ابغي ابي نبي حق عندكم لديكم عندي متوفر متوفرة متوفره هناك يوجد شي شيء دبي الإمارات رحلة سوف لو سمحت فضلك من فضلك اعرض`),
);

function isEmptyWord(word: string, stemmed: string): boolean {
  return isLittle(word) || isLittle(stemmed) || empty.has(plain(word)) || empty.has(stemmed);
}

function topicsOfNamed(named: Mention[]): Topic[] {
  const [best] = named.filter(({ thing }) => thing.kind !== 'area');
  if (!best) return [];
  const { topic } = best.thing;
  if (topic === 'areas' || topic === 'agents') return ['homes'];
  return [topic === 'curricula' ? 'schools' : topic];
}

/** What earlier messages of theirs said, the newest of them last word. */
function pastOf({ history, today }: Asked, knowledge: Knowledge): { wish: Wish; topics: Topic[] } {
  let wish = noWish;
  let topics: Topic[] = [];
  for (const { text } of history.filter(({ isUser }) => isUser)) {
    const read = readMessage(text, today, knowledge);
    const found = read.topics.length > 0 ? read.topics : topicsOfNamed(read.named);
    if (found.length === 0 && !saysSomething(read.own)) continue;
    const changes =
      found.length > 0 && topics.length > 0 && !found.some((one) => topics.includes(one));
    wish = withMemory(read.own, changes ? whoAndWhen(wish) : wish);
    if (found.length > 0) topics = found;
  }
  return { wish, topics };
}

function shownLast({ history }: Asked, { mentions }: Knowledge): Thing[] {
  const last = history.findLast(({ isUser }) => !isUser);
  return last ? mentions.listedIn(last.text) : [];
}
