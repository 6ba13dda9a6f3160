import { z } from 'zod';
import { Absence } from '#contract/appointments/desk.ts';
import type { Instant } from '#contract/primitives.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

const columns = (sql: Sql) => sql`id, adviser, starts_at, ends_at, reason`;

interface NewAbsence extends Absence {
  createdBy: string;
}

export const absencesSince = (sql: Sql, adviser: string, now: Instant) =>
  many(Absence, sql)`
    select ${columns(sql)} from app.adviser_absences
    where adviser = ${adviser} and ends_at > ${now} order by starts_at, id`;

export const addAbsence = (sql: Sql, absence: NewAbsence) =>
  one(Absence, sql)`
    insert into app.adviser_absences ${sql({ ...absence })} returning ${columns(sql)}`;

/** Says whether there was one. */
export async function removeAbsence(sql: Sql, adviser: string, id: string): Promise<boolean> {
  const gone = await maybe(z.object({ id: z.string() }), sql)`
    delete from app.adviser_absences where adviser = ${adviser} and id = ${id} returning id`;
  return gone !== undefined;
}
