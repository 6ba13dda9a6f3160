/** From what somebody wrote, and what was said before, to what is meant. */
import type { Persona } from '#contract/catalogue/personas.ts';
import type { Day, Language } from '#contract/primitives.ts';
import type { Act, Topic } from '#domain/assistant/lexicon.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Mention } from '#server/assistant/mentions.ts';
import { readMessage } from '#server/assistant/message-reader.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import {
  noWish,
  saysSomething,
  type Wish,
  whoAndWhen,
  withMemory,
} from '#server/assistant/wish.ts';
import { nextTurn } from '#server/platform/turns.ts';

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
  /** The words of their last message, for a question that says none of its own. */
  before: string[];
  /** Places outside what the house serves, as they were written. */
  elsewhere: string[];
}

export async function understand(asked: Asked, knowledge: Knowledge): Promise<Understanding> {
  // Reading a message takes some milliseconds: everybody else has a turn before each.
  await nextTurn();
  const read = readMessage(asked.message, asked.today, knowledge);
  const past = await pastOf(asked, knowledge);
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
    before: past.weighty,
  };
}

/** One clause of a message that holds several wishes; who comes and when is said once for all of them. */
export function understandPart(
  text: string,
  whole: Understanding,
  knowledge: Knowledge,
): Understanding {
  const read = readMessage(text, whole.today, knowledge);
  const topics = read.topics.length > 0 ? read.topics : topicsOfNamed(read.named);
  return {
    ...whole,
    ...read,
    message: text,
    topics,
    isFollowUp: topics.length === 0,
    wish: withMemory(read.own, whoAndWhen(whole.own)),
    shown: [],
  };
}

function topicsOfNamed(named: Mention[]): Topic[] {
  const [best] = named.filter(({ thing }) => thing.kind !== 'area');
  if (!best) return [];
  const { topic } = best.thing;
  if (topic === 'areas' || topic === 'agents') return ['homes'];
  return [topic === 'curricula' ? 'schools' : topic];
}

/** Characters; what somebody wanted earlier is said early, and anybody can send any history. */
const longestMemory = 600;

interface Past {
  wish: Wish;
  topics: Topic[];
  weighty: string[];
}

/** What earlier messages of theirs said, the newest of them last word. */
async function pastOf({ history, today }: Asked, knowledge: Knowledge): Promise<Past> {
  let wish = noWish;
  let topics: Topic[] = [];
  let weighty: string[] = [];
  for (const { text } of history.filter(({ isUser }) => isUser)) {
    await nextTurn();
    const read = readMessage(text.slice(0, longestMemory), today, knowledge);
    const found = read.topics.length > 0 ? read.topics : topicsOfNamed(read.named);
    if (read.telling.length > 0) weighty = read.weighty;
    if (found.length === 0 && !saysSomething(read.own)) continue;
    const changes =
      found.length > 0 && topics.length > 0 && !found.some((one) => topics.includes(one));
    wish = withMemory(read.own, changes ? whoAndWhen(wish) : wish);
    if (found.length > 0) topics = found;
  }
  return { wish, topics, weighty };
}

function shownLast({ history }: Asked, { mentions }: Knowledge): Thing[] {
  const last = history.findLast(({ isUser }) => !isUser);
  return last ? mentions.listedIn(last.text) : [];
}
