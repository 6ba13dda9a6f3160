/** What training gives: the classifiers, and from where on each of their guesses is believed. */
import type { EmergencySign, EmergencySigns } from '#domain/assistant/alarms.ts';
import type { ClassifierGuess, ClassifierHead } from '#domain/assistant/classifier/head.ts';

export interface Judgement {
  head: ClassifierHead;
  /** From which probability on each act, or each entry, is believed. */
  sure: Record<string, number>;
}

export interface IntentJudgement extends Judgement {
  signs: EmergencySigns;
  /** How likely danger must be, by what is said of it. */
  alarms: Record<EmergencySign, number>;
  /** And how likely, that the numbers to call are named in case. */
  doubts: Record<EmergencySign, number>;
}

export interface Trained {
  intent: IntentJudgement;
  entry: Judgement;
  thing: Judgement;
  facet: Judgement;
  turn: Judgement;
}

/** Somebody is in danger, from others or from themselves. */
export const isAlarm = (act: string): boolean =>
  act === 'distress' || (act.startsWith('emergency-') && act !== 'emergency-lookalike');

export const alarmIn = (acts: readonly ClassifierGuess[]): number =>
  acts.reduce((sum, { is, p }) => (isAlarm(is) ? sum + p : sum), 0);

/** `own:own-paid` is the act `own`. */
export const actOf = (intent: string): string => intent.split(':')[0] ?? intent;

/** An act is as likely as all that it is made of. */
export function actsOf(intents: readonly ClassifierGuess[]): ClassifierGuess[] {
  const sums = new Map<string, number>();
  for (const { is, p } of intents) sums.set(actOf(is), (sums.get(actOf(is)) ?? 0) + p);
  return [...sums].map(([is, p]) => ({ is, p })).toSorted((a, b) => b.p - a.p);
}

/** What an act is about, supposing that it is that act. */
export function guessesWithinAct(
  act: string,
  intents: readonly ClassifierGuess[],
): ClassifierGuess[] {
  const some = intents.filter(({ is }) => is.startsWith(`${act}:`));
  const all = some.reduce((sum, { p }) => sum + p, 0) || 1;
  return some.map(({ is, p }) => ({ is: is.slice(act.length + 1), p: p / all }));
}
