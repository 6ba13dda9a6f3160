import type { LiveEvent, LiveEvents, LiveTopic } from '#contract/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Where every process of the house listens. */
export const liveChannel = 'live';

/**
 * Tells a room that something has changed, when and only when the transaction commits. Every process
 * on this database passes it on to the sockets it holds.
 */
export async function tell<Event extends LiveEvent>(
  tx: Sql,
  topic: LiveTopic,
  event: Event,
  payload: LiveEvents[Event],
): Promise<void> {
  const told = JSON.stringify({ topic, event, payload });
  await tx`select pg_notify(${liveChannel}, ${told})`;
}
