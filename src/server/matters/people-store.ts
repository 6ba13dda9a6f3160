import { z } from 'zod';
import { Language } from '#contract/primitives.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const Looked = z.object({ plan: z.string().nullable(), managerId: z.guid().nullable() });

/** How the house looks after a client. */
export const lookedAfter = (sql: Sql, clientId: string) =>
  maybe(Looked, sql)`select plan, manager_id from app.clients where id = ${clientId}`;

const Person = z.object({
  id: z.guid(),
  email: z.string(),
  name: z.string(),
  language: Language.nullable(),
  plan: z.string().nullable(),
});

/** A client as the desk knows them; whoever is of the house is none. */
export const findClient = (sql: Sql, id: string) =>
  maybe(Person, sql)`
    select u.id, coalesce(u.email, '') as email, c.plan,
      ${nameFrom(sql, 'u')} as name,
      case when u.raw_user_meta_data ->> 'language' in ('en', 'ar')
        then u.raw_user_meta_data ->> 'language' end as language
    from app.clients c join auth.users u on u.id = c.id
    where c.id = ${id} and u.deleted_at is null`;

const Colleague = z.object({ id: z.guid(), name: z.string() });

/** Somebody who works here. */
export const findColleague = (sql: Sql, id: string) =>
  maybe(Colleague, sql)`
    select id, ${nameFrom(sql)} as name
    from auth.users
    where id = ${id} and deleted_at is null
      and raw_app_meta_data ->> 'role' in ('concierge', 'admin')`;
