import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/primitives.ts';
import { type WaitAsk, type WaitEntry, waitlist } from '#contract/waitlist.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore } from '#domain/time.ts';
import { giveBack } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { type Act, act } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';
import { askTheLine } from '#server/waitlist/actions.ts';
import { checkNothingFree, checkWindow } from '#server/waitlist/line.ts';
import * as store from '#server/waitlist/store.ts';

type Client = { kind: 'client'; id: string };

export function waitlistRoutes(app: FastifyInstance, services: Services, client: Guard<Client>) {
  const { sql, catalogue } = services;

  serve(app, waitlist.list, client, async ({ user, query }) => {
    const snapshot = await catalogue.current();
    const rows = await sql.as(user, (tx) => store.listFor(tx, user.id));
    return rows.flatMap((row) => entryOf(row, snapshot, query.lang) ?? []);
  });

  serve(app, waitlist.join, client, (asked) =>
    act(services, waitlist.join, asked, (acting) => join(acting, asked.body, asked.query.lang)),
  );

  serve(app, waitlist.leave, client, (asked) =>
    act(services, waitlist.leave, asked, async (desk) => {
      const entry = (await store.findShown(desk.tx, asked.params.id, desk.by.id)) ?? refuse();
      const stands = entry.offeredUntil && isBefore(desk.now, entry.offeredUntil);
      // The booking first, as everywhere: whoever takes it at this moment waits for us, or we for them.
      if (entry.bookingId && stands) await giveBack(desk, entry.bookingId);
      await store.close(desk.tx, entry.id, 'left');
      return undefined;
    }),
  );
}

async function join({ tx, snapshot, now, by }: Act<Client>, ask: WaitAsk, language: Language) {
  const offering = snapshot.bySlug('offerings', ask.offering) ?? refuse();
  checkWindow(ask, now);
  await checkNothingFree({ tx, snapshot, now }, offering, ask);
  const { from: fromDay, to: toDay, party, zone } = ask;
  const asked = { fromDay, toDay, party, zone, language, createdAt: now };
  const entry = { id: newId(), clientId: by.id, offeringId: offering.id, ...asked };
  if (!(await store.insert(tx, entry)))
    throw new Failure('already_waiting', 'You already stand in this line.');
  // A place that was given back while this was decided is not missed.
  await askTheLine(tx, offering.id);
  const row = await store.findShown(tx, entry.id, by.id);
  return (row && entryOf(row, snapshot, language)) ?? refuse();
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
