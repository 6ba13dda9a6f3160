import type { FastifyInstance } from 'fastify';
import type { BookingRating } from '#contract/bookings/asks.ts';
import { bookings } from '#contract/bookings/bookings.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { type ActOn, actor } from '#server/bookings/act.ts';
import { cancelBooking, changeBooking } from '#server/bookings/changes.ts';
import { tellOfGuests } from '#server/bookings/crew-notes.ts';
import { saveRating } from '#server/bookings/event-store.ts';
import { guestRoutes } from '#server/bookings/guest-routes.ts';
import { adjustHold, holdPlace, releaseHold } from '#server/bookings/holds/holds.ts';
import { answerBooking, callOff } from '#server/bookings/house-answers.ts';
import { lockOwnBooking, writeOutcome } from '#server/bookings/outcome.ts';
import { readingRoutes } from '#server/bookings/read-routes.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import type { Act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function bookingRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  const act = actor(services, guards);
  readingRoutes(app, services, guards);
  holdingRoutes(app, act, guards);
  changingRoutes(app, act, guards);
  houseRoutes(app, act, guards);
  guestRoutes(app, services, guards.client);
}

function holdingRoutes(app: FastifyInstance, act: ActOn, { client }: Guards) {
  serve(app, bookings.hold, client, (asked) =>
    act(bookings.hold, asked, (acting) =>
      holdPlace(acting, asked.body, { language: asked.query.lang, ip: asked.request.ip }),
    ),
  );
  serve(app, bookings.adjust, client, (asked) =>
    act(bookings.adjust, asked, (acting) =>
      adjustHold(acting, { id: asked.params.id, ask: asked.body, version: acting.version }),
    ),
  );
  // bookings.confirm is served by billing: the card comes first, then the place.
  serve(app, bookings.release, client, (asked) =>
    act(bookings.release, asked, (acting) => releaseHold(acting, asked.params.id)),
  );
}

function changingRoutes(app: FastifyInstance, act: ActOn, { client }: Guards) {
  serve(app, bookings.change, client, (asked) =>
    act(bookings.change, asked, (acting) =>
      changeBooking(acting, { id: asked.params.id, ask: asked.body, version: acting.version }),
    ),
  );
  serve(app, bookings.tell, client, (asked) =>
    act(bookings.tell, asked, (acting) =>
      tellOfGuests(acting, { id: asked.params.id, ask: asked.body, version: acting.version }),
    ),
  );
  serve(app, bookings.cancel, client, (asked) =>
    act(bookings.cancel, asked, (acting) =>
      cancelBooking(acting, { id: asked.params.id, ask: asked.body, version: acting.version }),
    ),
  );
  serve(app, bookings.rate, client, (asked) =>
    act(bookings.rate, asked, (acting) => rate(acting, asked.params.id, asked.body)),
  );
}

function houseRoutes(app: FastifyInstance, act: ActOn, { staff }: Guards) {
  serve(app, bookings.answer, staff, (asked) =>
    act(bookings.answer, asked, (acting) => answerBooking(acting, asked.params.id, asked.body)),
  );
  serve(app, bookings.callOff, staff, (asked) =>
    act(bookings.callOff, asked, (acting) => callOff(acting, asked.params.id, asked.body)),
  );
}

/** Only what has been lived through can be judged; a second word replaces the first. */
async function rate(acting: Act, id: string, rating: BookingRating): Promise<BookingRow> {
  const { tx, now } = acting;
  const row = await lockOwnBooking(acting, id);
  if (effectivePlace(row, now) !== 'completed')
    throw new Failure('booking_state', 'A booking is rated once it is over.');
  await saveRating(tx, row, rating, now);
  return writeOutcome(acting, row, { kind: 'rated' });
}
