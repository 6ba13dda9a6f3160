/** Whether an expression's work grows as its text does, and the text that asks the most of it. */
import { type Attack, attacksOn, written } from '#tools/expressions/attacks.ts';
import { stepCounter } from '#tools/expressions/steps.ts';
import { partsOf, repeatsEndlessly } from '#tools/expressions/syntax.ts';

const short = 300;
const long = 2 * short;
/** Twice the text is twice the work; a square would be four times. What is over in no time counts for nothing. */
const mostGrowth = 2.6;
const nothing = 30 * long;
const mostSteps = 1_000_000;

export interface Cost {
  isLinear: boolean;
  /** The most steps that a text of the longer kind took. */
  steps: number;
  worst: Attack[];
}

export function costOf(expression: RegExp): Cost {
  const parts = partsOf(expression);
  const plain = { start: '', pump: 'a1 ', tail: '!' };
  if (!repeatsEndlessly(parts)) return { isLinear: true, steps: 0, worst: [plain] };
  const count = stepCounter(parts, expression.flags);
  const tried: { attack: Attack; steps: number }[] = [];
  for (const attack of attacksOn(parts, expression)) {
    const steps = count(written(attack, long), mostSteps);
    if (steps > nothing && steps > mostGrowth * count(written(attack, short), mostSteps / 4))
      return { isLinear: false, steps, worst: [attack] };
    tried.push({ attack, steps });
  }
  const dearest = tried.toSorted((a, b) => b.steps - a.steps);
  const worst = dearest.slice(0, 4).map(({ attack }) => attack);
  return { isLinear: true, steps: dearest[0]?.steps ?? 0, worst };
}
