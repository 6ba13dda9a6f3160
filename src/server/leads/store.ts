import { z } from 'zod';
import type { Language } from '#contract/primitives.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

export interface KeptLead {
  id: string;
  email: string;
  language: Language;
  consent: string;
  unsubscribeHash: string;
}

/**
 * Says whether the address is new. One that unsubscribed stays so: a form that anybody can fill in
 * does not outrank the reader's own word.
 */
export async function insertOnce(sql: Sql, lead: KeptLead): Promise<boolean> {
  const { count } = await sql`insert into app.leads ${sql({ ...lead })} on conflict do nothing`;
  return count === 1;
}

const Standing = z.object({ id: z.uuid(), unsubscribed: z.boolean() });

export function lockByLink(sql: Sql, unsubscribeHash: string) {
  return maybe(
    Standing,
    sql`
      select id, unsubscribed_at is not null as unsubscribed from app.leads
      where unsubscribe_hash = ${unsubscribeHash} for update`,
  );
}

export async function unsubscribe(sql: Sql, id: string, at: string): Promise<void> {
  await sql`update app.leads set unsubscribed_at = ${at} where id = ${id}`;
}
