import type { FastifyInstance } from 'fastify';
import { guests, type SavedGuest } from '#contract/bookings/guests.ts';
import type { Day } from '#contract/primitives.ts';
import { ageNow } from '#domain/bookings/guests.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { forgetGuest, type KeptGuest, listGuests } from '#server/bookings/guest-store.ts';
import { membersOf } from '#server/family/actions.ts';
import { serveActs } from '#server/platform/act.ts';
import type { Guard } from '#server/platform/serve.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import { asGuest } from '#server/profile/actions.ts';
import type { Services } from '#server/services.ts';

/** People who came before; every confirmed booking adds its own. */
export function guestRoutes(
  app: FastifyInstance,
  services: Services,
  client: Guard<{ kind: 'client'; id: string }>,
) {
  const change = serveActs(app, services);
  serve(app, guests.list, client, async ({ user }) => {
    const today = dayInDubai(services.now());
    return services.sql.as(user, (tx) => knownGuests(tx, user.id, today));
  });

  change(guests.forget, client, async ({ tx, by }, asked) => {
    if (!(await forgetGuest(tx, asked.params.id, by.id)))
      throw new Failure('not_found', 'There is no such guest.');
    return undefined;
  });
}

/** Each person once: what the profile says of them counts more than an earlier booking. */
async function knownGuests(tx: Sql, clientId: string, today: Day): Promise<SavedGuest[]> {
  const [self, family, kept] = await Promise.all([
    asGuest(tx, clientId),
    membersOf(tx, clientId, today),
    listGuests(tx, clientId),
  ]);
  const own: SavedGuest[] = [
    ...(self ? [{ ...self, id: clientId, relation: 'self' as const }] : []),
    ...family.map(({ id, name, age, needs, relation }) => ({ id, name, age, needs, relation })),
  ];
  const named = new Set(own.map(({ name }) => name.toLowerCase()));
  const others = kept.filter(({ name }) => !named.has(name.toLowerCase()));
  return [...own, ...others.map((guest) => savedGuest(guest, today))];
}

/** They have grown older since they said so. */
const savedGuest = ({ id, name, age, ageSaidOn, needs }: KeptGuest, today: Day): SavedGuest => ({
  id,
  name,
  needs,
  relation: null,
  age: age === null ? null : Math.min(120, ageNow(age, ageSaidOn, today)),
});
