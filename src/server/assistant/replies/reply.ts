/** What the brain has to say, before it is put into the shape that travels. */
import type { ActCard } from '#contract/assistant/acts.ts';
import type { AnswerMissing, Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import type { FollowUpKind } from '#contract/conversations/follow-ups.ts';
import type { Focus } from '#domain/assistant/frame/focus.ts';
import { nextOccurrence } from '#domain/vip/events.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import type { Continuation } from '#server/assistant/remember/relation.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { Tools } from '#server/assistant/tools.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export interface Reply {
  text: string;
  /** What is shown as cards, the first ones of it. */
  things: Thing[];
  /** What it rests on besides the things. */
  citations: Citation[];
  /** Whatever its figures were read from: entries, quotes, passages. Never sent. */
  sources: unknown[];
  actions: ProposedAction[];
  /** What one press does. */
  acts: ActCard[];
  suggestions: string[];
  missing: AnswerMissing[];
  offersPerson: boolean;
  /** What the desk is told at once, of whoever wrote. */
  raises?: Raising;
  /** What it is about, for whatever is asked next. */
  focus?: Focus | undefined;
}

export interface Raising {
  kind: FollowUpKind;
  /** A booking or a request of theirs. */
  reference?: string | undefined;
}

/** Everything a reply is made with. */
export interface Context {
  /** What the words of the message say by themselves. */
  heard: MessageGuesses;
  /** How it goes on with the answer before, where it does. */
  going: Continuation | undefined;
  meant: Understanding;
  knowledge: Knowledge;
  tools: Tools;
  telling: Telling;
}

export function replyWith(text: string, rest: Partial<Omit<Reply, 'text'>> = {}): Reply {
  const { things = [], sources = [] } = rest;
  return {
    text,
    citations: [],
    actions: [],
    acts: [],
    suggestions: [],
    missing: [],
    offersPerson: false,
    ...rest,
    things,
    // What is shown is also what figures may be read from.
    sources: [...sources, ...things.map(({ entry }) => entry.item)],
  };
}

/** What is reckoned from entries and said beside them: when an event comes next, what a year is called. */
export function reckonedFrom(
  things: readonly Thing[],
  { knowledge, tools, meant }: Context,
): unknown[] {
  const dates = things.flatMap(({ entry }) =>
    entry.of === 'event' ? [nextOccurrence(entry.item.when, tools.today)] : [],
  );
  const years =
    meant.wish.ages.length > 0 ? [knowledge.snapshot.texts('schooling').yearGroups] : [];
  return [...dates, ...years];
}
