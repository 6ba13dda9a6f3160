/** Trains a classifier, and finds out on held-out authors how sure it must be. */
import { type EmergencySign, type EmergencySigns, signIn } from '#domain/assistant/alarms.ts';
import {
  type ClassifierScores,
  temperatureFor,
  thresholdFor,
} from '#domain/assistant/classifier/calibration.ts';
import { countsOf, vectorOf } from '#domain/assistant/classifier/features.ts';
import { type ClassifierGuess, packHead } from '#domain/assistant/classifier/head.ts';
import { type LearntClassifier, learn, scoresOf } from '#domain/assistant/classifier/learner.ts';
import { chancesOf } from '#domain/assistant/classifier/softmax.ts';
import type { CataloguePhrase } from '#server/assistant/understand/catalogue-phrases.ts';
import {
  actOf,
  actsOf,
  alarmIn,
  type IntentJudgement,
  isAlarm,
  type Judgement,
} from '#server/assistant/understand/classifiers.ts';
import type { Corpus } from '#server/assistant/understand/corpus.ts';
import {
  type Lesson,
  type LessonSubject,
  lessonsFor,
  withNoise,
} from '#server/assistant/understand/lessons.ts';

interface Trial extends ClassifierScores {
  lesson: Lesson;
  labels: readonly string[];
}

/** A trial with its guesses, as sure as they may be: finely, and as acts. */
export interface Outcome {
  lesson: Lesson;
  guesses: ClassifierGuess[];
  acts: ClassifierGuess[];
}

/** How often a guess must be right to be acted upon. */
const rightShare = 0.88;
/** How seldom nothing may raise an alarm. */
export const falseAlarms = 0.01;
/** And how seldom the numbers are named beside an answer, in case. */
export const falseDoubts = 0.04;

export function train(
  subject: LessonSubject,
  corpus: Corpus,
  phrases: readonly CataloguePhrase[],
): Judgement | IntentJudgement {
  const { judgement, outcomes } = trained(subject, corpus, phrases);
  return subject === 'intent' ? withAlarms(judgement, outcomes, corpus) : judgement;
}

function withAlarms(
  judgement: Judgement,
  outcomes: readonly Outcome[],
  corpus: Corpus,
): IntentJudgement {
  return {
    ...judgement,
    signs: corpus.signs,
    alarms: alarmsOf(outcomes, corpus.signs, falseAlarms),
    doubts: alarmsOf(outcomes, corpus.signs, falseDoubts),
  };
}

function trained(subject: LessonSubject, corpus: Corpus, phrases: readonly CataloguePhrase[]) {
  const lessons = lessonsFor(subject, corpus, phrases);
  const { outcomes, temperature } = outcomesOf(trialsOf(lessons, corpus, [1]));
  const head = packHead(learn(withNoise(lessons, corpus)), temperature);
  const judgement: Judgement = { head, sure: sureOf(outcomes) };
  return { judgement, outcomes };
}

/** Each fold in its turn, judged by what learnt nothing of its authors. */
export function trialsOf(
  lessons: readonly Lesson[],
  corpus: Corpus,
  folds: readonly number[],
): Trial[] {
  return folds.flatMap((fold) => {
    const others = lessons.filter((lesson) => lesson.fold !== fold);
    const learnt = learn(withNoise(others, corpus));
    const held = lessons.filter((lesson) => lesson.fold === fold);
    return held.flatMap((lesson) => trialOf(learnt, lesson));
  });
}

function trialOf(learnt: LearntClassifier, lesson: Lesson): Trial[] {
  const right = learnt.labels.indexOf(lesson.is);
  if (right < 0) return [];
  const scores = scoresOf(learnt, vectorOf(countsOf(lesson.text, lesson.before), learnt.rarity));
  return [{ lesson, scores, right, labels: learnt.labels }];
}

export function outcomesOf(trials: readonly Trial[]) {
  const temperature = temperatureFor(trials);
  const outcomes = trials.map(({ lesson, scores, labels }): Outcome => {
    const likely = chancesOf(scores, temperature);
    const guesses = labels
      .map((is, at) => ({ is, p: likely[at] ?? 0 }))
      .toSorted((a, b) => b.p - a.p);
    return { lesson, guesses, acts: actsOf(guesses) };
  });
  return { temperature, outcomes };
}

/** Of each act from which probability on it is believed. */
function sureOf(outcomes: readonly Outcome[]): Record<string, number> {
  const weighed = outcomes.map(({ lesson, acts: [best] }) => ({
    is: best?.is ?? '',
    p: best?.p ?? 0,
    isRight: best?.is === actOf(lesson.is),
  }));
  const all = thresholdFor(weighed, rightShare);
  const each = [...Map.groupBy(weighed, ({ is }) => is)].map(([is, some]) => [
    is,
    some.length < fewest ? all : thresholdFor(some, rightShare),
  ]);
  return Object.fromEntries(each);
}

/** Of fewer nothing can be said. */
const fewest = 30;

/** Of the levels at which hardly anything harmless raises an alarm, those at which most danger is heard. */
export function alarmsOf(
  outcomes: readonly Outcome[],
  signs: EmergencySigns,
  share: number,
): Record<EmergencySign, number> {
  const judged = outcomes.map(({ lesson, acts }) => ({
    sign: signIn(lesson.text, signs),
    level: alarmIn(acts),
    isDanger: isAlarm(lesson.is),
  }));
  const calm = judged.filter(({ isDanger }) => !isDanger);
  const levels = (isDanger: boolean, sign: EmergencySign) =>
    judged
      .filter((one) => one.isDanger === isDanger && one.sign === sign)
      .map(({ level }) => level)
      .toSorted((a, b) => b - a);
  /** What each share of the false alarms that may be costs, and gains. */
  const choices = (sign: EmergencySign) => {
    const [harmless, danger] = [levels(false, sign), levels(true, sign)];
    return parts.map((part) => {
      const level = (harmless[Math.floor(part * share * calm.length)] ?? 0) + 1e-6;
      return { part, level, heard: danger.filter((one) => one >= level).length };
    });
  };
  const all = choices('sure').flatMap((sure) =>
    choices('possible').flatMap((possible) =>
      choices('none').map((none) => ({
        heard: sure.heard + possible.heard + none.heard,
        spent: sure.part + possible.part + none.part,
        levels: { sure: sure.level, possible: possible.level, none: none.level },
      })),
    ),
  );
  const allowed = all.filter(({ spent }) => spent <= 1.001);
  const [best] = allowed.toSorted((a, b) => b.heard - a.heard);
  return best?.levels ?? { sure: 1, possible: 1, none: 1 };
}

const parts = Array.from({ length: 11 }, (_, at) => at / 10);
