import { seedDemoAccounts } from '#server/account/demo-accounts.ts';
import { seedCatalogue } from '#server/catalogue/seed/seed.ts';
import type { DatabaseAddress } from '#server/database/address.ts';
import { migrate } from '#server/database/migrate.ts';
import { appAddress, prepareAppRole } from '#server/database/roles.ts';
import { openMessages } from '#server/platform/messages/messages.ts';
import { connect, openDatabase } from '#server/platform/sql.ts';
import { cloneStatement } from '#server/testing/settings.ts';

export interface TestCluster {
  superuser: DatabaseAddress;
  owner: DatabaseAddress;
}

/** What a test's database starts from: only the tables, or the catalogue and demo accounts as well. */
export type Template = 'migrated' | 'seeded';

/** Migrates and seeds once; every test file then clones the result. */
export async function prepareTemplates({ superuser, owner }: TestCluster): Promise<void> {
  const admin = connect(superuser, { max: 1 });
  const make = (name: Template, from: string) =>
    admin.unsafe(cloneStatement(name, from, owner.user));
  try {
    await make('migrated', 'template0');
    const migrated = { ...owner, database: 'migrated' };
    await migrate(migrated);
    await prepareAppRole(migrated, appAddress(migrated));
    await make('seeded', 'migrated');
    await seedTemplate({ ...owner, database: 'seeded' });
  } finally {
    await admin.end();
  }
}

async function seedTemplate(owner: DatabaseAddress) {
  const sql = openDatabase(appAddress(owner), { max: 1 });
  await seedCatalogue(sql);
  await seedDemoAccounts({ sql, messages: openMessages(), publicUrl: 'http://localhost:4400' });
  await sql.end();
}
