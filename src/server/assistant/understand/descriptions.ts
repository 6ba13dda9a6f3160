/** Which of some things is described, by what was learnt of each: only how they stand to each other counts. */
import type { ClassifierGuess } from '#domain/assistant/classifier/head.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { thingName } from '#server/assistant/understand/catalogue-phrases.ts';

export interface Described {
  thing: Thing;
  /** How likely it is by itself. */
  p: number;
  /** And among these things alone: whoever asks for a flight speaks of no hotel. */
  share: number;
}

/** The likeliest first. */
export function describedAmong(
  guesses: readonly ClassifierGuess[],
  things: readonly Thing[],
): Described[] {
  const likely = new Map(guesses.map(({ is, p }) => [is, p]));
  const found = things.map((thing) => ({ thing, p: likely.get(thingName(thing)) ?? 0 }));
  const all = found.reduce((sum, { p }) => sum + p, 0) || 1;
  return found.map((one) => ({ ...one, share: one.p / all })).toSorted((a, b) => b.p - a.p);
}

/** Below that no word of the message speaks for any of them, and the likeliest is so by chance. */
export const heardAtAll = 0.05;
const mostOfIt = 0.5;

/** The one that is likelier than all the others together. */
export function describedOne(
  guesses: readonly ClassifierGuess[],
  things: readonly Thing[],
  least = { p: heardAtAll, share: mostOfIt },
): Thing | undefined {
  const [best] = describedAmong(guesses, things);
  return best && best.p >= least.p && best.share > least.share ? best.thing : undefined;
}
