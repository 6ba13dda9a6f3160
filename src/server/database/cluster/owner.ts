import type { DatabaseAddress } from '#server/database/address.ts';
import type { ClusterAddresses } from '#server/database/cluster/addresses.ts';
import { type Connection, connectPlainly } from '#server/database/driver.ts';

/**
 * The account that migrates: it may make roles, but it is neither a superuser nor exempt from
 * row-level security, so it can do no more here than on a server somebody else runs.
 */
export async function ensureOwner({ superuser, owner }: ClusterAddresses): Promise<void> {
  const sql = connectPlainly(superuser);
  try {
    await ensureRole(sql, owner);
    const [found] = await sql`select 1 from pg_database where datname = ${owner.database}`;
    if (!found)
      await sql.unsafe(
        `create database ${owner.database} owner ${owner.user} template template0 encoding 'UTF8'`,
      );
  } finally {
    await sql.end();
  }
}

/**
 * The password is set each time: its file is the truth. It is our own base64url and holds no quote.
 */
async function ensureRole(sql: Connection, { user, password }: DatabaseAddress) {
  const [found] = await sql`select 1 from pg_roles where rolname = ${user}`;
  if (!found) await sql.unsafe(`create role ${user}`);
  await sql.unsafe(
    `alter role ${user} login nosuperuser nocreatedb createrole nobypassrls password '${password}'`,
  );
}
