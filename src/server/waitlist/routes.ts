import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/primitives.ts';
import { type WaitEntry, waitlist } from '#contract/waitlist.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore } from '#domain/time.ts';
import { giveBack } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';
import { askTheLine } from '#server/waitlist/actions.ts';
import { checkNothingFree, checkWindow } from '#server/waitlist/line.ts';
import * as store from '#server/waitlist/store.ts';

type Client = { kind: 'client'; id: string };

export function waitlistRoutes(app: FastifyInstance, services: Services, client: Guard<Client>) {
  const { sql, catalogue, now } = services;

  serve(app, waitlist.list, client, async ({ user, query }) => {
    const snapshot = await catalogue.current();
    const rows = await sql.as(user, (tx) => store.listFor(tx, user.id));
    return rows.flatMap((row) => entryOf(row, snapshot, query.lang) ?? []);
  });

  serve(app, waitlist.join, client, async ({ user, query, body, request }) => {
    const snapshot = await catalogue.current();
    const offering = snapshot.bySlug('offerings', body.offering) ?? refuse();
    const key = request.headers['idempotency-key'];
    const attempt = { user, route: waitlist.join.path, key, body };
    const { from: fromDay, to: toDay, party, zone } = body;
    return sql.as(user, (tx) =>
      once(tx, attempt, async () => {
        const createdAt = now();
        checkWindow(body, createdAt);
        await checkNothingFree({ tx, snapshot, now: createdAt }, offering, body);
        const id = newId();
        const asked = { fromDay, toDay, party, zone, language: query.lang, createdAt };
        const entry = { id, clientId: user.id, offeringId: offering.id, ...asked };
        if (!(await store.insert(tx, entry)))
          throw new Failure('already_waiting', 'You already stand in this line.');
        // A place that was given back while this was decided is not missed.
        await askTheLine(tx, offering.id);
        const row = await store.findShown(tx, id, user.id);
        return (row && entryOf(row, snapshot, query.lang)) ?? refuse();
      }),
    );
  });

  serve(app, waitlist.leave, client, async ({ user, params }) => {
    const snapshot = await catalogue.current();
    await sql.as(user, async (tx) => {
      const entry = (await store.findShown(tx, params.id, user.id)) ?? refuse();
      const desk = { tx, services, snapshot, now: now(), by: user };
      const stands = entry.offeredUntil && isBefore(desk.now, entry.offeredUntil);
      // The booking first, as everywhere: whoever takes it at this moment waits for us, or we for them.
      if (entry.bookingId && stands) await giveBack(desk, entry.bookingId);
      await store.close(tx, entry.id, 'left');
    });
    return undefined;
  });
}

function entryOf(row: store.ShownRow, snapshot: Snapshot, language: Language) {
  const offering = snapshot.all('offerings').find(({ id }) => id === row.offeringId);
  // What is no longer in the catalogue cannot be waited for either.
  if (!offering) return undefined;
  const { id, fromDay: from, toDay: to, party, state, position, offeredUntil } = row;
  const { slug, category, title } = offering;
  const entry: WaitEntry = {
    ...{ id, from, to, party, state, position, offeredUntil },
    offering: slug,
    path: `/bookings/${category}/${slug}`,
    title: title[language],
    bookingId: offeredUntil && row.bookingId,
  };
  return entry;
}

function refuse(): never {
  throw new Failure('not_found', 'There is nothing of that name to wait for.');
}
