import type { FastifyInstance, FastifyReply } from 'fastify';
import { availability, mostDays } from '#contract/bookings/availability.ts';
import { bookings } from '#contract/bookings/bookings.ts';
import type { Day } from '#contract/primitives.ts';
import { availabilityOf } from '#domain/bookings/availability.ts';
import { carriesParty } from '#domain/bookings/party.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import type { AvailabilityFacts } from '#domain/bookings/search.ts';
import { Failure } from '#domain/failure.ts';
import { daysBetween } from '#domain/time.ts';
import { offeringsCalendar } from '#server/bookings/availability/calendar.ts';
import {
  type CalendarFacts,
  offeringNamed,
  worldOf,
  worldsOf,
} from '#server/bookings/availability/calendars.ts';
import { ownPlaces, type Taking } from '#server/bookings/availability/store.ts';
import { refuseUnknownBooking } from '#server/bookings/outcome.ts';
import { ownAnswer } from '#server/platform/security-headers.ts';
import { anyone, type Guard, serve } from '#server/platform/serve.ts';
import { type Caller, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Client = Extract<Caller, { kind: 'client' }>;

/** What is free and what it costs: the same for everybody, signed in or not. */
export function availabilityRoutes(
  app: FastifyInstance,
  services: Services,
  client: Guard<Client>,
) {
  const { sql, catalogue, now } = services;
  const known = async (): Promise<CalendarFacts> => ({
    snapshot: await catalogue.current(),
    now: now(),
  });

  serve(app, availability.of, anyone, async ({ params, query, request, reply }) => {
    checkRange(query, mostDays.ofOne);
    const about = await known();
    const offering = offeringNamed(about, params.slug);
    const { besides } = query;
    const mover = besides ? await client(request) : undefined;
    const world = await sql.as(mover ?? visitor, async (tx) => {
      const whole = await worldOf(tx, offering, query, about);
      if (!besides || !mover) return whole;
      const own = { id: besides, clientId: mover.id, offeringId: offering.id, now: about.now };
      return without(whole, (await ownPlaces(tx, own)) ?? refuseUnknownBooking());
    });
    neverKept(reply);
    return availabilityOf(offering, query, world);
  });

  serve(app, bookings.quote, anyone, async ({ body, reply }) => {
    const about = await known();
    const offering = offeringNamed(about, body.offering);
    const days = { from: body.day, to: body.day, length: body.length };
    const world = await sql.as(visitor, (tx) => worldOf(tx, offering, days, about));
    neverKept(reply);
    return planBooking(offering, body, world).quote;
  });

  serve(app, availability.calendar, anyone, async ({ query, reply }) => {
    checkRange(query, mostDays.ofMany);
    const about = await known();
    const { category, party } = query;
    const offerings = about.snapshot
      .all('offerings')
      .filter(
        (offering) =>
          (!category || offering.category === category) && carriesParty(offering, party),
      );
    const worlds = await sql.as(visitor, (tx) => worldsOf(tx, offerings, query, about));
    neverKept(reply);
    return offeringsCalendar(offerings, query, worlds);
  });
}

/** The world in which a booking has not been made. */
function without(world: AvailabilityFacts, { taken: own }: Taking): AvailabilityFacts {
  const taken = new Map(world.taken);
  for (const [cell, units] of Object.entries(own))
    taken.set(cell, (taken.get(cell) ?? units) - units);
  return { ...world, taken };
}

interface Range {
  from: Day;
  to: Day;
}

function checkRange({ from, to }: Range, most: number): void {
  if (to < from) throw refuse('The last day lies before the first');
  if (daysBetween(from, to) >= most) throw refuse(`At most ${most} days can be asked for at once`);
}

const refuse = (why: string): Failure =>
  new Failure('validation_failed', `${why}.`, { fields: { to: why } });

/** A place may be gone the moment after, so no answer about places is kept anywhere. */
function neverKept(reply: FastifyReply): void {
  reply.header('cache-control', ownAnswer);
}
