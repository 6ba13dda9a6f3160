import type { FastifyInstance } from 'fastify';
import { guests, type SavedGuest } from '#contract/guests.ts';
import type { Day } from '#contract/primitives.ts';
import { ageNow } from '#domain/booking-guests.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { forgetGuest, type KeptGuest, listGuests } from '#server/bookings/guest-store.ts';
import type { Guard } from '#server/platform/serve.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** People who came before; every confirmed booking adds its own. */
export function guestRoutes(
  app: FastifyInstance,
  { sql, now }: Services,
  client: Guard<{ kind: 'client'; id: string }>,
) {
  serve(app, guests.list, client, async ({ user }) => {
    const today = dayInDubai(now());
    const kept = await sql.as(user, (tx) => listGuests(tx, user.id));
    return kept.map((guest) => savedGuest(guest, today));
  });

  serve(app, guests.forget, client, async ({ user, params }) => {
    const wasThere = await sql.as(user, (tx) => forgetGuest(tx, params.id, user.id));
    if (!wasThere) throw new Failure('not_found', 'There is no such guest.');
    return undefined;
  });
}

/** They have grown older since they said so. */
function savedGuest({ id, name, age, ageSaidOn, needs }: KeptGuest, today: Day): SavedGuest {
  return {
    id,
    name,
    needs,
    age: age === null ? null : Math.min(120, ageNow(age, ageSaidOn, today)),
  };
}
