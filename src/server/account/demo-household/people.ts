/** Who lives in the story: the demo accounts, the three others at the desk, and how the house knows them. */
import { z } from 'zod';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import type { Story } from '#server/account/demo-household/story.ts';
import type { DemoPerson } from '#server/account/demo-household/world.ts';
import * as store from '#server/account/store.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword } from '#server/platform/passwords/passwords.ts';
import { type Database, many, system } from '#server/platform/sql.ts';

/** What the story calls somebody. */
const shortName = (email: string): string => email.split('@')[0] ?? '';

const emailsOf = ({ neighbours }: Story) =>
  [...demoAccounts, ...neighbours].map(({ email }) => email);

/** Those of them who ask the house for something in their own name. */
export const clientsOf = ({ neighbours }: Story): string[] =>
  [...demoAccounts.filter(({ role }) => role === 'client'), ...neighbours].map(({ email }) =>
    shortName(email),
  );

/** Opens the accounts that are missing; everybody opens with the printed password. */
export async function openNeighbours(sql: Database, { neighbours }: Story): Promise<void> {
  const emails = neighbours.map(({ email }) => email);
  const taken = await sql.as(system, (tx) => store.takenAmong(tx, emails));
  for (const { email, name, language } of neighbours.filter((one) => !taken.includes(one.email))) {
    const passwordHash = await hashPassword(demoPassword);
    const account = { id: newId(), email, name, language, passwordHash, role: 'client' } as const;
    await sql.as(system, (tx) => store.openConfirmed(tx, account));
  }
}

/** No clock of a feature says since when somebody is a client: the database stamps it as the account is opened. */
export async function stampKnown(sql: Database, story: Story): Promise<void> {
  for (const email of emailsOf(story)) {
    const since = story.known[shortName(email)];
    if (since) await sql.as(system, (tx) => store.stampKnown(tx, email, since));
  }
}

const Account = z.object({
  id: z.guid(),
  email: z.string(),
  app: z.record(z.string(), z.json()),
  user: z.record(z.string(), z.json()),
  name: z.string(),
});
type Account = z.infer<typeof Account>;

export interface Cast {
  person: (who: string) => DemoPerson;
  /** What a session of theirs would claim at this moment: nobody of the story signs in. */
  claims: (token: string, seconds: number) => Promise<ReturnType<typeof claimsOf>>;
}

export async function gatherCast(sql: Database, story: Story): Promise<Cast> {
  const emails = emailsOf(story);
  const accounts = await sql.as(
    system,
    (tx) =>
      many(Account, tx)`
      select id, email, raw_app_meta_data as app, raw_user_meta_data as "user",
        coalesce(raw_user_meta_data ->> 'full_name', '') as name
      from auth.users where lower(email) = any (${emails})`,
  );
  const find = (who: string) => {
    const account = accounts.find(({ email }) => shortName(email) === who);
    if (!account) throw new Error(`There is no account of ${who}.`);
    return account;
  };
  const { by, accepter } = story.mandate;
  return {
    person: (who) => {
      const { id, email, name } = find(who);
      const somebody = { id, email, name, token: who };
      return who === accepter ? { ...somebody, actsFor: find(by).id } : somebody;
    },
    claims: async (token, seconds) => claimsOf(find(token), seconds),
  };
}

const claimsOf = ({ id, email, app, user }: Account, seconds: number) => ({
  sub: id,
  email,
  aal: 'aal1',
  amr: [{ method: 'password', timestamp: seconds }],
  app_metadata: app,
  user_metadata: user,
});
