import { z } from 'zod';
import { MatterAppointment, MatterHour } from '#contract/matters/parts.ts';
import { Id } from '#contract/primitives.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const columns = (sql: Sql) => sql`id, title, starts_at, ends_at, place, state`;

export const appointmentsOfMatter = (sql: Sql, matterId: string) =>
  many(MatterAppointment, sql)`
    select ${columns(sql)}, exists (select from app.appointments a where a.id = m.id) as is_booked
    from app.matter_appointments m where matter_id = ${matterId} order by starts_at, id`;

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
