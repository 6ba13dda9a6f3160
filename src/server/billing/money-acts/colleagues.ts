/** Who of the house may look at what a colleague wishes to do with money. */
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { daysOfInvitation, hoursToSettle, lookersAmong } from '#domain/billing/money-acts.ts';
import { hoursAfter } from '#domain/time.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Colleague = z.object({
  id: z.guid(),
  name: z.string(),
  tie: z.enum(['guest', 'host', 'none']),
});

interface Asking {
  askedBy: string;
  askedAt: Instant;
}

const isAtWork = (sql: Sql, now: Instant) => sql`
  u.raw_app_meta_data ->> 'role' in ('concierge', 'admin')
  and u.deleted_at is null and (u.banned_until is null or u.banned_until < ${now})
  and coalesce(u.email_confirmed_at, u.phone_confirmed_at) is not null`;

/** Who can act now and had settled when it was asked, except the one who did. */
export function settledBeside(sql: Sql, { askedBy, askedAt }: Asking, now: Instant) {
  const lately = hoursAfter(askedAt, -24 * daysOfInvitation);
  return many(Colleague, sql)`
    select u.id, ${nameFrom(sql, 'u')} as name,
      coalesce((
        select case l.actor_id when u.id then 'host' else 'guest' end from app.staff_log l
        where l.thing = 'team' and l.deed = 'insert' and l.at > ${lately}
          and (l.actor_id, l.thing_id) in ((u.id, ${askedBy}), (${askedBy}::uuid, u.id::text))
        limit 1), 'none') as tie
    from auth.users u
    where ${isAtWork(sql, now)} and u.id <> ${askedBy} and u.staff_since <= ${hoursAfter(askedAt, -hoursToSettle)}
    order by u.created_at, u.id`;
}

/** Everybody of the house who can act now. */
export const atWork = (sql: Sql, now: Instant) =>
  many(z.object({ id: z.guid() }), sql)`
    select u.id from auth.users u where ${isAtWork(sql, now)} order by u.created_at, u.id`;

export const lookersAt = async (sql: Sql, asking: Asking, now: Instant) =>
  lookersAmong(await settledBeside(sql, asking, now));

export const mayLook = async (sql: Sql, asking: Asking, id: string | null, now: Instant) =>
  (await lookersAt(sql, asking, now)).some((one) => one.id === id);
