import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appointments, type BookedAppointment } from '#contract/appointments/appointments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { type AppointmentAct, actingIn, actingOf, type Follow } from '#server/appointments/act.ts';
import {
  bookAppointment,
  cancelAppointment,
  contextTeller,
  moveAppointment,
  toldOf,
} from '#server/appointments/changes.ts';
import { appointmentEntry, calendarName } from '#server/appointments/invitation.ts';
import { newLink } from '#server/appointments/notices.ts';
import { freeSlotsFor } from '#server/appointments/slots.ts';
import * as store from '#server/appointments/store.ts';
import { appointmentView } from '#server/appointments/views.ts';
import { type AskingCaller, actAsHouse, serveActs } from '#server/platform/act.ts';
import { calendarFile, calendarFileType } from '#server/platform/files/calendar-file.ts';
import type { Guards } from '#server/platform/guards.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { anyone, type Guard, serve } from '#server/platform/serve.ts';
import { type Caller, type Sql, system, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const hour = 60 * 60;

interface AppointmentGuards extends Pick<Guards, 'client'> {
  /** The client where somebody is signed in, and else the visitor. */
  asker: Guard;
  follow: Follow;
}

export function appointmentRoutes(
  app: FastifyInstance,
  services: Services,
  guards: AppointmentGuards,
) {
  const change = serveActs(app, services);
  const { sql } = services;

  serve(app, appointments.slots, anyone, async ({ query, reply }) => {
    const acting = await actingOf(services);
    const free = await sql.as(visitor, (tx) => freeSlotsFor({ ...acting, tx }, query));
    // Whoever turns the leaves back and forth asks once; booking decides anew in any case.
    reply.header('cache-control', 'public, max-age=5');
    return free;
  });

  change(appointments.book, guards.asker, async (acting, asked) => {
    const booked = await bookFor(actingIn(acting), asked.body, guards.follow);
    await limit(acting.tx, asked.request, asked.body.email);
    return booked;
  });

  serve(app, appointments.list, guards.client, async ({ user, query }) => {
    const acting = await actingOf(services);
    return sql.as(user, async (tx) => {
      const tell = await contextTeller({ ...acting, tx });
      const rows = await store.appointmentRowsOf(tx, user.id, acting.now);
      return rows.map((row) => appointmentView(tell(row), query.lang, acting.now));
    });
  });

  change(appointments.link, guards.client, async (acting, asked) => {
    const { tx, by } = acting;
    const row = (await store.findOwnAppointment(tx, asked.params.id, by.id)) ?? refuseForeign();
    await countRequest(tx, { subject: `links of ${by.id}`, most: 60, seconds: hour });
    return { token: await newLink(actingIn(acting), row) };
  });

  linkRoutes(app, services, guards.follow);
}

async function bookFor(
  acting: AppointmentAct,
  body: Parameters<typeof bookAppointment>[1],
  follow: Follow,
): Promise<BookedAppointment> {
  const { told, token } = await bookAppointment(acting, body);
  const appointment = appointmentView(told, body.language, acting.now);
  await follow(acting, told);
  return { appointment, token };
}

type ByLink = AskingCaller<Caller> & { body: { token: string; lang: Language } };

/** What whoever holds the link in a mail may do, signed in or not. */
function linkRoutes(app: FastifyInstance, services: Services, follow: Follow) {
  const { sql } = services;

  serve(app, appointments.find, anyone, async ({ body }) => {
    const acting = await actingOf(services);
    return sql.as(system, async (tx) => {
      const row = (await store.findByLink(tx, linkHash(body.token))) ?? refuseLink();
      return appointmentView(await toldOf({ ...acting, tx }, row), body.lang, acting.now);
    });
  });

  /** Locked, then changed in the system's name: the link is the right to it. */
  const change = (endpoint: Endpoint, asked: ByLink, work: typeof cancelAppointment) =>
    actAsHouse(services, endpoint, asked, async (act) => {
      const { tx, now } = act;
      const { token, lang } = asked.body;
      const row = (await store.lockAppointmentByLink(tx, linkHash(token))) ?? refuseLink();
      const acting = actingIn(act);
      const told = await work(acting, row);
      if (told.row.sequence !== row.sequence) {
        await follow(acting, told);
        // Each change writes to both sides.
        await countRequest(tx, { subject: `appointment ${row.id}`, most: 10, seconds: 24 * hour });
      }
      return appointmentView(told, lang, now);
    });

  serve(app, appointments.move, anyone, (asked) =>
    change(appointments.move, asked, (acting, row) => moveAppointment(acting, row, asked.body)),
  );

  serve(app, appointments.cancel, anyone, (asked) =>
    change(appointments.cancel, asked, cancelAppointment),
  );

  serve(app, appointments.calendar, anyone, async ({ query, reply }) => {
    const acting = await actingOf(services);
    const told = await sql.as(system, async (tx) => {
      const row = (await store.findByLink(tx, linkHash(query.token))) ?? refuseLink();
      return toldOf({ ...acting, tx }, row);
    });
    const entry = appointmentEntry(told, acting.around, query.lang);
    reply.header('cache-control', 'private, no-store');
    reply.header('content-disposition', `attachment; filename="${calendarName}"`);
    reply.type(calendarFileType).send(calendarFile('publish', query.lang, entry));
    return undefined;
  });
}

/** Each booking writes to an address nobody has proved, so nobody may make many. */
async function limit(tx: Sql, { ip }: FastifyRequest, email: string) {
  const sender = `appointment from ${networkOf(ip)}`;
  await countRequest(tx, { subject: sender, most: 20, seconds: hour });
  const recipient = `appointment for ${mailboxOf(email)}`;
  await countRequest(tx, { subject: recipient, most: 5, seconds: 24 * hour });
}

function refuseForeign(): never {
  throw new Failure('not_found', 'There is no such appointment.');
}

function refuseLink(): never {
  throw new Failure('not_found', 'This link belongs to no appointment.');
}
