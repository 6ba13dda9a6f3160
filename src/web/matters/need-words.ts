/** What a matter waits for, in words; what waits on the client is named piece by piece. */

import type { Matter, MatterSummary } from '#contract/matters/matters.ts';
import type { MatterStep, StepPaper } from '#contract/matters/parts.ts';
import type { Language } from '#contract/primitives.ts';
import { isOpen } from '#domain/matters/life.ts';
import type { Texts } from '#web/feature-texts.ts';
import { sayWhenHere } from '#web/platform/moments.ts';

type Words = Texts['matters']['awaited'];

export function awaitedIn(matter: MatterSummary, words: Words, language: Language): string {
  const { state, waitsOn, pausedUntil } = matter;
  if (pausedUntil) return words.rests(sayWhenHere(pausedUntil, language));
  if (isAnswered(matter)) return words.answered;
  if (state === 'fulfilling' && waitsOn !== 'nobody') return words.working[waitsOn];
  return words.states[state];
}

/** A talk in which the house had the last word: nobody owes anything. */
export const isAnswered = ({ kind, waitsOn, promise }: MatterSummary): boolean =>
  kind === 'consultation' && waitsOn === 'house' && promise === null;

/** The same for one that is read whole: how many papers, which quote. */
export function awaitedOf(matter: Matter, words: Words, language: Language): string {
  if (!isOpen(matter.state) || matter.pausedUntil) return awaitedIn(matter, words, language);
  const papers = wantedPapers(matter).length;
  const quote = openQuote(matter);
  if (quote && papers > 0) return words.quoteAndPapers(papers);
  if (papers > 0) return words.papers(papers);
  // A changed quote may wait for an answer while the work goes on.
  if (quote) return words.states.proposed;
  return awaitedIn(matter, words, language);
}

export const isWanted = ({ state }: StepPaper) => state === 'missing' || state === 'rejected';

/** The step that is being worked on; none once all are done. */
export const currentStep = ({ steps }: Pick<Matter, 'steps'>): MatterStep | undefined =>
  steps.find(({ state }) => state !== 'done' && state !== 'locked');

const wantedPapers = (matter: Matter): StepPaper[] =>
  currentStep(matter)?.papers.filter(isWanted) ?? [];

/** The version that can be answered now. */
const openQuote = ({ quotes }: Matter) => quotes.findLast(({ state }) => state === 'sent');
