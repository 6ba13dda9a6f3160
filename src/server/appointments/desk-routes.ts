import type { FastifyInstance } from 'fastify';
import {
  type AbsenceAsk,
  deskAppointments,
  longestAbsenceDays,
} from '#contract/appointments/desk.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { secondsBetween } from '#domain/time.ts';
import { absencesSince, addAbsence, removeAbsence } from '#server/appointments/absence-store.ts';
import { type AppointmentAct, actingIn, actingOf, type Follow } from '#server/appointments/act.ts';
import {
  cancelAppointment,
  closeAppointment,
  contextTeller,
} from '#server/appointments/changes.ts';
import { readPeople } from '#server/appointments/people.ts';
import * as store from '#server/appointments/store.ts';
import { type AppointmentContext, deskView } from '#server/appointments/views.ts';
import { type AskingCaller, act, serveActs } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Staff = Extract<Caller, { kind: 'staff' }>;

/** The house's own side: everybody's appointments, and how they went. */
export function appointmentDeskRoutes(
  app: FastifyInstance,
  services: Services,
  { staff, follow }: { staff: Guard<Staff>; follow: Follow },
) {
  const { sql } = services;

  serve(app, deskAppointments.list, staff, async ({ user, query }) => {
    const acting = await actingOf(services);
    const { adviser, limit, lang } = query;
    const after = readCursor('appointments', query.after);
    return sql.as(user, async (tx) => {
      const rows = await store.listOpen(tx, { adviser, after, limit: limit + 1 });
      const place = ({ startsAt: at, id }: (typeof rows)[number]) => ({ at, id });
      const { items, next } = pageOf('appointments', rows, limit, place);
      const tell = await contextTeller({ ...acting, tx });
      return { items: items.map((row) => deskView(tell(row), lang, acting.now)), next };
    });
  });

  type Asked = AskingCaller<Staff> & { params: { id: string }; query: { lang: Language } };
  type Work = (acting: AppointmentAct, row: store.AppointmentRow) => Promise<AppointmentContext>;
  const change = (endpoint: Endpoint, asked: Asked, work: Work) =>
    act(services, endpoint, asked, async (acting) => {
      const row = await store.lockAppointment(acting.tx, asked.params.id);
      if (!row) throw new Failure('not_found', 'There is no such appointment.');
      return deskView(await work(actingIn(acting), row), asked.query.lang, acting.now);
    });

  serve(app, deskAppointments.cancel, staff, (asked) =>
    change(deskAppointments.cancel, asked, async (acting, row) => {
      const { reason } = asked.body;
      const told = await cancelAppointment(acting, row, reason);
      if (told.row.sequence > row.sequence) await follow(acting, told, reason);
      return told;
    }),
  );
  serve(app, deskAppointments.complete, staff, (asked) =>
    change(deskAppointments.complete, asked, (acting, row) =>
      closeAppointment(acting, row, 'complete'),
    ),
  );
  serve(app, deskAppointments.noShow, staff, (asked) =>
    change(deskAppointments.noShow, asked, (acting, row) => closeAppointment(acting, row, 'miss')),
  );
  absenceRoutes(app, services, staff);
}

function absenceRoutes(app: FastifyInstance, services: Services, staff: Guard<Staff>) {
  const change = serveActs(app, services);
  serve(app, deskAppointments.absences, staff, ({ user, params }) =>
    services.sql.as(user, (tx) => absencesSince(tx, params.id, services.now())),
  );

  change(deskAppointments.addAbsence, staff, async ({ tx, snapshot, now, by }, asked) => {
    checkAbsence(asked.body, now);
    const adviser = asked.params.id;
    const people = await readPeople(tx, snapshot);
    if (!people.some(({ slug }) => slug === adviser))
      throw new Failure('not_found', 'There is no such adviser.');
    return addAbsence(tx, { ...asked.body, id: newId(), adviser, createdBy: by.id });
  });

  change(deskAppointments.removeAbsence, staff, async ({ tx }, asked) => {
    if (!(await removeAbsence(tx, asked.params.id, asked.params.absence)))
      throw new Failure('not_found', 'There is no such absence.');
    return undefined;
  });
}

function checkAbsence({ startsAt, endsAt }: AbsenceAsk, now: Instant): void {
  const length = secondsBetween(startsAt, endsAt);
  if (length <= 0) throw refuse('The end lies before the beginning');
  if (secondsBetween(now, endsAt) <= 0) throw refuse('This time is over');
  if (length > longestAbsenceDays * 24 * 60 * 60)
    throw refuse(`An absence lasts ${longestAbsenceDays} days at most`);
}

const refuse = (why: string): Failure =>
  new Failure('validation_failed', `${why}.`, { fields: { endsAt: why } });
