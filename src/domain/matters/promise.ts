/** The promise clock: when the next word of the house is due, and whether it came in time. */
import type { MatterWaitsOn } from '#contract/matters/matters.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore, minutesAfter, secondsAfter, secondsBetween } from '#domain/time.ts';

export interface Promised {
  kind: 'first_word' | 'next_word';
  from: Instant;
  due: Instant;
  /** It has passed and was written down; the word is still owed. */
  missed: boolean;
}

/** How soon a plan answers, and how often it lets hear from itself while it works. */
export interface PromisePace {
  answerMinutes: number;
  wordMinutes: number;
}

/** Whoever has no plan is answered as the first of them promises. */
const standardPlan = 'essential';

/** The plan whose promise holds for somebody: their own, or the first of them. */
export function promisingPlan<Plan extends { id: string }>(
  plans: readonly Plan[],
  own: string | null | undefined,
): Plan {
  const named = (id: string) => plans.find((plan) => plan.id === id);
  const plan = (own && named(own)) || named(standardPlan);
  if (!plan) throw new Error('The catalogue has lost the plan that everybody falls back on.');
  return plan;
}

const day = 24 * 60;

/** While the house works on something, silence never lasts longer. */
const wordMinutes: Record<string, number> = {
  essential: 2 * day,
  premium: day,
  platinum: 12 * 60,
};

/** `answerMinutes` is the plan's own figure of the catalogue; what is urgent has half the time. */
export function paceOf(
  plan: { id: string; responseMinutes: number },
  urgent: boolean,
): PromisePace {
  const share = urgent ? 2 : 1;
  const word = wordMinutes[plan.id] ?? 2 * day;
  return {
    answerMinutes: Math.ceil(plan.responseMinutes / share),
    wordMinutes: Math.ceil(word / share),
  };
}

/** The house has just been asked. */
export const firstWord = ({ answerMinutes }: PromisePace, now: Instant): Promised =>
  promised('first_word', now, answerMinutes);

/** Who has just been heard, and how things stand after it. */
export interface Turn {
  heard: 'client' | 'house' | 'nobody';
  waitsOn: MatterWaitsOn;
  /** Nothing is owed while a matter rests, nor once it is over. */
  rests: boolean;
  /** It is a talk and nothing else, and the house has just answered: until the client writes again no word is owed. */
  isAnswered?: boolean;
  pace: PromisePace;
  now: Instant;
}

export function nextPromise(before: Promised | null, turn: Turn): Promised | null {
  const { heard, waitsOn, rests, isAnswered = false, pace, now } = turn;
  if (rests || isAnswered || waitsOn === 'nobody') return null;
  // A question is owed an answer, also while an answer of the client is wanted.
  if (heard === 'client') return sooner(before, promised('next_word', now, pace.answerMinutes));
  if (waitsOn === 'client') return heard === 'house' ? null : before;
  if (heard === 'nobody' && before) return before;
  return promised('next_word', now, pace.wordMinutes);
}

const promised = (kind: Promised['kind'], from: Instant, minutes: number): Promised => ({
  kind,
  from,
  due: minutesAfter(from, minutes),
  missed: false,
});

/** What was promised for earlier stays promised. */
const sooner = (before: Promised | null, after: Promised): Promised =>
  before && !isBefore(after.due, before.due) ? before : after;

/** What becomes urgent has half of the time that was left; what was late already is late. */
export function hastenPromise(promise: Promised, now: Instant): Promised {
  const left = secondsBetween(now, promise.due);
  return left <= 0 ? promise : { ...promise, due: secondsAfter(now, Math.floor(left / 2)) };
}

/** At the moment itself it is still kept. */
const isLate = ({ due }: Promised, now: Instant): boolean => isBefore(due, now);

/** Late, and nobody has written it down yet. */
export const isFreshMiss = (promise: Promised | null, now: Instant): boolean =>
  promise !== null && !promise.missed && isLate(promise, now);

/** A word of the house keeps the promise that was open, unless it came late. */
export const isKept = (promise: Promised | null, now: Instant): boolean =>
  promise !== null && !promise.missed && !isLate(promise, now);

/** From then on less than a quarter of the time is left. */
export const riskFrom = ({ from, due }: Promised): Instant =>
  secondsAfter(from, Math.ceil((secondsBetween(from, due) * 3) / 4));

const furthestDays = 30;

/** Somebody of the house names the hour themselves. */
export function promiseBy(due: Instant, now: Instant): Promised {
  if (!isBefore(now, due)) refuse('It must lie ahead');
  if (!isBefore(due, minutesAfter(now, furthestDays * day)))
    refuse(`It must be within ${furthestDays} days`);
  return { kind: 'next_word', from: now, due, missed: false };
}

function refuse(sentence: string): never {
  throw new Failure('validation_failed', `Please check due: ${sentence}.`, {
    fields: { due: sentence },
  });
}
