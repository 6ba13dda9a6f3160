import type { FastifyRequest } from 'fastify';
import type { Booking } from '#contract/bookings.ts';
import { nearestParam } from '#contract/bookings-refusals.ts';
import type { Offering } from '#contract/catalogue-offerings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/primitives.ts';
import { nearestStarts } from '#domain/booking-availability.ts';
import { horizonOf } from '#domain/booking-plan.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import type { BookingRow } from '#server/bookings/booking-row.ts';
import type { Desk } from '#server/bookings/desk.ts';
import { PlaceTaken } from '#server/bookings/taking.ts';
import { type Reader, showBooking } from '#server/bookings/views.ts';
import { type Known, worldOf } from '#server/bookings/worlds.ts';
import { once } from '#server/platform/idempotency.ts';
import { type Caller, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** One request to act: who, where, with what, and in which language they read the answer. */
interface Acting {
  user: Caller;
  request: FastifyRequest;
  endpoint: Pick<Endpoint, 'path'>;
  params?: { id: string } | undefined;
  body?: unknown;
  query: { lang: Language };
}

export type Act = (acting: Acting, work: (desk: Desk) => Promise<BookingRow>) => Promise<Booking>;

export interface Surroundings {
  artBase: string;
  lineFirst: (desk: Desk, offering: Offering) => Promise<void>;
}

/** Acts once for each key, in one transaction, and shows what came of it. */
export function actor(services: Services, { artBase, lineFirst }: Surroundings): Act {
  return async (acting, work) => {
    const { user, request, endpoint, params, body, query } = acting;
    const snapshot = await services.catalogue.current();
    const now = services.now();
    const reader: Reader = { language: query.lang, now, snapshot, artBase };
    // A key belongs to one booking: sent to another, it is another wish.
    const route = params ? endpoint.path.replace(':id', params.id) : endpoint.path;
    const attempt = { user, route, key: request.headers['idempotency-key'], body };
    const decide = () =>
      services.sql.as(user, (tx) =>
        once(tx, attempt, async () => {
          const desk = { tx, services, snapshot, now, by: user };
          const row = await work({ ...desk, lineFirst: (offering) => lineFirst(desk, offering) });
          return showBooking(tx, row, reader);
        }),
      );
    return decide().catch((error: unknown) => answerRace(services, error, { snapshot, now }));
  };
}

/** Whoever lost a race is told of the nearest places that are left. */
async function answerRace({ sql }: Services, error: unknown, known: Known): Promise<never> {
  if (!(error instanceof PlaceTaken)) throw error;
  const { offering, wish, message } = error;
  const days = { from: dayInDubai(known.now), to: horizonOf(known.now) };
  const world = await sql.as(visitor, (tx) => worldOf(tx, offering, days, known));
  const nearest = nearestStarts(offering, wish, world).map(({ startsAt }) => startsAt);
  throw new Failure('place_taken', message, { params: { [nearestParam]: nearest.join(' ') } });
}

/** The version an act was decided upon, as `If-Match` says it, bare or in the quotes of an ETag. */
export function versionOf({ headers }: FastifyRequest): number {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (version) return Number(version);
  const sentence = 'Please say in If-Match which version of the booking you mean.';
  throw new Failure('precondition_failed', sentence);
}
