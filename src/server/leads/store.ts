import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Lead } from '#contract/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

interface KeptLead {
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
  const row = { ...lead, addressHash: addressHash(lead.email) };
  return anyRow(sql)`insert into app.leads ${sql(row)} on conflict do nothing`;
}

/** All that is left of an address in the end: enough to know it again, should it be typed once more. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

const Standing = z.object({ id: z.uuid(), unsubscribed: z.boolean() });

export const lockLeadByLink = (sql: Sql, unsubscribeHash: string) =>
  maybe(Standing, sql)`
    select id, unsubscribed_at is not null as unsubscribed from app.leads
    where unsubscribe_hash = ${unsubscribeHash} for update`;

export async function unsubscribe(sql: Sql, id: string, at: string): Promise<void> {
  await sql`update app.leads set unsubscribed_at = ${at} where id = ${id}`;
}

/** Forgets the addresses of those who unsubscribed a while ago, and keeps that they did. */
export async function forgetAddresses(sql: Sql): Promise<void> {
  await sql`
    update app.leads set email = null
    where unsubscribed_at < now() - interval '30 days' and email is not null`;
}

/** For the desk, newest first; ids are made in order of time. */
export const listLeads = (
  sql: Sql,
  { before, limit }: { before?: string | undefined; limit: number },
) =>
  many(Lead, sql)`
    select id, email, language, created_at, unsubscribed_at from app.leads
    ${before === undefined ? sql`` : sql`where id < ${before}`}
    order by id desc limit ${limit}`;
