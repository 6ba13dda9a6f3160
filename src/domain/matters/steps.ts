/** How the numbered steps of an application move, and when a paper of one is in order. Which there are is in the catalogue. */

import type { MatterWaitsOn } from '#contract/matters/matters.ts';
import type { MatterState, PaperState, StepState } from '#contract/matters/parts.ts';
import { Failure } from '#domain/failure.ts';
import { waitsOn } from '#domain/matters/life.ts';

export interface StepStanding {
  number: number;
  state: StepState;
  papers: { state: PaperState }[];
}

/** Where a step may go. A locked one opens by itself, when the one before it is done. */
const transitions: Record<StepState, StepState[]> = {
  locked: [],
  open: ['waiting', 'done', 'rejected'],
  waiting: ['open', 'done', 'rejected'],
  done: [],
  rejected: ['open'],
};

export const stepsFrom = (state: StepState): readonly StepState[] => transitions[state];

/** Moves one step; when it is done, the next one opens. */
export function applyToSteps<S extends StepStanding>(
  steps: S[],
  number: number,
  { state, reason }: { state: StepState; reason: string },
): S[] {
  const step = steps.find((one) => one.number === number);
  if (!step) throw new Failure('not_found', 'There is no such step.');
  if (!transitions[step.state].includes(state))
    throw new Failure('matter_state', `A step that is ${step.state} cannot become ${state}.`);
  if (state !== 'open' && state !== 'rejected') checkPapers(step, state, reason);
  if (state === 'rejected' && reason === '') refuseSilence('rejected');
  return steps.map((one) => {
    if (one.number === number) return { ...one, state };
    const opens = state === 'done' && one.number === number + 1 && one.state === 'locked';
    return opens ? { ...one, state: 'open' } : one;
  });
}

/**
 * Whatever has come is read and right before the step goes on. What never came may be left out, since
 * some papers are only wanted where they apply, but not without a word.
 */
function checkPapers({ papers }: StepStanding, state: StepState, reason: string): void {
  if (papers.some((paper) => paper.state === 'received' || paper.state === 'rejected'))
    throw new Failure('matter_state', 'First accept the papers of this step, or have them mended.');
  const lacks = papers.some((paper) => paper.state === 'missing');
  if (state === 'done' && lacks && reason === '') refuseSilence('done without all its papers');
}

function refuseSilence(how: string): never {
  const sentence = `A step is not ${how} without a reason`;
  throw new Failure('validation_failed', `Please check reason: ${sentence}.`, {
    fields: { reason: sentence },
  });
}

/** A client brings a paper, or a better one, until it was accepted or its step is over. */
export function checkBringing(paper: PaperState, step: StepState): void {
  if (paper === 'accepted')
    throw new Failure('matter_state', 'This paper is accepted; we need no other.');
  if (step === 'done' || step === 'rejected')
    throw new Failure('matter_state', `The step of this paper is ${step}.`);
}

/** The house has read it. */
export function checkJudging(paper: PaperState, step: StepState): void {
  if (paper === 'missing')
    throw new Failure('matter_state', 'This paper has not come yet; there is nothing to judge.');
  if (step === 'done') throw new Failure('matter_state', 'The step of this paper is done.');
}

/** Whose turn it is: an application also waits for papers, and for those who decide on it. */
export function turnIn(state: MatterState, steps: StepStanding[]): MatterWaitsOn {
  if (state !== 'fulfilling') return waitsOn(state);
  if (steps.some((step) => step.state === 'waiting')) return 'authority';
  const lacking = steps
    .filter((step) => step.state === 'open')
    .flatMap(({ papers }) => papers)
    .some((paper) => paper.state === 'missing' || paper.state === 'rejected');
  return lacking ? 'client' : 'house';
}
