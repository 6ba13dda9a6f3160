import { seedDemoAccounts } from '#server/account/demo-accounts.ts';
import { seedCatalogue } from '#server/catalogue/seed/seed.ts';
import { openMessages } from '#server/platform/messages/messages.ts';
import { openDatabase } from '#server/platform/sql.ts';
import type { SeedOrder } from '#server/seed.ts';

// Run by seed.ts, which tells it what to do and hears nothing when all went well.
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
