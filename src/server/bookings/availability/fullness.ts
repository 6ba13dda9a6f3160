/** Keeps account of which offerings have no free place left, so that cards and pages can say so. */
import { z } from 'zod';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { CatalogueId, type Day, type Instant } from '#contract/primitives.ts';
import { cellsWithin, hasRoom } from '#domain/bookings/availability.ts';
import { horizonOf } from '#domain/bookings/plan.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { fullOfferings, markFree, markFull } from '#server/bookings/availability/fullness-store.ts';
import { loadCalendars } from '#server/bookings/availability/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Payload = z.object({ offeringId: CatalogueId.optional() });

/** Asked for after places change; without an offering it looks at all of them. */
export const reviewFullness: Task<typeof Payload> = { name: 'review_fullness', schema: Payload };

/** One review that waits is enough for any number of changes. */
export const fullnessKey = (offeringId: string): string => `review_fullness ${offeringId}`;

type Surroundings = Pick<Services, 'sql' | 'catalogue' | 'now'>;

/** The horizon moves at Dubai's midnight: every night all are looked at anew. */
export const fullnessWorkers = (services: Surroundings): Worker[] => [
  worker(reviewFullness, ({ offeringId }) => review(services, offeringId), { at: '5 20 * * *' }),
];

async function review({ sql, catalogue, now }: Surroundings, only: string | undefined) {
  const offerings = new Map((await catalogue.current()).all('offerings').map((it) => [it.id, it]));
  await sql.as(system, async (tx) => {
    const known = await fullOfferings(tx);
    for (const id of only ? [only] : new Set([...offerings.keys(), ...known])) {
      const offering = offerings.get(id);
      const isFull = offering !== undefined && !(await somethingIsFree(tx, offering, now()));
      if (isFull && !known.has(id)) await markFull(tx, id);
      if (!isFull && known.has(id)) await markFree(tx, id);
    }
  });
}

/** Most have room within weeks, so a year is read in parts. */
const daysAtOnce = 62;

async function somethingIsFree(tx: Sql, offering: Offering, now: Instant): Promise<boolean> {
  const horizon = horizonOf(now);
  for (let from = dayInDubai(now); from <= horizon; from = daysAfter(from, daysAtOnce)) {
    const to: Day = daysAfter(from, daysAtOnce - 1);
    const span = cellsWithin(offering, { from, to }, now);
    if (!span) return false;
    const calendars = await loadCalendars(tx, { offerings: [offering.id], ...span, now });
    const calendar = calendars.get(offering.id);
    if (calendar && hasRoom(offering, { from, to }, { now, ...calendar })) return true;
  }
  return false;
}
