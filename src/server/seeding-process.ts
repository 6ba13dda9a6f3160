import { seedDemoAccounts } from '#server/accounts/demo-accounts.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { openMessages } from '#server/platform/messages.ts';
import { openDatabase } from '#server/platform/sql.ts';
import type { SeedOrder } from '#server/seeding.ts';

// Run by seeding.ts, which tells it what to do and hears nothing when all went well.
process.once('disconnect', () => process.exit(1));
process.once('message', async (order: SeedOrder) => {
  try {
    await follow(order);
    process.exit(0);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.(reason, () => process.exit(1));
  }
});

async function follow({ app, publicUrl, demoAccounts }: SeedOrder) {
  const sql = openDatabase(app, { max: 1 });
  await seedCatalogue(sql);
  if (demoAccounts) await seedDemoAccounts({ sql, messages: openMessages(), publicUrl });
  await sql.end();
}
