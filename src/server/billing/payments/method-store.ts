import { z } from 'zod';
import { CardBrand, Processor } from '#contract/billing/payments.ts';
import { Day, Id } from '#contract/primitives.ts';
import { refusedOn } from '#server/money/refusals.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

export const MethodRow = z.object({
  id: Id,
  clientId: z.guid(),
  processor: Processor,
  token: z.string(),
  brand: CardBrand,
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
  refusedOn: Day.nullable(),
});
export type MethodRow = z.infer<typeof MethodRow>;

const columns = (sql: Sql) =>
  sql`id, client_id, processor, token, brand, last4, exp_month, exp_year, is_default,
    ${refusedOn(sql)} as refused_on`;

/** The default first, then the newest; those of another processor cannot be used. */
export const listOf = (sql: Sql, clientId: string, processor: Processor) =>
  many(MethodRow, sql)`
    select ${columns(sql)} from app.payment_methods m
    where client_id = ${clientId} and processor = ${processor} and removed_at is null
    order by is_default desc, created_at desc, id desc`;

export const findOwnMethod = (sql: Sql, clientId: string, id: string) =>
  maybe(MethodRow, sql)`
    select ${columns(sql)} from app.payment_methods m
    where client_id = ${clientId} and id = ${id} and removed_at is null`;

export const defaultOf = (sql: Sql, clientId: string, processor: Processor) =>
  maybe(MethodRow, sql)`
    select ${columns(sql)} from app.payment_methods m
    where client_id = ${clientId} and processor = ${processor} and is_default`;

/** The first one is the default. The same card twice is one. */
export async function keepMethod(
  sql: Sql,
  method: Omit<MethodRow, 'isDefault' | 'refusedOn'>,
): Promise<void> {
  const { clientId, processor } = method;
  await sql`select pg_advisory_xact_lock(hashtextextended('methods ' || ${clientId}::text, 0))`;
  const isDefault = (await defaultOf(sql, clientId, processor)) === undefined;
  // A default of a processor that is no longer used gives way.
  if (isDefault) await clearDefault(sql, clientId);
  await sql`
    insert into app.payment_methods ${sql({ ...method, isDefault })} on conflict do nothing`;
}

async function clearDefault(sql: Sql, clientId: string): Promise<void> {
  await sql`
    update app.payment_methods set is_default = false where client_id = ${clientId} and is_default`;
}

export async function makeDefault(sql: Sql, clientId: string, id: string): Promise<void> {
  await clearDefault(sql, clientId);
  await sql`update app.payment_methods set is_default = true where id = ${id}`;
}

/** The newest of the others takes the place of a default that goes. */
export async function removeMethod(
  sql: Sql,
  { id, clientId, processor }: MethodRow,
): Promise<void> {
  await sql`
    update app.payment_methods set removed_at = now(), is_default = false where id = ${id}`;
  if (await defaultOf(sql, clientId, processor)) return;
  const [next] = await listOf(sql, clientId, processor);
  if (next) await makeDefault(sql, clientId, next.id);
}
