/** Long work in small steps, so that everybody else is answered in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that is laid down after each of its steps, none of which takes more than a few milliseconds. */
export type Steps<T> = Generator<void, T>;

/** Counted and not timed: where a step takes longer, everything else does as well. */
export async function inTurns<T>(work: Steps<T>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** What is made of one text takes a quarter of a millisecond; a turn after each would be too many. */
const perStep = 8;

export function* eachInSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item, place: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const [place, item] of items.entries()) {
    made.push(make(item, place));
    if (place % perStep === perStep - 1) yield;
  }
  yield;
  return made;
}
