/** How sure to be, learnt from what was said by authors whose other words were not learnt from. */
import { chancesOf } from '#domain/assistant/classifier/softmax.ts';

/** The scores of one text, and which label was the right one. */
export interface ClassifierScores {
  scores: Float32Array;
  right: number;
}

/** From too bold to too shy, each a tenth more. */
const temperatures = Array.from({ length: 30 }, (_, at) => 0.2 * 1.12 ** at);

/** The one under which what happened was the least surprising. */
export function temperatureFor(judged: readonly ClassifierScores[]): number {
  const surprise = (temperature: number) =>
    judged.reduce((sum, { scores, right }) => {
      const p = chancesOf(scores, temperature)[right] ?? 0;
      return sum - Math.log(Math.max(p, 1e-9));
    }, 0);
  const [best] = temperatures
    .map((temperature) => ({ temperature, surprise: surprise(temperature) }))
    .toSorted((a, b) => a.surprise - b.surprise);
  return best?.temperature ?? 1;
}

export interface WeighedClassifierGuess {
  p: number;
  isRight: boolean;
}

/** The lowest probability from which on at least `share` of the guesses are right. */
export function thresholdFor(weighed: readonly WeighedClassifierGuess[], share: number): number {
  let right = 0;
  let lowest = 1;
  for (const [at, { p, isRight }] of weighed.toSorted((a, b) => b.p - a.p).entries()) {
    right += isRight ? 1 : 0;
    if (right / (at + 1) >= share) lowest = p;
  }
  return lowest;
}
