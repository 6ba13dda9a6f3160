/** Things of one client that happen at the same time. */
import type { Instant } from '#contract/primitives.ts';
import { isBefore } from '#domain/time.ts';

/** From its first moment up to, but not including, its last. */
export interface Span {
  startsAt: Instant;
  endsAt: Instant;
}

/** The others that happen while this one does; one that begins as another ends is no clash. */
export const clashesWith = <Other extends Span>(span: Span, others: readonly Other[]): Other[] =>
  others.filter(
    (other) => isBefore(span.startsAt, other.endsAt) && isBefore(other.startsAt, span.endsAt),
  );
