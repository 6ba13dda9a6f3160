import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatterKind } from '#contract/matters/kinds.ts';
import { MatterState, PaperState, StepState } from '#contract/matters/parts.ts';
import { Failure } from '#domain/failure.ts';
import { areaOf, deskMatterPath, matterPath } from '#domain/matters/areas.ts';
import { waitsOn } from '#domain/matters/life.ts';
import {
  applyToSteps,
  checkBringing,
  checkJudging,
  type StepStanding,
  stepsFrom,
  turnIn,
} from '#domain/matters/steps.ts';

const step = (number: number, state: StepState, papers: PaperState[] = []): StepStanding => ({
  number,
  state,
  papers: papers.map((paper) => ({ state: paper })),
});

const states = (steps: StepStanding[]) => steps.map(({ state }) => state);
const refused = (code: string) => (error: unknown) =>
  error instanceof Failure && error.code === code;

test('a step goes only where the house rules let it', () => {
  const rules: Record<StepState, StepState[]> = {
    locked: [],
    open: ['waiting', 'done', 'rejected'],
    waiting: ['open', 'done', 'rejected'],
    done: [],
    rejected: ['open'],
  };
  for (const from of StepState.options)
    for (const to of StepState.options) {
      const move = () => applyToSteps([step(1, from)], 1, { state: to, reason: 'Because.' });
      assert.equal(stepsFrom(from).includes(to), rules[from].includes(to));
      if (rules[from].includes(to)) assert.deepEqual(states(move()), [to]);
      else assert.throws(move, refused('matter_state'), `${from} to ${to}`);
    }
  assert.throws(() => applyToSteps([], 1, { state: 'done', reason: '' }), refused('not_found'));
});

test('what is done opens the next one, and nothing beyond it', () => {
  const steps = [step(1, 'open'), step(2, 'locked'), step(3, 'locked')];
  const after = applyToSteps(steps, 1, { state: 'done', reason: '' });
  assert.deepEqual(states(after), ['done', 'open', 'locked']);
  const handedIn = applyToSteps(steps, 1, { state: 'waiting', reason: '' });
  assert.deepEqual(states(handedIn), ['waiting', 'locked', 'locked']);
});

test('papers that came are read before a step goes on; what never came needs a reason', () => {
  const done = (papers: PaperState[], reason = '') =>
    applyToSteps([step(1, 'open', papers)], 1, { state: 'done', reason });
  assert.deepEqual(states(done(['accepted', 'accepted'])), ['done']);
  for (const paper of ['received', 'rejected'] as const)
    assert.throws(() => done(['accepted', paper], 'Never mind.'), refused('matter_state'));
  assert.throws(() => done(['missing']), refused('validation_failed'));
  assert.deepEqual(states(done(['missing'], 'There is no such report.')), ['done']);
  const silent = () => applyToSteps([step(1, 'open')], 1, { state: 'rejected', reason: '' });
  assert.throws(silent, refused('validation_failed'));
});

test('a paper is brought until it is accepted, and judged once it has come', () => {
  for (const paper of PaperState.options)
    for (const state of StepState.options) {
      const over = state === 'done' || state === 'rejected';
      const bring = () => checkBringing(paper, state);
      if (paper === 'accepted' || over) assert.throws(bring, refused('matter_state'));
      else bring();
      const judge = () => checkJudging(paper, state);
      if (paper === 'missing' || state === 'done') assert.throws(judge, refused('matter_state'));
      else judge();
    }
});

test('an application being fulfilled waits for papers, for the authority, or for the house', () => {
  const turn = (steps: StepStanding[]) => turnIn('fulfilling', steps);
  assert.equal(turn([]), 'house');
  assert.equal(turn([step(1, 'open', ['missing'])]), 'client');
  assert.equal(turn([step(1, 'open', ['received'])]), 'house');
  assert.equal(turn([step(1, 'waiting', ['missing'])]), 'authority');
  assert.equal(turn([step(1, 'done', ['missing']), step(2, 'locked', ['missing'])]), 'house');
  for (const state of MatterState.options)
    if (state !== 'fulfilling')
      assert.equal(turnIn(state, [step(1, 'open', ['missing'])]), waitsOn(state));
});

test('every kind has its place on the dashboard', () => {
  const places = { ...Object.groupBy(MatterKind.options, areaOf) };
  assert.deepEqual(places, {
    requests: ['custom', 'consultation', 'document', 'expert_chat'],
    'real-estate': ['viewing', 'property_search'],
    business: ['company', 'visa', 'banking', 'legal'],
    education: ['school'],
    vip: ['table', 'event', 'membership'],
  });
  assert.equal(matterPath('vip', 'x'), '/dashboard/vip/x');
  assert.equal(deskMatterPath('x'), '/desk/matters/x');
});
