import { z } from 'zod';
import { MatterArea } from '#contract/matters/kinds.ts';
import { MatterHour } from '#contract/matters/parts.ts';
import { type Day, Id, Slug } from '#contract/primitives.ts';
import { midnightInDubai } from '#domain/time.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

/** A page that long helps nobody. */
const mostHours = 100;

const columns = (sql: Sql) => sql`id, title, starts_at, ends_at, place, state`;

/** The adviser is a slug of the catalogue, where the client booked the hour. */
const MatterAppointmentRow = MatterHour.extend({ adviser: Slug.nullable() });
export type MatterAppointmentRow = z.infer<typeof MatterAppointmentRow>;

export const appointmentsOfMatter = (sql: Sql, matterId: string) =>
  many(MatterAppointmentRow, sql)`
    select ${columns(sql)}, (select adviser from app.appointments a where a.id = m.id) as adviser
    from app.matter_appointments m where matter_id = ${matterId} order by starts_at, id`;

const OwnHour = MatterHour.omit({ state: true }).extend({
  matterId: Id,
  area: MatterArea,
  adviser: Slug.nullable(),
});

/** What is set for a client from a day on, in the order of its hours. */
export const hoursFrom = (sql: Sql, clientId: string, day: Day) =>
  many(OwnHour, sql)`
    select a.id, a.title, a.starts_at, a.ends_at, a.place, m.id as matter_id, m.area,
      (select booked.adviser from app.appointments booked where booked.id = a.id) as adviser
    from app.matter_appointments a join app.matters m on m.id = a.matter_id
    where m.client_id = ${clientId} and a.state = 'set' and a.starts_at >= ${midnightInDubai(day)}
    order by a.starts_at, a.id limit ${mostHours}`;

export const findAppointment = (sql: Sql, matterId: string, id: string) =>
  maybe(MatterHour, sql)`
    select ${columns(sql)} from app.matter_appointments
    where matter_id = ${matterId} and id = ${id}`;

export async function insertMatterAppointment(
  sql: Sql,
  matterId: string,
  appointment: MatterHour,
): Promise<void> {
  await sql`insert into app.matter_appointments ${sql({ ...appointment, matterId })}`;
}

export async function cancelMatterAppointment(sql: Sql, id: string): Promise<void> {
  await sql`update app.matter_appointments set state = 'cancelled' where id = ${id}`;
}

/** One that came by the scheduler keeps its id; the matter it belongs to. */
export const matterOfAppointment = (sql: Sql, id: string) =>
  maybe(z.object({ matterId: Id }), sql)`
    select matter_id from app.matter_appointments where id = ${id}`;

export async function moveMatterAppointment(sql: Sql, { id, ...hours }: MatterHour): Promise<void> {
  await sql`update app.matter_appointments set ${sql(hours)} where id = ${id}`;
}
