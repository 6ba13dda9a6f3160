/** The calendar of offerings as the rules want it: the clock, what is closed and what is taken. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Instant } from '#contract/primitives.ts';
import { type AvailabilityAsk, cellsWithin } from '#domain/bookings/availability.ts';
import type { AvailabilityFacts } from '#domain/bookings/search.ts';
import { Failure } from '#domain/failure.ts';
import { loadCalendars } from '#server/bookings/availability/store.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Sql } from '#server/platform/sql.ts';

/** What a request goes by from its first line to its last. */
export interface CalendarFacts {
  snapshot: Snapshot;
  now: Instant;
}

export function offeringNamed({ snapshot }: CalendarFacts, slug: string): Offering {
  const offering = snapshot.bySlug('offerings', slug);
  if (!offering) throw new Failure('not_found', 'We do not offer that, or no longer.');
  return offering;
}

type Days = Pick<AvailabilityAsk, 'from' | 'to' | 'length'>;

export async function worldOf(tx: Sql, offering: Offering, days: Days, known: CalendarFacts) {
  const worlds = await worldsOf(tx, [offering], days, known);
  return worlds(offering);
}

/** The worlds of many offerings, read at once. */
export async function worldsOf(
  tx: Sql,
  offerings: readonly Offering[],
  days: Days,
  { snapshot, now }: CalendarFacts,
): Promise<(offering: Offering) => AvailabilityFacts> {
  const spans = offerings.map((offering) => cellsWithin(offering, days, now));
  const froms = spans.flatMap((span) => (span ? [span.from] : [])).toSorted();
  const tos = spans.flatMap((span) => (span ? [span.to] : [])).toSorted();
  const [from, to] = [froms.at(0), tos.at(-1)];
  const ids = offerings.map(({ id }) => id);
  const calendars = from && to && (await loadCalendars(tx, { offerings: ids, from, to, now }));
  return ({ id }) => ({
    now,
    closures: [],
    taken: new Map(),
    ...(calendars ? calendars.get(id) : {}),
    soldOut: snapshot.soldOut.has(id),
  });
}
