import { z } from 'zod';
import { AppointmentKind, AppointmentState, Topic } from '#contract/appointments/appointments.ts';
import { Id, Instant, Language } from '#contract/primitives.ts';
import type { Position } from '#server/platform/paging.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

export const AppointmentRow = z.object({
  id: Id,
  clientId: Id.nullable(),
  kind: AppointmentKind,
  topic: Topic,
  subject: z.string(),
  home: z.string().nullable(),
  adviser: z.string(),
  state: AppointmentState,
  startsAt: Instant,
  endsAt: Instant,
  bufferMinutes: z.int(),
  zone: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: Language,
  sequence: z.int(),
  toldAt: Instant,
  createdAt: Instant,
});
export type AppointmentRow = z.infer<typeof AppointmentRow>;

const columns = (sql: Sql) => sql`
  id, client_id, kind, topic, subject, home, adviser, state, starts_at, ends_at, buffer_minutes, zone,
  name, email, phone, message, language, sequence, told_at, created_at`;

/** A visitor may add one and not read it, so nothing is returned. */
export async function insertAppointment(sql: Sql, row: AppointmentRow): Promise<void> {
  await sql`insert into app.appointments ${sql({ ...row })}`;
}

export async function addLink(sql: Sql, hash: string, appointmentId: string): Promise<void> {
  await sql`insert into app.appointment_links ${sql({ hash, appointmentId })}`;
}

const ofLink = (sql: Sql, hash: string) => sql`
  select ${columns(sql)} from app.appointments
  where id = (select appointment_id from app.appointment_links where hash = ${hash})`;

export const findByLink = (sql: Sql, hash: string) =>
  maybe(AppointmentRow, sql)`${ofLink(sql, hash)}`;

/** Held until the transaction ends, so that two changes happen in turn. */
export const lockAppointmentByLink = (sql: Sql, hash: string) =>
  maybe(AppointmentRow, sql)`${ofLink(sql, hash)} for update`;

export const findOwnAppointment = (sql: Sql, id: string, clientId: string) =>
  maybe(AppointmentRow, sql)`
    select ${columns(sql)} from app.appointments where id = ${id} and client_id = ${clientId}`;

export const lockAppointment = (sql: Sql, id: string) =>
  maybe(AppointmentRow, sql)`
    select ${columns(sql)} from app.appointments where id = ${id} for update`;

/** Everything about it that can change; the rest stays as it was asked for. */
export async function saveAppointment(sql: Sql, row: AppointmentRow): Promise<void> {
  const { id, adviser, state, startsAt, endsAt, bufferMinutes, zone, sequence, toldAt } = row;
  const changed = { adviser, state, startsAt, endsAt, bufferMinutes, zone, sequence, toldAt };
  await sql`update app.appointments set ${sql(changed)} where id = ${id}`;
}

/** What is to come, the next first; then what is over, the newest first. */
export const appointmentRowsOf = (sql: Sql, clientId: string, now: Instant) =>
  many(AppointmentRow, sql)`
    select ${columns(sql)} from app.appointments where client_id = ${clientId}
    order by (state = 'booked' and ends_at > ${now}) desc,
      case when state = 'booked' and ends_at > ${now} then starts_at end,
      starts_at desc, id
    limit 200`;

interface OpenPage {
  adviser: string | undefined;
  after: Position | undefined;
  limit: number;
}

/** What nobody has closed yet, of all advisers, the earliest first. */
export const listOpen = (sql: Sql, { adviser, after, limit }: OpenPage) =>
  many(AppointmentRow, sql)`
    select ${columns(sql)} from app.appointments
    where state = 'booked' ${adviser ? sql`and adviser = ${adviser}` : sql``}
      ${after ? sql`and (starts_at, id) > (${after.at}, ${after.id})` : sql``}
    order by starts_at, id limit ${limit}`;

const StartingAppointment = AppointmentRow.pick({ id: true, startsAt: true, toldAt: true });
export type StartingAppointment = z.infer<typeof StartingAppointment>;

export const startingWithin = (sql: Sql, from: Instant, to: Instant) =>
  many(StartingAppointment, sql)`
    select id, starts_at, told_at from app.appointments
    where state = 'booked' and starts_at > ${from} and starts_at <= ${to} order by starts_at, id`;

/** Two years after its hour, or after it was cancelled, nobody needs to know who came. */
export async function deletePast(sql: Sql): Promise<void> {
  await sql`
    delete from app.appointments
    where starts_at < now() - interval '24 months'
      or (state = 'cancelled' and told_at < now() - interval '24 months')`;
}
