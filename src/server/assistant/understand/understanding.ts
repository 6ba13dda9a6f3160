/** From what somebody wrote, and what was said before, to what is meant. */
import type { Persona } from '#contract/catalogue/personas.ts';
import type { Day, Language } from '#contract/primitives.ts';
import type { ClassifierGuess } from '#domain/assistant/classifier/head.ts';
import { frameAfterMessage } from '#domain/assistant/frame/changes.ts';
import {
  emptyFrame,
  type Frame,
  type HeardMessage,
  withoutPastDay,
} from '#domain/assistant/frame/frame.ts';
import { daysMoved, languageAskedIn } from '#domain/assistant/frame/moves.ts';
import type { MessageAct, Topic } from '#domain/assistant/lexicon.ts';
import { type SpokenWish, whoAndWhen, withMemory } from '#domain/assistant/wish.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';
import type { Mention } from '#server/assistant/understand/mentions.ts';
import { type Read, readMessage } from '#server/assistant/understand/message-reader.ts';
import { nextTurn } from '#server/platform/turns.ts';

export interface Said {
  text: string;
  isUser: boolean;
}

export interface AskedMessage {
  message: string;
  /** Earlier messages, oldest first: what the house kept, or what they say they said themselves. */
  history: readonly Said[];
  /** What the conversation has come to; nothing where the history alone tells. */
  frame?: Frame | undefined;
  language: Language;
  persona: Persona;
  today: Day;
  /** Its words are said of what was spoken of, and name no subject. */
  keepsSubject?: boolean;
}

export interface Understanding extends AskedMessage {
  /** Every word in its searched spelling, slips mended. */
  stems: string[];
  /** The words that carry a wish. */
  weighty: string[];
  /** Those of them that say what is wanted, and not when, how many or what of it. */
  telling: string[];
  acts: ReadonlySet<MessageAct>;
  /** The best first; the subject of the conversation where the message names none itself. */
  topics: Topic[];
  /** The message itself names no subject. */
  isFollowUp: boolean;
  named: Mention[];
  /** What it may describe without naming it. */
  described: readonly ClassifierGuess[];
  wish: SpokenWish;
  /** What this message alone says. */
  own: SpokenWish;
  /** What the last answer showed, in its order. */
  shown: Thing[];
  /** The last list that was shown. */
  listed: Thing[];
  /** What was spoken of by itself, the latest first. */
  spoken: Thing[];
  /** What the conversation has come to with this message, and what was heard in it. */
  frame: Frame;
  heard: HeardMessage;
  /** The danger that was spoken of before. */
  danger: string | undefined;
  /** Their last question, whole. */
  previous: string | undefined;
  /** The words of their last message, for a question that says none of its own. */
  before: string[];
  /** Places outside what the house serves, as they were written. */
  elsewhere: string[];
}

export async function understandMessage(
  asked: AskedMessage,
  knowledge: Knowledge,
): Promise<Understanding> {
  // Reading a message takes some milliseconds: everybody else has a turn before each.
  await nextTurn();
  const before = withoutPastDay(asked.frame ?? (await frameOf(asked, knowledge)), asked.today);
  const written = readMessage(asked.message, asked.today, knowledge);
  const heard = heardIn(asked.message, withoutTopics(written, asked), { before, knowledge });
  const frame = frameAfterMessage(before, heard);
  // Whoever asks for nothing but another language asks the same once more.
  const again = languageAskedIn(plain(asked.message)) && before.asked;
  const read = again ? readMessage(again, asked.today, knowledge) : written;
  const message = again || asked.message;
  const ownTopics = asked.keepsSubject ? [] : topicsIn(read);
  const things = (ids: readonly string[]) => ids.flatMap((id) => knowledge.byId.get(id) ?? []);
  return {
    ...asked,
    message,
    ...read,
    named: asked.keepsSubject ? [] : read.named,
    own: movedWith(read.own, frame, message),
    topics: ownTopics.length > 0 ? ownTopics : frame.topics,
    isFollowUp: ownTopics.length === 0,
    wish: frame.wish,
    shown: things(before.shown),
    listed: things(before.listed),
    spoken: things(before.spoken),
    described: [],
    before: before.words,
    danger: before.alarm,
    previous: before.asked,
    frame,
    heard,
  };
}

const withoutTopics = (read: Read, { keepsSubject }: AskedMessage): Read =>
  keepsSubject ? { ...read, topics: [] } : read;

/** `The day after` names a day as well as a date would. */
const movedWith = (own: SpokenWish, { wish }: Frame, message: string): SpokenWish =>
  wish.when.day && daysMoved(plain(message)) !== undefined
    ? { ...own, when: { ...own.when, ...wish.when } }
    : own;

const topicsIn = ({ topics, named }: Pick<Understanding, 'topics' | 'named'>): Topic[] =>
  topics.length > 0 ? topics : topicsOfNamed(named);

interface Known {
  before: Frame;
  knowledge: Knowledge;
}

function heardIn(message: string, read: Read, { before, knowledge }: Known): HeardMessage {
  const seen = before.shown.flatMap((id) => knowledge.byId.get(id) ?? []);
  const priced = seen.filter(({ price }) => price !== null);
  const cheapest = priced.toSorted((a, b) => inDirhams(a) - inDirhams(b))[0]?.price;
  return {
    message,
    topics: topicsIn(read),
    wish: read.own,
    refusedAreas: read.refusedAreas,
    words: read.telling.length > 0 ? read.weighty : [],
    before: {
      ...(cheapest && { cheapest: { amount: cheapest.amount, currency: cheapest.currency } }),
      areas: seen.flatMap(({ area }) => area ?? []),
    },
  };
}

/** Characters; what somebody wanted earlier is said early, and anybody can send any history. */
const longestMemory = 600;

/** Where the house remembers nothing yet, what they say they said makes the frame. */
async function frameOf({ history, today }: AskedMessage, knowledge: Knowledge): Promise<Frame> {
  let frame = emptyFrame;
  for (const { text, isUser } of history) {
    if (!isUser) continue;
    await nextTurn();
    const message = text.slice(0, longestMemory);
    const read = readMessage(message, today, knowledge);
    frame = frameAfterMessage(frame, heardIn(message, read, { before: frame, knowledge }));
  }
  return frame;
}

/** One clause of a message that holds several wishes; who comes and when is said once for all of them. */
export function understandPart(
  text: string,
  whole: Understanding,
  knowledge: Knowledge,
): Understanding {
  const read = readMessage(text, whole.today, knowledge);
  const topics = topicsIn(read);
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
