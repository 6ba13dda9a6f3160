import { z } from 'zod';
import { Colleague } from '#contract/desk.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const isStaff = (sql: Sql) => sql`
  u.raw_app_meta_data ->> 'role' in ('concierge', 'admin') and u.deleted_at is null`;

/** Everybody of the house, with what they look after. */
export const listTeam = (sql: Sql) =>
  many(Colleague, sql)`
    select u.id, coalesce(u.email, '') as email, u.raw_app_meta_data ->> 'role' as role,
      ${nameFrom(sql, 'u')} as name,
      exists (select from auth.mfa_factors f
        where f.user_id = u.id and f.status = 'verified') as secured,
      (select count(*)::int from app.clients c where c.manager_id = u.id) as clients,
      (select count(*)::int from app.matters m where m.owner_id = u.id and m.state in ('submitted',
        'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered')) as matters,
      (select max(coalesce(s.refreshed_at, s.created_at)) from auth.sessions s
        where s.user_id = u.id) as last_seen
    from auth.users u where ${isStaff(sql)} order by name, u.id`;

const Admin = z.object({ id: z.guid() });

/** Locked, so that the last two cannot dismiss each other at once. */
export const lockAdmins = (sql: Sql) =>
  many(Admin, sql)`
    select u.id from auth.users u
    where ${isStaff(sql)} and u.raw_app_meta_data ->> 'role' = 'admin'
    order by u.id for update`;
