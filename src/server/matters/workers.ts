/** What the clock does to matters. Each of it may run twice and happens once. */
import type { Instant } from '#contract/primitives.ts';
import { applyToQuote } from '#domain/matters/quotes.ts';
import { hoursAfter } from '#domain/time.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { acknowledge, acknowledgeTask } from '#server/matters/acknowledgement.ts';
import {
  batch,
  lockExpiredQuotes,
  lockOwed,
  lockRested,
  lockSince,
  lockUnchanged,
} from '#server/matters/clock-store.ts';
import { moveRow } from '#server/matters/moves.ts';
import { type MatterAct, noteMiss, settleMatter } from '#server/matters/outcome.ts';
import { moveQuote, quoteIn } from '#server/matters/quotes/store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { byTheClock, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const matterWorkers = (services: Services): Worker[] => [
  byTheClock('matter_clock', '* * * * *', () => turnClock(services)),
  worker(acknowledgeTask, ({ id }) => acknowledge(services, id)),
];

/** A question that stays open so long is no longer one. */
const clarifyingHours = 14 * 24;
/** Whoever says nothing about what was delivered is content. */
const deliveredHours = 72;

interface Chore {
  due(tx: Sql, now: Instant): Promise<MatterRow[]>;
  do(acting: MatterAct, row: MatterRow): Promise<unknown>;
}

/** A late word first, before anything else can take its promise away. */
const chores: Chore[] = [
  { due: lockOwed, do: noteMiss },
  { due: lockRested, do: resume },
  { due: lockExpiredQuotes, do: (acting, row) => moveRow(acting, row, { move: 'lapse' }) },
  { due: lockUnchanged, do: leaveUnchanged },
  {
    due: (tx, now) => lockSince(tx, 'clarifying', hoursAfter(now, -clarifyingHours)),
    do: (acting, row) => moveRow(acting, row, { move: 'lapse' }),
  },
  {
    due: (tx, now) => lockSince(tx, 'delivered', hoursAfter(now, -deliveredHours)),
    do: (acting, row) => moveRow(acting, row, { move: 'close' }),
  },
];

export async function turnClock(services: Services): Promise<void> {
  const snapshot = await services.catalogue.current();
  for (const chore of chores) while ((await doSome(services, snapshot, chore)) === batch);
}

const doSome = (
  { sql, now, config }: Services,
  snapshot: Snapshot,
  chore: Chore,
): Promise<number> =>
  sql.as(system, async (tx) => {
    const moment = now();
    const acting = { tx, config, snapshot, now: moment, by: system, name: '' };
    const rows = await chore.due(tx, moment);
    for (const row of rows) await chore.do(acting, row);
    return rows.length;
  });

/** Nobody answered the changed quote: what was agreed stands. */
export async function leaveUnchanged(acting: MatterAct, row: MatterRow) {
  const { tx, now } = acting;
  const quote = await quoteIn(tx, row.id, 'sent');
  const state = applyToQuote('sent', 'expire');
  if (quote) await moveQuote(tx, quote.id, { state, answeredAt: now });
  return settleMatter(acting, row, row, { heard: 'nobody' });
}

/** The rest is over; from now on a word is owed again. */
function resume(acting: MatterAct, row: MatterRow) {
  const event = { kind: 'resumed' } as const;
  return settleMatter(acting, row, { ...row, pausedUntil: null }, { heard: 'nobody', event });
}
