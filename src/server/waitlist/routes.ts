import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/primitives.ts';
import { type WaitAsk, waitlist } from '#contract/waitlist.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore } from '#domain/time.ts';
import { releaseHold } from '#server/bookings/holds/holds.ts';
import { type Act, serveActs } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';
import { entryOf, waitsOf } from '#server/waitlist/actions.ts';
import { askTheLine } from '#server/waitlist/asked-line.ts';
import { checkNothingFree, checkWindow } from '#server/waitlist/line.ts';
import * as store from '#server/waitlist/store.ts';

type Client = { kind: 'client'; id: string };

export function waitlistRoutes(app: FastifyInstance, services: Services, client: Guard<Client>) {
  const change = serveActs(app, services);
  const { sql, catalogue } = services;

  serve(app, waitlist.list, client, async ({ user, query }) => {
    const snapshot = await catalogue.current();
    return sql.as(user, (tx) => waitsOf(tx, user.id, { snapshot, language: query.lang }));
  });

  change(waitlist.join, client, (acting, asked) => join(acting, asked.body, asked.query.lang));

  change(waitlist.leave, client, async (acting, asked) => {
    const entry = (await store.findShown(acting.tx, asked.params.id, acting.by.id)) ?? refuse();
    const stands = entry.offeredUntil && isBefore(acting.now, entry.offeredUntil);
    // The booking first, as everywhere: whoever takes it at this moment waits for us, or we for them.
    if (entry.bookingId && stands) await releaseHold(acting, entry.bookingId);
    await store.closeEntry(acting.tx, entry.id, 'left');
    return undefined;
  });
}

async function join({ tx, snapshot, now, by }: Act<Client>, ask: WaitAsk, language: Language) {
  const offering = snapshot.bySlug('offerings', ask.offering) ?? refuse();
  checkWindow(ask, now);
  await checkNothingFree({ tx, snapshot, now }, offering, ask);
  const { from: fromDay, to: toDay, party, zone } = ask;
  const asked = { fromDay, toDay, party, zone, language, createdAt: now };
  const entry = { id: newId(), clientId: by.id, offeringId: offering.id, ...asked };
  if (!(await store.insertEntry(tx, entry)))
    throw new Failure('already_waiting', 'You already stand in this line.');
  // A place that was given back while this was decided is not missed.
  await askTheLine(tx, offering.id);
  const row = await store.findShown(tx, entry.id, by.id);
  return (row && entryOf(row, { snapshot, language })) ?? refuse();
}

function refuse(): never {
  throw new Failure('not_found', 'There is nothing of that name to wait for.');
}
