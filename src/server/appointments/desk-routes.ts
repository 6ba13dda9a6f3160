import type { FastifyInstance } from 'fastify';
import {
  type AbsenceAsk,
  deskAppointments,
  longestAbsenceDays,
} from '#contract/appointments-desk.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { secondsBetween } from '#domain/time.ts';
import { absencesSince, addAbsence, removeAbsence } from '#server/appointments/absence-store.ts';
import { cancel, close, teller } from '#server/appointments/acting.ts';
import { cursorOf, readCursor } from '#server/appointments/cursor.ts';
import { type Desk, deskOf, type Follow } from '#server/appointments/desk.ts';
import { readPeople } from '#server/appointments/people.ts';
import * as store from '#server/appointments/store.ts';
import { deskView, type Told } from '#server/appointments/views.ts';
import { newId } from '#server/platform/ids.ts';
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
    const after = readCursor(query.after);
    return sql.as(user, async (tx) => {
      const rows = await store.listOpen(tx, { adviser, after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const tell = await teller({ ...desk, tx });
      const items = shown.map((row) => deskView(tell(row), lang, desk.now));
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return { items, next: last ? cursorOf(last) : null };
    });
  });

  type Act = (desk: Desk, row: store.AppointmentRow) => Promise<Told>;
  const change = async (user: Staff, { id, lang }: { id: string; lang: Language }, act: Act) => {
    const desk = await deskOf(services);
    return sql.as(user, async (tx) => {
      const row = await store.lock(tx, id);
      if (!row) throw new Failure('not_found', 'There is no such appointment.');
      return deskView(await act({ ...desk, tx, by: user }, row), lang, desk.now);
    });
  };

  serve(app, deskAppointments.cancel, staff, ({ user, params, query, body }) =>
    change(user, { ...params, ...query }, async (desk, row) => {
      const told = await cancel(desk, row, body.reason);
      if (told.row.sequence > row.sequence) await follow(desk, told, body.reason);
      return told;
    }),
  );
  serve(app, deskAppointments.complete, staff, ({ user, params, query }) =>
    change(user, { ...params, ...query }, (desk, row) => close(desk, row, 'complete')),
  );
  serve(app, deskAppointments.noShow, staff, ({ user, params, query }) =>
    change(user, { ...params, ...query }, (desk, row) => close(desk, row, 'miss')),
  );
  absenceRoutes(app, services, staff);
}

function absenceRoutes(app: FastifyInstance, services: Services, staff: Guard<Staff>) {
  const { sql, catalogue, now } = services;

  serve(app, deskAppointments.absences, staff, ({ user, params }) =>
    sql.as(user, (tx) => absencesSince(tx, params.id, now())),
  );

  serve(app, deskAppointments.addAbsence, staff, async ({ user, params, body }) => {
    checkAbsence(body, now());
    const snapshot = await catalogue.current();
    return sql.as(user, async (tx) => {
      const people = await readPeople(tx, snapshot);
      if (!people.some(({ slug }) => slug === params.id))
        throw new Failure('not_found', 'There is no such adviser.');
      const absence = { ...body, id: newId(), adviser: params.id, createdBy: user.id };
      return addAbsence(tx, absence);
    });
  });

  serve(app, deskAppointments.removeAbsence, staff, ({ user, params }) =>
    sql.as(user, async (tx) => {
      if (!(await removeAbsence(tx, params.id, params.absence)))
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
