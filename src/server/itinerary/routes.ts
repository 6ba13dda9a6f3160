import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { itinerary, type PlannedItem } from '#contract/itinerary.ts';
import type { Language } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import { dayInDubai } from '#domain/time.ts';
import { summariesFrom } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { movePlanned, type Planner, planItem, removePlanned } from '#server/itinerary/plans.ts';
import type { PlannedRow } from '#server/itinerary/store.ts';
import * as store from '#server/itinerary/store.ts';
import { hoursSetFor } from '#server/matters/actions.ts';
import { type AskingCaller, act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

type Client = { kind: 'client'; id: string };

export function itineraryRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  const { sql, catalogue, now } = services;
  const { client, artBase } = guards;
  const readerIn = async (language: Language) => ({
    language,
    artBase,
    now: now(),
    snapshot: await catalogue.current(),
  });

  serve(app, itinerary.read, client, async ({ user, query }) => {
    const reader = await readerIn(query.lang);
    const from = dayInDubai(reader.now);
    return sql.as(user, async (tx) => ({
      bookings: await summariesFrom(tx, reader, { clientId: user.id, from }),
      appointments: await hoursSetFor(tx, user.id, from),
      planned: (await store.listFrom(tx, user.id, from)).map((row) => plannedItem(row, reader)),
    }));
  });

  /** Changes the itinerary of the caller and shows what came of it. */
  const change = (
    endpoint: Endpoint,
    asked: AskingCaller<Client> & { query: { lang: Language } },
    work: (planner: Planner) => Promise<store.PlannedRow>,
  ): Promise<PlannedItem> =>
    act(services, endpoint, asked, async ({ tx, now: moment, snapshot, by }) => {
      const row = await work({ tx, now: moment, snapshot, clientId: by.id });
      return plannedItem(row, { language: asked.query.lang, artBase, snapshot });
    });

  serve(app, itinerary.plan, client, (asked) =>
    change(itinerary.plan, asked, (planner) => planItem(planner, asked.body)),
  );

  serve(app, itinerary.move, client, (asked) =>
    change(itinerary.move, asked, (planner) => movePlanned(planner, asked.params.id, asked.body)),
  );

  serve(app, itinerary.remove, client, (asked) =>
    act(services, itinerary.remove, asked, async ({ tx, by }) => {
      await removePlanned({ tx, clientId: by.id }, asked.params.id);
      return undefined;
    }),
  );
}

/** In whose language an itinerary is shown, and where the pictures lie. */
interface Reader {
  language: Language;
  snapshot: Snapshot;
  artBase: string;
}

/** A flight that has left the catalogue stays as the line it was. */
function plannedItem(row: PlannedRow, reader: Reader): PlannedItem {
  const { id, title, day, time, minutes, position } = row;
  const offering = flightOf(row, reader);
  return { id, offering, title: offering?.title ?? title, day, time, minutes, position };
}

function flightOf({ offeringId }: PlannedRow, reader: Reader): PlannedItem['offering'] {
  const { language, snapshot, artBase } = reader;
  const offering = snapshot.all('offerings').find(({ id }) => id === offeringId);
  if (!offering) return null;
  const { slug, category, title, location, art } = offering;
  return {
    slug,
    path: `/bookings/${category}/${slug}`,
    title: title[language],
    location: location[language],
    picture: pictureOf(art, { artBase, language, words: snapshot.texts('taxonomy') }),
  };
}
