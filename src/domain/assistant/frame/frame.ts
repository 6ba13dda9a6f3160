/** What a conversation has come to: of what is spoken, who comes and when, what was shown and refused. */
import type { Day, Language, Money } from '#contract/primitives.ts';
import type { Focus } from '#domain/assistant/frame/focus.ts';
import type { Occasion } from '#domain/assistant/frame/occasions.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import { noWish, type SpokenWish } from '#domain/assistant/wish.ts';

export interface Frame {
  /** The kinds of things that are spoken of, the likeliest first. */
  topics: Topic[];
  /** Who, when, where, for how much, and what they need. */
  wish: SpokenWish;
  /** Ids of what the last answer showed, in its order. */
  shown: string[];
  /** Ids of the last list of more than one: `the second one` is meant of it, whatever was said since. */
  listed: string[];
  /** Ids of what was spoken of by itself, the latest first: `back to the hotel`. */
  spoken: string[];
  refused: { things: string[]; areas: string[] };
  /** Words that shall describe it: quiet, private. */
  qualities: string[];
  occasion?: Occasion;
  /** The language they asked to be answered in. */
  language?: Language;
  /** The last question in words of its own, for the same in another language. */
  asked?: string;
  /** The words of it that carry the wish, for a question that says none. */
  words: string[];
  /** What the last answer was about. */
  focus?: Focus;
  /** The danger that somebody spoke of, until they speak of something else. */
  alarm?: string;
}

export const emptyFrame: Frame = {
  topics: [],
  wish: noWish,
  shown: [],
  listed: [],
  spoken: [],
  refused: { things: [], areas: [] },
  qualities: [],
  words: [],
};

/** One message as it was read, and what the catalogue knows of what was shown before it. */
export interface HeardMessage {
  message: string;
  /** Its own subject; none where it goes on with the one before. */
  topics: Topic[];
  wish: SpokenWish;
  /** The whole question, where it goes on with the one before. */
  asked?: string;
  /** Areas it names as not wanted. */
  refusedAreas: string[];
  /** The words that carry its wish; none where it says nothing by itself. */
  words: string[];
  before: { cheapest?: Money; areas: string[] };
}

/** Nobody reads on beyond them, and a frame stays small. */
const most = { shown: 12, refused: 40, words: 24, asked: 300 };

interface Told {
  alarm?: string | undefined;
  focus?: Focus | undefined;
}

/** What an answer showed, in its order; one that shows nothing leaves the list before it standing. */
export function withShown(frame: Frame, ids: readonly string[], told: Told = {}): Frame {
  const shown = [...new Set(ids)].slice(0, most.shown);
  const { alarm: _over, focus: _before, ...rest } = frame;
  const { alarm, focus } = told;
  const listed = shown.length > 1 ? shown : frame.listed;
  const only = focus?.of === 'thing' ? focus.ids : [];
  const spoken = [...new Set([...only, ...frame.spoken])].slice(0, most.shown);
  return { ...rest, shown, listed, spoken, ...(focus && { focus }), ...(alarm && { alarm }) };
}

export const boundFrame = (frame: Frame): Frame => ({
  ...frame,
  refused: {
    things: [...new Set(frame.refused.things)].slice(-most.refused),
    areas: [...new Set(frame.refused.areas)].slice(-most.refused),
  },
  qualities: [...new Set(frame.qualities)].slice(-most.words),
  words: frame.words.slice(0, most.words),
  ...(frame.asked !== undefined && { asked: frame.asked.slice(0, most.asked).toWellFormed() }),
});

/** A day that is over is no wish any more, whoever comes back to it later. */
export function withoutPastDay(frame: Frame, today: Day): Frame {
  const { day, until, end, ...hour } = frame.wish.when;
  const last = end ?? until ?? day;
  if (!day || !last || last >= today) return frame;
  return { ...frame, wish: { ...frame.wish, when: hour } };
}
