/** Learns from examples which class a text belongs to: one line of weights for each place, by gradient descent on the softmax. */
import { chanceFrom, shuffle } from '#domain/assistant/classifier/chance.ts';
import {
  countsOf,
  type MessageVector,
  places,
  rarityOf,
  vectorOf,
} from '#domain/assistant/classifier/features.ts';
import { chancesOf } from '#domain/assistant/classifier/softmax.ts';

export interface ClassifierExample {
  text: string;
  is: string;
  /** What it goes on with. */
  before?: readonly string[];
}

/** As it was learnt, before it is packed. */
export interface LearntClassifier {
  labels: string[];
  /** By place, then by label. */
  weights: Float32Array;
  bias: Float32Array;
  rarity: Float32Array;
}

interface Lesson extends MessageVector {
  label: number;
}

const epochs = 5;
const firstStep = 5;
/** Classes that come often would win by that alone. */
const biasStep = 0.02;
/** A class that is ruled out already learns nothing from one text more. */
const negligible = 1e-3;

export function learn(examples: readonly ClassifierExample[]): LearntClassifier {
  const labels = [...new Set(examples.map(({ is }) => is))].toSorted();
  const counts = examples.map(({ text, before }) => countsOf(text, before));
  const rarity = rarityOf(counts);
  const index = new Map(labels.map((label, at) => [label, at]));
  const lessons = examples.map(({ is }, at): Lesson => {
    const vector = vectorOf(counts[at] ?? new Map(), rarity);
    return { ...vector, label: index.get(is) ?? 0 };
  });
  const learnt: LearntClassifier = {
    labels,
    rarity,
    weights: new Float32Array(places * labels.length),
    bias: new Float32Array(labels.length),
  };
  const shares = sharesOf(lessons, labels.length);
  const chance = chanceFrom(7);
  const all = epochs * lessons.length;
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const [at, lesson] of shuffle(lessons, chance).entries()) {
      const step = firstStep * (1 - (epoch * lessons.length + at) / all);
      correct(learnt, lesson, step * (shares[lesson.label] ?? 1));
    }
  return learnt;
}

export function scoresOf(
  { labels, weights, bias }: LearntClassifier,
  { at, worth }: MessageVector,
): Float32Array {
  const scores = Float32Array.from(bias);
  const width = labels.length;
  for (let one = 0; one < at.length; one += 1) {
    const row = (at[one] ?? 0) * width;
    const by = worth[one] ?? 0;
    for (let label = 0; label < width; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0) * by;
  }
  return scores;
}

/** Each weight moves against its share in the mistake. */
function correct(learnt: LearntClassifier, { at, worth, label: right }: Lesson, step: number) {
  const { weights, bias, labels } = learnt;
  const mistakes = chancesOf(scoresOf(learnt, { at, worth }), 1);
  mistakes[right] = (mistakes[right] ?? 0) - 1;
  const wrong: number[] = [];
  for (let label = 0; label < labels.length; label += 1) {
    const mistake = mistakes[label] ?? 0;
    if (Math.abs(mistake) <= negligible) continue;
    wrong.push(label);
    bias[label] = (bias[label] ?? 0) - biasStep * step * mistake;
  }
  for (let one = 0; one < at.length; one += 1) {
    const row = (at[one] ?? 0) * labels.length;
    const by = step * (worth[one] ?? 0);
    for (const label of wrong)
      weights[row + label] = (weights[row + label] ?? 0) - by * (mistakes[label] ?? 0);
  }
}

/** A class that was written about more often is not likelier to be meant: each counts about the same. */
function sharesOf(lessons: readonly Lesson[], classes: number): number[] {
  const sizes = new Float32Array(classes);
  for (const { label } of lessons) sizes[label] = (sizes[label] ?? 0) + 1;
  const even = lessons.length / classes;
  return Array.from(sizes, (size) => Math.max(least, Math.min(most, even / size)));
}

/** One strange text of a rare class must not decide alone. */
const most = 2;
/** And what is said of everything else must still be learnt. */
const least = 0.1;
