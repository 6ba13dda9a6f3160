import type { FastifyInstance } from 'fastify';
import { desk } from '#contract/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { bookingsSaying, confirmedBookings, pendingBookings } from '#server/bookings/actions.ts';
import { searchClients } from '#server/clients/actions.ts';
import { readLog } from '#server/desk/log-store.ts';
import { appointColleague, enlistColleague, readTeam } from '#server/desk/team.ts';
import { listLeads } from '#server/leads/store.ts';
import { mattersSaying } from '#server/matters/actions.ts';
import { serveActs } from '#server/platform/act.ts';
import { numbered, pageOf, readCursor } from '#server/platform/paging.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

interface DeskGuards {
  staff: Guard<{ kind: 'staff'; id: string }>;
  admin: Guard<{ kind: 'staff'; id: string }>;
  artBase: string;
}

/** What the desk sees beside the matters. */
export function deskRoutes(app: FastifyInstance, services: Services, guards: DeskGuards) {
  waitingRoutes(app, services, guards);
  teamRoutes(app, services, guards);
}

function waitingRoutes(app: FastifyInstance, services: Services, { staff, artBase }: DeskGuards) {
  const { sql, catalogue, now } = services;
  const readerOf = async (id: string, language: Language) => {
    const snapshot = await catalogue.current();
    return { id, side: 'house' as const, language, now: now(), artBase, snapshot };
  };

  serve(app, desk.bookings, staff, async ({ user, query }) => {
    const reader = await readerOf(user.id, query.lang);
    return sql.as(user, (tx) => pendingBookings(tx, reader));
  });

  serve(app, desk.confirmed, staff, async ({ user, query }) => {
    const reader = await readerOf(user.id, query.lang);
    return sql.as(user, (tx) => confirmedBookings(tx, reader));
  });

  serve(app, desk.leads, staff, async ({ user, query: { after, limit } }) => {
    const page = { before: readCursor('leads', after)?.id, limit: limit + 1 };
    const rows = await sql.as(user, (tx) => listLeads(tx, page));
    return pageOf('leads', rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  });

  serve(app, desk.search, staff, async ({ user, query: { q, lang } }) => {
    const reader = await readerOf(user.id, lang);
    return sql.as(user, async (tx) => {
      const [clients, matters, bookings] = await Promise.all([
        searchClients(tx, q),
        mattersSaying(tx, reader, q),
        bookingsSaying(tx, reader, q),
      ]);
      return { clients, matters, bookings };
    });
  });
}

function teamRoutes(app: FastifyInstance, services: Services, { staff, admin }: DeskGuards) {
  const change = serveActs(app, services);
  const { sql } = services;

  serve(app, desk.team, staff, ({ user }) => sql.as(user, (tx) => readTeam(tx, user)));

  change(desk.enlist, admin, ({ tx, by }, asked) =>
    enlistColleague(services, tx, { admin: by, asked: asked.body, request: asked.request }),
  );

  change(desk.appoint, admin, ({ tx, by }, asked) =>
    appointColleague(tx, by, { id: asked.params.id, role: asked.body.role }),
  );

  serve(app, desk.log, admin, async ({ user, query: { after, limit, actor, thing } }) => {
    const before = readCursor('log', after, numbered)?.id;
    const page = { actor, thing, before, limit: limit + 1 };
    const rows = await sql.as(user, (tx) => readLog(tx, page));
    return pageOf('log', rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  });
}
