/**
 * Judges an answer sentence by sentence while it is written, by what it claims: each figure must be of the
 * thing it is said of, nothing is done that was not done, and nothing leads out of the house.
 */
import { otherIn, strangerIn } from '#domain/assistant/claims/contacts.ts';
import { deedIn } from '#domain/assistant/claims/deeds.ts';
import { type ClaimsFound, figuresBy } from '#domain/assistant/claims/figures.ts';
import type { Grounds } from '#domain/assistant/claims/grounds.ts';
import { promiseIn } from '#domain/assistant/claims/promises.ts';
import { recitesSecret } from '#domain/assistant/claims/recital.ts';

interface Fault {
  reason: string;
  /** Then nothing of the answer is to be trusted; else the sentence alone is left out. */
  isGrave: boolean;
}

export interface ClaimsJudge {
  look(sentence: string): Fault | undefined;
  /** Ids of what was named in what was let through. */
  named(): string[];
  /** Whether what was let through answers: it says something that is known, and a price where one was asked. */
  answers(wantsPrice: boolean): boolean;
}

/** What stands before is read with it: a deed may be told over two lines. */
const remembered = 160;

const goingOn =
  /^\W*(?:it|its|it['’]s|that|this|these|those|they|which|so|and|but|also)\b|^\s*(?:هذا|هذه|ذلك|وهو|وهي|لذلك|كما|أيضًا|و)/i;

export function judgeOf(grounds: Grounds): ClaimsJudge {
  const figured = figuresBy(grounds);
  const named = new Set<string>();
  let current: string[] | undefined;
  let line = '';
  let cut = 0;
  let wasCut = false;
  let facts = 0;
  let sums = 0;
  const pass = (looked: ClaimsFound) => {
    for (const id of looked.ids) named.add(id);
    facts += Number(looked.hasFigure || looked.ids.length > 0);
    sums += Number(looked.hasSum);
    return undefined;
  };
  return {
    look: (sentence) => {
      const before = /[.!?؟]\s*$/.test(line) ? '' : line;
      line = (before + sentence).slice(-remembered);
      const grave = graveIn(line, grounds);
      if (grave) return { reason: grave, isGrave: true };
      // What goes on from a sentence that was left out means something else without it.
      if (wasCut && goingOn.test(sentence)) return { reason: 'it goes on from it', isGrave: false };
      const looked = figured(sentence, current);
      if (looked.hasName) current = looked.ids;
      const ids = looked.ids.length > 0 ? looked.ids : (current ?? grounds.meant);
      const fault =
        looked.unfounded ??
        strangerIn(line, grounds.contacts()) ??
        promiseIn(sentence, ids, grounds);
      wasCut = fault !== undefined;
      if (!fault) return pass(looked);
      cut += 1;
      return { reason: fault, isGrave: false };
    },
    named: () => [...named],
    answers: (wantsPrice) => cut === 0 || (cut === 1 && facts > 0 && (!wantsPrice || sums > 0)),
  };
}

function graveIn(text: string, grounds: Grounds): string | undefined {
  const { secret } = grounds;
  const deed = deedIn(text, grounds.own());
  if (deed) return `it says that something was done: ${deed}`;
  if (recitesSecret(text, secret)) return 'it recites what it was told to be';
  const other = otherIn(text, grounds.contacts());
  return other && `it speaks of somebody else: ${other}`;
}
