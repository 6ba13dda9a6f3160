import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { demoAccountsAreOpen, refuseDemoAccounts } from '#server/account/demo-accounts.ts';
import { isSeeded } from '#server/catalogue/seed/seed.ts';
import type { DatabaseAddress } from '#server/database/address.ts';
import type { Services } from '#server/services.ts';

/** What the process that seeds is told; by message, because it holds a password. */
export interface SeedOrder {
  app: DatabaseAddress;
  publicUrl: string;
  demoAccounts: boolean;
}

const program = fileURLToPath(new URL('./seed-process.ts', import.meta.url));

type Needed = Pick<Services, 'config' | 'sql' | 'publicUrl'>;

/**
 * Brings in the catalogue and, outside production, the demo accounts. Reading and checking all of it
 * left some 25 MB behind in whoever does it, so a short-lived process does it, when there is something to do.
 */
export async function seed({ config, sql, publicUrl }: Needed, app: DatabaseAddress) {
  const demoAccounts = !config.production;
  if (!demoAccounts) await refuseDemoAccounts(sql);
  const isDone = (await isSeeded(sql)) && (!demoAccounts || (await demoAccountsAreOpen(sql)));
  if (!isDone) await seedApart({ app, publicUrl, demoAccounts });
}

function seedApart(order: SeedOrder): Promise<void> {
  const child = fork(program, { execArgv: [] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (reason) => reject(new Error(String(reason))));
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The process that seeds the database was ended.'));
    });
    child.send(order);
  });
}
