import type { Booking } from '#contract/bookings/bookings.ts';
import { nearestParam } from '#contract/bookings/refusals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/primitives.ts';
import { nearestStarts } from '#domain/bookings/availability.ts';
import { horizonOf } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { worldOf } from '#server/bookings/availability/calendars.ts';
import { PlaceTaken } from '#server/bookings/holds/taken-places.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { showBooking } from '#server/bookings/views.ts';
import { type AskedAct, type AskingCaller, act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { type Caller, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export type ActOn = (
  endpoint: Endpoint,
  asked: AskingCaller<Caller> & { query: { lang: Language } },
  work: (acting: AskedAct) => Promise<BookingRow>,
) => Promise<Booking>;

/** Acts on a booking, and shows what came of it. */
export const actor =
  (services: Services, { artBase }: Pick<Guards, 'artBase'>): ActOn =>
  (endpoint, asked, work) =>
    act(services, endpoint, asked, async (acting) => {
      const row = await work(acting);
      const { tx, now, snapshot } = acting;
      return showBooking(tx, row, { language: asked.query.lang, now, snapshot, artBase });
    }).catch((error: unknown) => answerRace(services, error));

/** Whoever lost a race is told of the nearest places that are left. */
async function answerRace({ sql, catalogue, now }: Services, error: unknown): Promise<never> {
  if (!(error instanceof PlaceTaken)) throw error;
  const known = { snapshot: await catalogue.current(), now: now() };
  const { offering, wish, message } = error;
  const days = { from: dayInDubai(known.now), to: horizonOf(known.now) };
  const world = await sql.as(visitor, (tx) => worldOf(tx, offering, days, known));
  const nearest = nearestStarts(offering, wish, world).map(({ startsAt }) => startsAt);
  throw new Failure('place_taken', message, { params: { [nearestParam]: nearest.join(' ') } });
}
