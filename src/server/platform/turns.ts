/** Long work in small steps, so that everybody else is answered in between. */
/** Work that is laid down after each of its steps, none of which takes more than a few milliseconds. */
export type Steps<T> = Generator<void, T>;

/** Who has done a step of long work and has more to do, in the order in which they came. */
const waiting: (() => void)[] = [];

/** Everybody else is answered first. Of all long work one step is done in a turn, however many wait. */
export const nextTurn = (): Promise<void> =>
  new Promise((go) => {
    waiting.push(go);
    if (waiting.length === 1) setImmediate(letOneGo);
  });

function letOneGo() {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGo);
}

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
