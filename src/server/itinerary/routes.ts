import type { FastifyInstance } from 'fastify';
import { itinerary, type PlannedItem } from '#contract/itinerary.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInDubai } from '#domain/time.ts';
import { summariesFrom } from '#server/bookings/actions.ts';
import { move, type Planner, plan, remove } from '#server/itinerary/planning.ts';
import * as store from '#server/itinerary/store.ts';
import { plannedItem } from '#server/itinerary/views.ts';
import { once } from '#server/platform/idempotency.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Client = { kind: 'client'; id: string };

/** Who may come in, and where this build's pictures lie. */
export interface Doors {
  client: Guard<Client>;
  artBase: string;
}

export function itineraryRoutes(app: FastifyInstance, services: Services, doors: Doors) {
  const { sql, catalogue, now } = services;
  const { client, artBase } = doors;
  const readerIn = async (language: Language) => ({
    ...{ language, artBase, now: now() },
    snapshot: await catalogue.current(),
  });

  serve(app, itinerary.read, client, async ({ user, query }) => {
    const reader = await readerIn(query.lang);
    const from = dayInDubai(reader.now);
    return sql.as(user, async (tx) => ({
      bookings: await summariesFrom(tx, reader, { clientId: user.id, from }),
      planned: (await store.listFrom(tx, user.id, from)).map((row) => plannedItem(row, reader)),
    }));
  });

  /** Changes the itinerary of the caller and shows what came of it. */
  async function change(
    user: Client,
    language: Language,
    act: (planner: Planner, show: (row: store.PlannedRow) => PlannedItem) => Promise<PlannedItem>,
  ): Promise<PlannedItem> {
    const reader = await readerIn(language);
    const show = (row: store.PlannedRow) => plannedItem(row, reader);
    return sql.as(user, (tx: Sql) => act({ ...reader, tx, clientId: user.id }, show));
  }

  serve(app, itinerary.plan, client, ({ user, query, body, request }) => {
    const key = request.headers['idempotency-key'];
    const attempt = { user, route: itinerary.plan.path, key, body };
    return change(user, query.lang, (planner, show) =>
      once(planner.tx, attempt, async () => show(await plan(planner, body))),
    );
  });

  serve(app, itinerary.move, client, ({ user, query, params, body }) =>
    change(user, query.lang, async (planner, show) => show(await move(planner, params.id, body))),
  );

  serve(app, itinerary.remove, client, async ({ user, params }) => {
    await sql.as(user, (tx) => remove({ tx, clientId: user.id }, params.id));
    return undefined;
  });
}
