/** Things of one client that happen at the same time. */
import { isBefore, type TimeSpan } from '#domain/time.ts';

/** The others that happen while this one does; one that begins as another ends is no clash. */
export const clashesWith = <Other extends TimeSpan>(
  span: TimeSpan,
  others: readonly Other[],
): Other[] =>
  others.filter(
    (other) => isBefore(span.startsAt, other.endsAt) && isBefore(other.startsAt, span.endsAt),
  );
