import { z } from 'zod';
import { AccountActivity, AccountEvent } from '#contract/account.ts';
import { Instant } from '#contract/primitives.ts';
import { Metadata } from '#server/auth/metadata.ts';
import { many, one, type Sql } from '#server/platform/sql.ts';

export const AuditEntry = z.object({
  id: z.string(),
  actorId: z.string().nullable(),
  action: z.string(),
  traits: Metadata,
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  createdAt: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Newest first: ids grow with time, so the primary key is the order. */
export const listEntries = (sql: Sql, page: { perPage: number; offset: number }) =>
  many(AuditEntry, sql)`
    select id, actor_id, action, traits, host(ip) as ip, request_id, created_at
    from auth.audit_log_entries
    order by id desc limit ${page.perPage} offset ${page.offset}`;

const shown = 20;

/** What an account's owner is told of it: what they would not know is left out. */
export const listOwnEntries = (sql: Sql, actorId: string) =>
  many(AccountActivity, sql)`
    select id, action as event, host(ip) as address, created_at as at from auth.audit_log_entries
    where actor_id = ${actorId} and action = any (${AccountEvent.options})
    order by created_at desc, id desc limit ${shown}`;

export async function countEntries(sql: Sql): Promise<number> {
  const { total } = await one(z.object({ total: z.number() }), sql)`
    select count(*) as total from auth.audit_log_entries`;
  return total;
}

/** Whether the owner of a mail address or number has signed in from a network before, by a mailed link too. */
export async function wasUsedFrom(
  sql: Sql,
  name: string,
  network: string,
  now: Instant,
): Promise<boolean> {
  const { was } = await one(z.object({ was: z.boolean() }), sql)`
    select exists (
      select from auth.users u join auth.audit_log_entries e on e.actor_id = u.id
      where (lower(u.email) = ${name} or u.phone = ${name}) and u.deleted_at is null
      and (e.action = 'login' or e.action = 'verification'
        and e.traits->>'type' not in ('email_change', 'phone_change'))
      and e.ip <<= ${network}::inet
      and e.created_at > ${now}::timestamptz - interval '90 days') as was`;
  return was;
}
