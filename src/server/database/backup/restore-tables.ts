import type { Header } from '#server/database/backup/file.ts';
import { listForeignKeys, schemas } from '#server/database/backup/tables.ts';
import type { Transaction } from '#server/database/driver.ts';

const putBack = { O: 'enable', A: 'enable always', R: 'enable replica' };

/**
 * What stands in the way of loading rows as they were: forced row-level security (under it COPY is
 * refused even to the owner), triggers that would act a second time, and foreign keys that close a
 * circle. Lifts them inside the caller's transaction and gives the statements that put them back.
 */
export async function makeWay(tx: Transaction, tables: Header['tables']): Promise<string[]> {
  const lifted = [
    ...(await forcedSecurity(tx)),
    ...(await userTriggers(tx)),
    ...(await circularKeys(tx, tables)),
  ];
  for (const { lift } of lifted) await tx.unsafe(lift);
  return ['set constraints all immediate', ...lifted.map(({ restore }) => restore)];
}

interface Obstacle {
  lift: string;
  restore: string;
}

async function forcedSecurity(tx: Transaction): Promise<Obstacle[]> {
  const rows = await tx`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${schemas}) and c.relforcerowsecurity`;
  return rows.map(({ name }) => ({
    lift: `alter table ${name} no force row level security`,
    restore: `alter table ${name} force row level security`,
  }));
}

async function userTriggers(tx: Transaction): Promise<Obstacle[]> {
  const rows = await tx<{ table: string; name: string; state: keyof typeof putBack }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name,
      t.tgenabled as state
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${schemas}) and not t.tgisinternal and t.tgenabled <> 'D'
      and t.tgparentid = 0`;
  return rows.map(({ table, name, state }) => ({
    lift: `alter table ${table} disable trigger ${name}`,
    restore: `alter table ${table} ${putBack[state]} trigger ${name}`,
  }));
}

/** A key to a table that is loaded later can only be checked at the end. */
async function circularKeys(tx: Transaction, tables: Header['tables']): Promise<Obstacle[]> {
  const place = new Map(tables.map(({ name }, index) => [name, index]));
  const keys = (await listForeignKeys(tx)).filter(
    ({ from, to }) => (place.get(to) ?? -1) > (place.get(from) ?? -1),
  );
  return keys.map(({ name, from, deferral }) => ({
    lift: `alter table ${from} alter constraint ${name} deferrable initially deferred`,
    restore: `alter table ${from} alter constraint ${name} ${deferral}`,
  }));
}
