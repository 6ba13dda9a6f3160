import { z } from 'zod';
import { CatalogueId } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export async function fullOfferings(sql: Sql): Promise<Set<string>> {
  const rows = await many(z.object({ offeringId: CatalogueId }), sql)`
    select offering_id from app.full_offerings`;
  return new Set(rows.map(({ offeringId }) => offeringId));
}

/** Every statement here raises the catalogue's version, so it is sent only where something changes. */
export async function markFull(sql: Sql, offeringId: string): Promise<void> {
  await sql`
    insert into app.full_offerings (offering_id) values (${offeringId}) on conflict do nothing`;
}

export async function markFree(sql: Sql, offeringId: string): Promise<void> {
  await sql`delete from app.full_offerings where offering_id = ${offeringId}`;
}
