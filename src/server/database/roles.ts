import { createHmac } from 'node:crypto';
import type Postgres from 'postgres';
import type { DatabaseAddress } from '#server/database/address.ts';
import { postgres } from '#server/database/driver.ts';
import { connect } from '#server/platform/sql.ts';

const appRole = 'rihla_app';

/**
 * The application's own account: a role that owns nothing and cannot bypass row-level security. Its
 * password follows from the owner's, so that several processes agree on it without talking.
 */
export function appAddress(owner: DatabaseAddress): DatabaseAddress {
  const password = createHmac('sha256', owner.password).update(appRole).digest('base64url');
  return { ...owner, user: appRole, password };
}

/** Makes the role where we may, and grants it what every table's policies then narrow. */
export async function prepareAppRole(owner: DatabaseAddress, app: DatabaseAddress): Promise<void> {
  const sql = connect(owner, { max: 1 });
  try {
    if (app.user === appRole) await makeRole(sql, app);
    await refuseBypass(sql, app.user);
    await grant(sql, app.user);
  } finally {
    await sql.end();
  }
}

async function makeRole(sql: Postgres.Sql, app: DatabaseAddress) {
  const [found] = await sql`select 1 from pg_roles where rolname = ${app.user}`;
  if (!found) await createRole(sql, app);
  else if (!(await canLogIn(app)))
    await sql.unsafe(`alter role ${app.user} login password '${app.password}'`);
}

async function createRole(sql: Postgres.Sql, app: DatabaseAddress) {
  try {
    // The password is our own base64url: it holds no quote.
    await sql.unsafe(
      `create role ${app.user} login nosuperuser nocreatedb nocreaterole nobypassrls password '${app.password}'`,
    );
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const madeByAnotherProcess = error.code === '42710' || error.code === '23505';
    if (madeByAnotherProcess) return;
    throw new Error(
      `The database's owner may not create the role ${app.user} (${error.message}). ` +
        'Create a role without BYPASSRLS yourself and name it in DATABASE_APP_URL.',
    );
  }
}

async function canLogIn(app: DatabaseAddress): Promise<boolean> {
  const sql = connect(app, { max: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code.startsWith('28')) return false;
    throw error;
  } finally {
    await sql.end();
  }
}

async function refuseBypass(sql: Postgres.Sql, role: string) {
  const [found] =
    await sql`select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = ${role}`;
  if (found?.bypasses)
    throw new Error(
      `DATABASE_APP_URL: the role ${role} bypasses row-level security; use one that does not.`,
    );
}

async function grant(sql: Postgres.Sql, role: string) {
  const to = sql(role);
  await sql.begin(async (tx) => {
    // Two processes that grant at once would collide on the catalogue's rows.
    await tx`select pg_advisory_xact_lock(7244652)`;
    await tx`grant usage on schema app, auth, storage to ${to}`;
    await tx`grant select, insert, update, delete on all tables in schema app, auth, storage to ${to}`;
    await tx`grant usage on all sequences in schema app, auth, storage to ${to}`;
    await tx`revoke all on app.migrations from ${to}`;
  });
}
