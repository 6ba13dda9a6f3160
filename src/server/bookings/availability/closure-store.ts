import { z } from 'zod';
import { OfferingClosure } from '#contract/bookings/closures.ts';
import type { Day } from '#contract/primitives.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** The catalogue knows the slug; the table knows the id. */
const Row = OfferingClosure.omit({ offering: true }).extend({ offeringId: z.string() });

const columns = (sql: Sql) =>
  sql`id, offering_id, from_day as "from", to_day as "to", reason, created_at`;

export const closuresSince = (sql: Sql, offeringId: string, today: Day) =>
  many(Row, sql)`
    select ${columns(sql)} from app.offering_closures
    where offering_id = ${offeringId} and to_day >= ${today} order by from_day, id`;

interface NewClosure {
  id: string;
  offeringId: string;
  fromDay: Day;
  toDay: Day;
  reason: string;
  createdBy: string;
}

export const addClosure = (sql: Sql, closure: NewClosure) =>
  one(Row, sql)`insert into app.offering_closures ${sql({ ...closure })} returning ${columns(sql)}`;

/** Undefined where there is no such closure. */
export const removeClosure = (sql: Sql, id: string) =>
  maybe(Row, sql)`delete from app.offering_closures where id = ${id} returning ${columns(sql)}`;
