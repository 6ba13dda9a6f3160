/** Things of one client that happen at the same time, and the time between them. */
import type { Instant } from '#contract/primitives.ts';
import { isBefore, minutesBetween } from '#domain/time.ts';

/** From its first moment up to, but not including, its last. */
export interface Span {
  startsAt: Instant;
  endsAt: Instant;
}

/** The others that happen while this one does; one that begins as another ends is no clash. */
export function clashesWith<Other extends Span>(span: Span, others: readonly Other[]): Other[] {
  return others.filter(
    (other) => isBefore(span.startsAt, other.endsAt) && isBefore(other.startsAt, span.endsAt),
  );
}

interface Gap<Thing extends Span> {
  before: Thing;
  after: Thing;
  /** Negative where the next begins before this one has ended. */
  minutes: number;
}

/** The time between each thing and the next, in the order in which they begin. */
export function gapsBetween<Thing extends Span>(things: readonly Thing[]): Gap<Thing>[] {
  const inOrder = things.toSorted((a, b) => byMoment(a.startsAt, b.startsAt));
  return inOrder.slice(1).map((after, index) => {
    // A long thing may still run while shorter ones come and go: the gap is to whatever ends last.
    const before = inOrder
      .slice(0, index + 1)
      .reduce((last, thing) => (isBefore(last.endsAt, thing.endsAt) ? thing : last));
    return { before, after, minutes: minutesBetween(before.endsAt, after.startsAt) };
  });
}

function byMoment(a: Instant, b: Instant): number {
  if (isBefore(a, b)) return -1;
  return isBefore(b, a) ? 1 : 0;
}
