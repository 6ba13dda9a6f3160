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
import { type Desk, deskIn, deskOf, type Follow } from '#server/appointments/act.ts';
import { cancel, close, teller } from '#server/appointments/changes.ts';
import { readPeople } from '#server/appointments/people.ts';
import * as store from '#server/appointments/store.ts';
import { deskView, type Told } from '#server/appointments/views.ts';
import { type Asking, act } from '#server/platform/act.ts';
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
    const desk = await deskOf(services);
    const { adviser, limit, lang } = query;
    const after = readCursor('appointments', query.after);
    return sql.as(user, async (tx) => {
      const rows = await store.listOpen(tx, { adviser, after, limit: limit + 1 });
      const place = ({ startsAt: at, id }: (typeof rows)[number]) => ({ at, id });
      const { items, next } = pageOf('appointments', rows, limit, place);
      const tell = await teller({ ...desk, tx });
      return { items: items.map((row) => deskView(tell(row), lang, desk.now)), next };
    });
  });

  type Asked = Asking<Staff> & { params: { id: string }; query: { lang: Language } };
  type Work = (desk: Desk, row: store.AppointmentRow) => Promise<Told>;
  const change = (endpoint: Endpoint, asked: Asked, work: Work) =>
    act(services, endpoint, asked, async (acting) => {
      const row = await store.lock(acting.tx, asked.params.id);
      if (!row) throw new Failure('not_found', 'There is no such appointment.');
      return deskView(await work(deskIn(acting), row), asked.query.lang, acting.now);
    });

  serve(app, deskAppointments.cancel, staff, (asked) =>
    change(deskAppointments.cancel, asked, async (desk, row) => {
      const { reason } = asked.body;
      const told = await cancel(desk, row, reason);
      if (told.row.sequence > row.sequence) await follow(desk, told, reason);
      return told;
    }),
  );
  serve(app, deskAppointments.complete, staff, (asked) =>
    change(deskAppointments.complete, asked, (desk, row) => close(desk, row, 'complete')),
  );
  serve(app, deskAppointments.noShow, staff, (asked) =>
    change(deskAppointments.noShow, asked, (desk, row) => close(desk, row, 'miss')),
  );
  absenceRoutes(app, services, staff);
}

function absenceRoutes(app: FastifyInstance, services: Services, staff: Guard<Staff>) {
  serve(app, deskAppointments.absences, staff, ({ user, params }) =>
    services.sql.as(user, (tx) => absencesSince(tx, params.id, services.now())),
  );

  serve(app, deskAppointments.addAbsence, staff, (asked) =>
    act(services, deskAppointments.addAbsence, asked, async ({ tx, snapshot, now, by }) => {
      checkAbsence(asked.body, now);
      const adviser = asked.params.id;
      const people = await readPeople(tx, snapshot);
      if (!people.some(({ slug }) => slug === adviser))
        throw new Failure('not_found', 'There is no such adviser.');
      return addAbsence(tx, { ...asked.body, id: newId(), adviser, createdBy: by.id });
    }),
  );

  serve(app, deskAppointments.removeAbsence, staff, (asked) =>
    act(services, deskAppointments.removeAbsence, asked, async ({ tx }) => {
      if (!(await removeAbsence(tx, asked.params.id, asked.params.absence)))
        throw new Failure('not_found', 'There is no such absence.');
      return undefined;
    }),
  );
}

function checkAbsence({ startsAt, endsAt }: AbsenceAsk, now: Instant): void {
  const length = secondsBetween(startsAt, endsAt);
  if (length <= 0) throw refuse('The end lies before the beginning');
  if (secondsBetween(now, endsAt) <= 0) throw refuse('This time is over');
  if (length > longestAbsenceDays * 24 * 60 * 60)
    throw refuse(`An absence lasts ${longestAbsenceDays} days at most`);
}

function refuse(why: string): Failure {
  return new Failure('validation_failed', `${why}.`, { fields: { endsAt: why } });
}
