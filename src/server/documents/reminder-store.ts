import { z } from 'zod';
import type { Day } from '#contract/primitives.ts';
import { anyRow, many, type Sql } from '#server/platform/sql.ts';

/** Whoever has a paper that ends between two days, as far as they are still with us. */
export async function ownersOfEnding(sql: Sql, from: Day, to: Day): Promise<string[]> {
  const rows = await many(z.object({ ownerId: z.guid() }), sql)`
    select distinct d.owner_id from app.documents d
    join auth.users u on u.id = d.owner_id and u.deleted_at is null
    where d.binned_at is null and d.expires_on between ${from} and ${to}`;
  return rows.map(({ ownerId }) => ownerId);
}

interface Said {
  documentId: string;
  expiresOn: Day;
  /** A number of days, or what else made the house speak. */
  mark: string;
}

/** Whether it is said for the first time; a job that runs beside this one waits here. */
export const sayOnce = (sql: Sql, said: Said) => anyRow(sql)`
    insert into app.document_reminders ${sql({ ...said })} on conflict do nothing`;
