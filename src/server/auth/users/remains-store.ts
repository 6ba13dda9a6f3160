import type { Sql } from '#server/platform/sql.ts';

/** Everything the sign-in service kept of the account goes with it, its audit entries aside. */
export async function deleteUser(sql: Sql, id: string) {
  await sql`delete from auth.users where id = ${id}`;
}

/** Every way in and every proof, for an account of which only a shell stays. */
export async function deleteAccess(sql: Sql, userId: string) {
  await sql`delete from auth.sessions where user_id = ${userId}`;
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
  await sql`delete from auth.flow_states where ${userId} in (user_id, linking_user_id)`;
  await sql`delete from auth.mfa_factors where user_id = ${userId}`;
  await sql`delete from auth.recovery_codes where user_id = ${userId}`;
  await sql`delete from auth.passkeys where user_id = ${userId}`;
}

/** The provider's subject is freed: the same person may come back as somebody new. */
export async function hideIdentities(sql: Sql, userId: string) {
  await sql`
    update auth.identities
    set provider_id = encode(sha256(convert_to(user_id::text || provider_id, 'UTF8')), 'hex'),
      identity_data = '{}', updated_at = now()
    where user_id = ${userId}`;
}
