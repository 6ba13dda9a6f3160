import type { Currency } from '#contract/primitives.ts';
import type { Unit } from '#domain/assistant/claims/units.ts';

/** One figure of a sentence, and what it is a figure of. */
export interface Claim {
  /** Where in the sentence, and how many pieces of it. */
  at: number;
  length: number;
  kind: 'money' | 'count' | 'clock' | 'date';
  /** Whole units of money, minutes of a day, `1118` for 18 November, or what is counted. */
  value: number;
  currency?: Currency | 'other';
  unit?: Unit;
}
