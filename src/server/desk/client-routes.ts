import type { FastifyInstance } from 'fastify';
import { type ClientContext, deskClients } from '#contract/clients.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, isBefore } from '#domain/time.ts';
import { summariesFrom } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { appointManager } from '#server/clients/actions.ts';
import * as store from '#server/clients/store.ts';
import { openMattersOf } from '#server/matters/actions.ts';
import { lastWord } from '#server/matters/list-store.ts';
import { act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import { profileFacts } from '#server/profile/actions.ts';
import type { Services } from '#server/services.ts';

/** The one who looks, and in which light. */
interface Looking {
  id: string;
  side: 'house';
  language: 'en' | 'ar';
  now: string;
  snapshot: Snapshot;
  artBase: string;
}

/** What the desk knows of clients. */
export function deskClientRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  const { sql, catalogue, now } = services;
  const { staff, artBase } = guards;
  const looking = async (id: string, language: Looking['language']): Promise<Looking> => ({
    id,
    side: 'house',
    language,
    now: now(),
    artBase,
    snapshot: await catalogue.current(),
  });

  serve(app, deskClients.search, staff, ({ user, query }) =>
    sql.as(user, (tx) => store.clientsMatching(tx, query.q)),
  );

  serve(app, deskClients.read, staff, async ({ user, params, query }) => {
    const reader = await looking(user.id, query.lang);
    return sql.as(user, (tx) => contextOf(tx, params.id, reader));
  });

  serve(app, deskClients.change, staff, async (asked) => {
    const { user, params, query, body } = asked;
    const reader = await looking(user.id, query.lang);
    return act(services, deskClients.change, asked, async ({ tx }) => {
      await contextOf(tx, params.id, reader);
      const { manager } = body;
      if (manager !== undefined) await appointManager(tx, params.id, manager);
      return contextOf(tx, params.id, reader);
    });
  });
}

const nextFew = 5;

async function contextOf(tx: Sql, id: string, reader: Looking): Promise<ClientContext> {
  const { now } = reader;
  const client = await store.findKnown(tx, id);
  if (!client) throw new Failure('not_found', 'There is no such client.');
  const today = dayInDubai(now);
  const [bookings, matters, lastContact, profile] = await Promise.all([
    summariesFrom(tx, reader, { clientId: id, from: today }),
    openMattersOf(tx, reader, id),
    lastWord(tx, id),
    profileFacts(tx, id, today),
  ]);
  const next = bookings.filter(({ endsAt }) => isBefore(now, endsAt)).slice(0, nextFew);
  return { ...client, bookings: next, matters, lastContact, profile };
}
