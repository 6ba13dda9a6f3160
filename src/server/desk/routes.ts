import type { FastifyInstance } from 'fastify';
import { desk } from '#contract/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { bookingsSaying, pendingBookings } from '#server/bookings/actions.ts';
import { searchClients } from '#server/clients/actions.ts';
import { readLog } from '#server/desk/log-store.ts';
import { appoint, enlist, readTeam } from '#server/desk/team.ts';
import { listLeads } from '#server/leads/store.ts';
import { mattersSaying } from '#server/matters/actions.ts';
import { act } from '#server/platform/act.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

interface DeskDoors {
  staff: Guard<{ kind: 'staff'; id: string }>;
  admin: Guard<{ kind: 'staff'; id: string }>;
  artBase: string;
}

/** What the desk sees beside the matters. */
export function deskRoutes(app: FastifyInstance, services: Services, doors: DeskDoors) {
  waitingRoutes(app, services, doors);
  teamRoutes(app, services, doors);
}

function waitingRoutes(app: FastifyInstance, services: Services, { staff, artBase }: DeskDoors) {
  const { sql, catalogue, now } = services;
  const readerOf = async (id: string, language: Language) => {
    const snapshot = await catalogue.current();
    return { id, side: 'house' as const, language, now: now(), artBase, snapshot };
  };

  serve(app, desk.bookings, staff, async ({ user, query }) => {
    const reader = await readerOf(user.id, query.lang);
    return sql.as(user, (tx) => pendingBookings(tx, reader));
  });

  serve(app, desk.leads, staff, async ({ user, query: { after, limit } }) => {
    const page = { before: readPlace(after), limit: limit + 1 };
    const rows = await sql.as(user, (tx) => listLeads(tx, page));
    return paged(rows, limit, ({ id }) => id);
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

function teamRoutes(app: FastifyInstance, services: Services, { staff, admin }: DeskDoors) {
  const { sql } = services;

  serve(app, desk.team, staff, ({ user }) => sql.as(user, (tx) => readTeam(tx, user)));

  serve(app, desk.enlist, admin, (asked) =>
    act(services, desk.enlist, asked, ({ tx, by }) =>
      enlist(services, tx, { admin: by, asked: asked.body, request: asked.request }),
    ),
  );

  serve(app, desk.appoint, admin, (asked) =>
    act(services, desk.appoint, asked, ({ tx, by }) =>
      appoint(tx, by, { id: asked.params.id, role: asked.body.role }),
    ),
  );

  serve(app, desk.log, admin, async ({ user, query: { after, limit, actor, thing } }) => {
    const page = { actor, thing, before: readLine(after), limit: limit + 1 };
    const rows = await sql.as(user, (tx) => readLog(tx, page));
    return paged(rows, limit, ({ id }) => String(id));
  });
}

function paged<Row>(rows: Row[], limit: number, place: (last: Row) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? place(last) : null };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids are made in order of time, so a page of them goes on after the last one. */
function readPlace(after: string | undefined): string | undefined {
  if (after === undefined || uuid.test(after)) return after;
  throw gone();
}

function readLine(after: string | undefined): number | undefined {
  if (after === undefined) return undefined;
  const line = Number(after);
  if (!Number.isSafeInteger(line)) throw gone();
  return line;
}

function gone(): Failure {
  const sentence = 'This page has gone; please start again from the first.';
  return new Failure('validation_failed', sentence, { fields: { after: sentence } });
}
