import type { Day } from '#contract/primitives.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { readMessage } from '#server/assistant/message-reader.ts';
import type { Steps } from '#server/platform/turns.ts';

/** Every kind of word that is looked for in a message: names, days, people, money and slips, in both languages. */
const lines = [
  'a yacht for four on friday at 5pm',
  'a vila on the palm for 2 adults and a child of 7 from 3 december, under AED 50,000',
  'يخت لأربعة أشخاص يوم الجمعة الساعة 5 مساء',
];

/**
 * The first messages run what was never run, five times as long as the next: the house reads some itself,
 * twice, for only then is it all compiled.
 */
export function* rehearse(knowledge: Knowledge, today: Day): Steps<void> {
  for (const line of [...lines, ...lines]) {
    readMessage(line, today, knowledge);
    yield;
  }
}
