import { addressOf } from '#contract/pages/pages.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import * as store from '#server/account/store.ts';
import { welcome } from '#server/account/welcome.ts';
import { StartError } from '#server/database/start-error.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords/passwords.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface DemoAccount {
  role: store.Role;
  email: string;
  name: Localised;
  language: Language;
}

/** Everybody may read it here: these accounts exist outside production only. */
export const demoPassword = 'rihla-demo-2026';

export const demoAccounts: DemoAccount[] = [
  {
    role: 'client',
    email: 'layla@rihla.example',
    name: { en: 'Layla Al Mansoori', ar: 'ليلى المنصوري' },
    language: 'en',
  },
  {
    role: 'delegate',
    email: 'omar@rihla.example',
    name: { en: 'Omar Al Mansoori', ar: 'عمر المنصوري' },
    language: 'ar',
  },
  {
    role: 'concierge',
    email: 'noor@rihla.example',
    name: { en: 'Noor Haddad', ar: 'نور حداد' },
    language: 'en',
  },
  {
    role: 'admin',
    email: 'sami@rihla.example',
    name: { en: 'Sami Khoury', ar: 'سامي خوري' },
    language: 'en',
  },
];

type Needed = Pick<Services, 'sql' | 'messages' | 'publicUrl'>;

export const demoAccountsAreOpen = async (sql: Database): Promise<boolean> =>
  (await missingAccounts(sql)).length === 0;

async function missingAccounts(sql: Database): Promise<DemoAccount[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const taken = await sql.as(system, (tx) => store.takenAmong(tx, emails));
  return demoAccounts.filter(({ email }) => !taken.includes(email));
}

/**
 * A database that was tried out has them still, an admin among them. Production ends here and changes
 * nothing: closing them would take along whatever was kept in them, and whoever runs the house has to
 * know that these doors stood open.
 */
export async function refuseDemoAccounts(sql: Database): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const doors = await sql.as(system, (tx) => store.passwordsAmong(tx, emails));
  const opened = await Promise.all(
    doors.map(({ passwordHash }) => verifyPassword(passwordHash, demoPassword)),
  );
  const open = doors.filter((_door, index) => opened[index]).map(({ email }) => email);
  if (open.length === 0) return;
  throw new StartError(
    'failed',
    `NODE_ENV: production cannot use a database in which the printed demo password still opens ${open.join(', ')}. ` +
      'Change these passwords or delete the accounts, or give it a database of its own.',
  );
}

/** Opens the accounts that are missing; one that is there stays as its owner left it. */
export async function seedDemoAccounts(services: Needed): Promise<void> {
  const { sql } = services;
  const missing = await missingAccounts(sql);
  // Each account has a salt of its own; hashing is the slow part, so it is done before a transaction.
  const hashed = await Promise.all(
    missing.map(async (account) => ({
      account,
      passwordHash: await hashPassword(demoPassword),
    })),
  );
  for (const { account, passwordHash } of hashed)
    await sql.as(system, (tx) => open(tx, services, account, passwordHash));
}

async function open(
  tx: Sql,
  { messages, publicUrl }: Needed,
  { email, role, language, name: names }: DemoAccount,
  passwordHash: string,
) {
  const id = newId();
  const name = names[language];
  const isNew = await store.openConfirmed(tx, { id, email, role, name, language, passwordHash });
  if (!isNew) return; // another process was faster
  const siteUrl = `${publicUrl}${addressOf(language, '/')}`;
  const template = welcome({ name, email, siteUrl });
  const eventKey = `welcome:${id}`;
  await messages.queue(tx, { channel: 'mail', to: email, language, template, eventKey });
}
