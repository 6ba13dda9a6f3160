import type { FastifyBaseLogger } from 'fastify';
import { parseTold } from '#server/live/bus-words.ts';
import { findMessage } from '#server/live/store.ts';
import { type LiveNews, liveChannel } from '#server/platform/live.ts';
import { type Database, system } from '#server/platform/sql.ts';

interface Ears {
  /** Whether anybody here wants to hear of a room. */
  wants(room: string): boolean;
  hear(told: LiveNews): void;
  /** It listens again after a while in which something may have been missed. */
  missed(): void;
}

/**
 * What the processes on one database tell each other. All that is said passes through NOTIFY, also what
 * is for sockets of this very process: so everybody hears everything in the order of the commits.
 */
export async function listenToHouse(
  sql: Database,
  log: FastifyBaseLogger,
  ears: Ears,
): Promise<void> {
  /** Something long is being fetched; what came after it waits. */
  let tail: Promise<void> | undefined;
  let begun = false;

  /** A defect here must not end the connection that told us. */
  const pass = (told: LiveNews) => {
    try {
      ears.hear(told);
    } catch (err) {
      log.error({ err }, 'a live message could not be passed on');
    }
  };

  const arrive = async (told: LiveNews) => {
    if (told.kind !== 'stored') return pass(told);
    const kept = await sql.as(system, (tx) => findMessage(tx, told.id));
    const whole = kept && parseTold(kept.message);
    if (whole) pass(whole);
  };

  const take = (told: LiveNews) => {
    if (told.kind === 'ended' || told.kind === 'mandate') return pass(told);
    if (!ears.wants(told.room)) return;
    if (!tail && told.kind !== 'stored') return pass(told);
    const next = (tail ?? Promise.resolve())
      .then(() => arrive(told))
      .catch((err: unknown) => {
        log.warn({ err }, 'a live message could not be read');
        ears.missed();
      })
      .then(() => {
        if (tail === next) tail = undefined;
      });
    tail = next;
  };

  await sql.listen(liveChannel, (payload) => {
    if (payload === undefined) {
      if (begun) ears.missed();
      begun = true;
      return;
    }
    const told = parseTold(payload);
    if (told) take(told);
  });
}
