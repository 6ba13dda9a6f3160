import type { FastifyInstance } from 'fastify';
import { bookings } from '#contract/bookings/bookings.ts';
import { payForHold } from '#server/billing/payments/hold-payment.ts';
import type { Guards } from '#server/bookings/act.ts';
import { type ActOn, actor } from '#server/bookings/act.ts';
import { answer, callOff } from '#server/bookings/answers.ts';
import { cancel, change } from '#server/bookings/changes.ts';
import { guestRoutes } from '#server/bookings/guest-routes.ts';
import { adjust, confirm, confirmable, hold, release } from '#server/bookings/holds/holds.ts';
import { rate } from '#server/bookings/ratings.ts';
import { readingRoutes } from '#server/bookings/read-routes.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function bookingRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  const act = actor(services, guards);
  readingRoutes(app, services, guards);
  holdingRoutes(app, act, { ...guards, services });
  changingRoutes(app, act, guards);
  houseRoutes(app, act, guards);
  guestRoutes(app, services, guards.client);
}

function holdingRoutes(
  app: FastifyInstance,
  act: ActOn,
  { client, services }: Guards & { services: Services },
) {
  serve(app, bookings.hold, client, (asked) =>
    act(bookings.hold, asked, (desk) =>
      hold(desk, asked.body, { language: asked.query.lang, ip: asked.request.ip }),
    ),
  );
  serve(app, bookings.adjust, client, (asked) =>
    act(bookings.adjust, asked, (desk) => adjust(desk, asked.params.id, asked.body)),
  );
  serve(app, bookings.confirm, client, async (asked) => {
    const { user, params, body } = asked;
    const held = await confirmable(services, user, params.id, body);
    if (held) await payForHold(services, user, held);
    return act(bookings.confirm, asked, (desk) => confirm(desk, params.id, body));
  });
  serve(app, bookings.release, client, (asked) =>
    act(bookings.release, asked, (desk) => release(desk, asked.params.id)),
  );
}

function changingRoutes(app: FastifyInstance, act: ActOn, { client }: Guards) {
  serve(app, bookings.change, client, (asked) =>
    act(bookings.change, asked, (desk) =>
      change(desk, { id: asked.params.id, ask: asked.body, version: desk.version }),
    ),
  );
  serve(app, bookings.cancel, client, (asked) =>
    act(bookings.cancel, asked, (desk) =>
      cancel(desk, { id: asked.params.id, ask: asked.body, version: desk.version }),
    ),
  );
  serve(app, bookings.rate, client, (asked) =>
    act(bookings.rate, asked, (desk) => rate(desk, asked.params.id, asked.body)),
  );
}

function houseRoutes(app: FastifyInstance, act: ActOn, { staff }: Guards) {
  serve(app, bookings.answer, staff, (asked) =>
    act(bookings.answer, asked, (desk) => answer(desk, asked.params.id, asked.body)),
  );
  serve(app, bookings.callOff, staff, (asked) =>
    act(bookings.callOff, asked, (desk) => callOff(desk, asked.params.id, asked.body)),
  );
}
