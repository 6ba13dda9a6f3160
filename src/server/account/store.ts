import { z } from 'zod';
import type { Instant, Language } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** What an account may do; PRODUCT.md says what each of them is. */
export type Role = 'client' | 'delegate' | 'concierge' | 'admin';

interface NewAccount {
  id: string;
  email: string;
  role: Role;
  name: string;
  language: Language;
  passwordHash: string;
}

export async function takenAmong(sql: Sql, emails: string[]): Promise<string[]> {
  const taken = await many(z.object({ email: z.string() }), sql)`
    select lower(email) as email from auth.users where lower(email) = any(${emails})`;
  return taken.map(({ email }) => email);
}

const Door = z.object({ email: z.string(), passwordHash: z.string() });

/** Which of these addresses are still opened by a password, and by which. */
export const passwordsAmong = (sql: Sql, emails: string[]) =>
  many(Door, sql)`
    select lower(email) as email, encrypted_password as password_hash from auth.users
    where lower(email) = any(${emails}) and deleted_at is null and encrypted_password is not null
    order by email`;

/**
 * Opens an account whose address needs no confirmation; whoever of the house it is for has settled there.
 * Says whether it did: the address may be taken.
 */
export async function openConfirmed(sql: Sql, account: NewAccount): Promise<boolean> {
  const { id, email, role, name, language, passwordHash } = account;
  const appMeta = { provider: 'email', providers: ['email'], role };
  const userMeta = { full_name: name, language };
  const { count } = await sql`
    insert into auth.users
      (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        staff_since)
    values
      (${id}, ${email}, ${passwordHash}, now(), ${sql.json(appMeta)}, ${sql.json(userMeta)},
        now() - interval '30 days')
    on conflict do nothing`;
  if (count === 1) await addIdentity(sql, id, email);
  return count === 1;
}

/** Every account is known by something; these are known by their mail address. */
async function addIdentity(sql: Sql, userId: string, email: string) {
  const known = { sub: userId, email, email_verified: true, phone_verified: false };
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data)
    values (${newId()}, ${userId}, 'email', ${userId}, ${sql.json(known)})`;
}

/** Since when the house knows somebody: the database says today, whatever their past is. */
export async function stampKnown(sql: Sql, email: string, since: Instant): Promise<void> {
  await sql`
    with known as (
      update auth.users set created_at = ${since}, email_confirmed_at = ${since}
      where lower(email) = ${email} returning id)
    update app.clients set created_at = ${since} where id in (select id from known)`;
}

/** News that this transaction told: only it has its own beginning for a stamp. */
export async function stampNews(
  sql: Sql,
  { moment, readAt }: { moment: Instant; readAt: Instant | null },
): Promise<void> {
  await sql`
    update app.notifications set created_at = ${moment}, read_at = ${readAt}
    where created_at = date_trunc('milliseconds', now())`;
}
