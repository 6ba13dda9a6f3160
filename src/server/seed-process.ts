import type { Instant } from '#contract/primitives.ts';
import { demoAccounts as people, seedDemoAccounts } from '#server/account/demo-accounts.ts';
import { seedDemoBilling } from '#server/billing/demo-billing.ts';
import { seedCatalogue } from '#server/catalogue/seed/seed.ts';
import { snapshotOf } from '#server/catalogue/snapshot.ts';
import { loadCurrent } from '#server/catalogue/store.ts';
import { seedDemoMandate } from '#server/delegates/demo-mandate.ts';
import { demoPapers } from '#server/documents/demo-papers.ts';
import { seedDemoMatters } from '#server/matters/demo-matters.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { openMessages } from '#server/platform/messages/messages.ts';
import { type Database, openDatabase, system, visitor } from '#server/platform/sql.ts';
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

async function follow({ app, publicUrl, demoAccounts, now }: SeedOrder) {
  const sql = openDatabase(app, { max: 1 });
  await seedCatalogue(sql);
  if (demoAccounts) {
    await seedDemoAccounts({ sql, messages: openMessages(), publicUrl });
    await showLife(sql, now);
  }
  await sql.end();
}

/** The demo client has asked the demo concierge for a few things. */
async function showLife(sql: Database, now: Instant) {
  const emailOf = (wanted: string) => people.find(({ role }) => role === wanted)?.email ?? '';
  const snapshot = snapshotOf(await sql.as(visitor, loadCurrent));
  const emails: [string, string] = [emailOf('client'), emailOf('concierge')];
  const config = readConfig({});
  await seedDemoMatters({ sql, config, snapshot, now, emails });
  await seedDemoMandate({ sql, now, emails: [emailOf('client'), emailOf('delegate')] });
  await sql.as(system, (tx) => enqueue(tx, demoPapers, { email: emails[0] }));
  await sql.as(system, (tx) => seedDemoBilling({ tx, config, snapshot, now }, emails[0]));
}
