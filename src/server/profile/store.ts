import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { ProfileChange, ProfileSection } from '#contract/profile/profile.ts';
import { newId } from '#server/platform/ids.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const Kept = z.object({
  section: ProfileSection,
  content: z.record(z.string(), z.unknown()),
  version: z.int(),
  updatedAt: Instant,
});
export type KeptSection = z.infer<typeof Kept>;

export const sectionsOf = (sql: Sql, clientId: string) =>
  many(Kept, sql)`
    select section, content, version, updated_at from app.profile_sections
    where client_id = ${clientId}`;

/** Locked, so that of two who save the second is told. */
export const lockSection = (sql: Sql, clientId: string, section: ProfileSection) =>
  maybe(Kept, sql)`
    select section, content, version, updated_at from app.profile_sections
    where client_id = ${clientId} and section = ${section} for update`;

interface Saved {
  clientId: string;
  section: ProfileSection;
  content: object;
  /** The one that is replaced; 0 for a section that was never saved. */
  version: number;
  now: Instant;
}

/** Says whether it did: of two first savings at once one comes too late. */
export async function saveSectionRow(sql: Sql, saved: Saved): Promise<boolean> {
  const { clientId, section, version, now } = saved;
  const content = JSON.stringify(saved.content);
  const { count } =
    version === 0
      ? await sql`
          insert into app.profile_sections (client_id, section, content, updated_at)
          values (${clientId}, ${section}, ${content}::text::jsonb, ${now})
          on conflict do nothing`
      : await sql`
          update app.profile_sections set content = ${content}::text::jsonb,
            version = version + 1, updated_at = ${now}
          where client_id = ${clientId} and section = ${section} and version = ${version}`;
  return count === 1;
}

interface Changed {
  clientId: string;
  section: ProfileSection;
  fields: string[];
  at: Instant;
}

export async function addChange(sql: Sql, changed: Changed): Promise<void> {
  await sql`insert into app.profile_changes ${sql({ id: newId(), ...changed })}`;
}

export const changesOf = (sql: Sql, clientId: string) =>
  many(ProfileChange, sql)`
    select id, section, fields, at from app.profile_changes
    where client_id = ${clientId} order by at desc, id desc limit 20`;

/** How long anybody asks when something was changed. */
export async function forgetChanges(sql: Sql): Promise<void> {
  await sql`delete from app.profile_changes where at < now() - interval '2 years'`;
}

const Account = z.object({
  name: z.string(),
  /** What they said they are called; empty where only an address is known. */
  said: z.string(),
  language: z.enum(['en', 'ar']),
});

/** What the account says of somebody; a client reads their own. */
export const profileAccount = (sql: Sql, clientId: string) =>
  maybe(Account, sql)`
    select ${nameFrom(sql)} as name,
      coalesce(raw_user_meta_data ->> 'full_name', '') as said,
      case when raw_user_meta_data ->> 'language' = 'ar' then 'ar' else 'en' end as language
    from auth.users where id = ${clientId} and deleted_at is null`;
