/** The conversation as one line of time: messages, what happened between them, and where days begin. */

import type { MatterEvent, MatterMessage } from '#contract/matters/parts.ts';
import type { Day } from '#contract/primitives.ts';
import { isBefore } from '#domain/time.ts';
import { dayHere } from '#web/platform/moments.ts';

export type ThreadEntry =
  | { kind: 'day'; key: string; day: Day }
  | { kind: 'event'; key: string; event: MatterEvent }
  | { kind: 'message'; key: string; message: MatterMessage };

/** What both sides should see between their words; the rest stands in the history alone. */
const shownKinds: readonly MatterEvent['kind'][] = [
  'claimed',
  'assigned',
  'quote_sent',
  'quote_accepted',
  'quote_rejected',
  'step',
  'appointment',
  'appointment_cancelled',
  'promise_missed',
  'paused',
  'resumed',
  'supplier_failed',
  'deliver',
  'make_right',
  'close',
  'reopen',
  'withdraw',
  'decline',
  'lapse',
];

interface Told {
  messages: MatterMessage[];
  events: MatterEvent[];
  /** Older messages are still to come: nothing from before the first one is shown yet. */
  begins: boolean;
}

export function threadOf({ messages, events, begins }: Told): ThreadEntry[] {
  const first = messages[0];
  const shown = events.filter(
    ({ kind, at }) => shownKinds.includes(kind) && (begins || !first || !isBefore(at, first.at)),
  );
  const told = [
    ...messages.map((message) => ({ at: message.at, entry: entryOf(message) })),
    ...shown.map((event) => ({
      at: event.at,
      entry: { kind: 'event', key: event.id, event } satisfies ThreadEntry,
    })),
  ].toSorted((one, other) =>
    isBefore(one.at, other.at) ? -1 : isBefore(other.at, one.at) ? 1 : 0,
  );
  let day: Day | undefined;
  return told.flatMap(({ at, entry }) => {
    if (dayHere(at) === day) return [entry];
    day = dayHere(at);
    return [{ kind: 'day', key: day, day } satisfies ThreadEntry, entry];
  });
}

const entryOf = (message: MatterMessage): ThreadEntry => ({
  kind: 'message',
  key: message.id,
  message,
});

/** All that was ever read, in its order; a gap between what was kept and what came is not hidden. */
export function joinMessages(kept: MatterMessage[], came: MatterMessage[]): MatterMessage[] {
  const ids = new Set(kept.map(({ id }) => id));
  const overlaps = came.some(({ id }) => ids.has(id));
  if (kept.length > 0 && came.length > 0 && !overlaps) return came;
  return [...kept, ...came.filter(({ id }) => !ids.has(id))];
}
