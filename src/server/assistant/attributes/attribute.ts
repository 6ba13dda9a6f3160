import type { Day, Language } from '#contract/primitives.ts';
import type { MessageAct } from '#domain/assistant/lexicon.ts';
import type { Speaker } from '#server/assistant/money-words.ts';
import type { Words } from '#server/assistant/words.ts';

export interface Attribute {
  /** Said when one of these is asked; said always where there is none. */
  acts: MessageAct[];
  text: string;
}

export interface Telling {
  language: Language;
  say: Words;
  speaker: Speaker;
  today: Day;
  /** How old the children are, where they said so. */
  ages: number[];
  /** The stems of the question, for what no act covers. */
  stems: readonly string[];
  yearName: (curriculum: string, age: number) => string | undefined;
}
