/** How far the household has come, kept with the demo delegate's account, so that it is made once. */
import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { demoAccounts } from '#server/account/demo-accounts.ts';
import { type Database, maybe, one, system } from '#server/platform/sql.ts';

const Progress = z.object({
  /** The moment its past ends at. */
  from: Instant,
  /** How many deeds are done. */
  deeds: z.int(),
  /** What they made, by the name the story gives it. */
  made: z.record(z.string(), z.string()),
  whole: z.boolean(),
});
export type Progress = z.infer<typeof Progress>;

const emailOf = (wanted: string) => demoAccounts.find(({ role }) => role === wanted)?.email ?? '';
const keeper = emailOf('delegate');
const client = emailOf('client');

export const progressOf = async (sql: Database): Promise<Progress | undefined> => {
  const kept = await sql.as(
    system,
    (tx) =>
      maybe(z.object({ household: Progress }), tx)`
      select raw_app_meta_data -> 'household' as household from auth.users
      where lower(email) = ${keeper} and raw_app_meta_data ? 'household'`,
  );
  return kept?.household;
};

export const keepProgress = (sql: Database, progress: Progress): Promise<void> =>
  sql.as(system, async (tx) => {
    await tx`
      update auth.users
      set raw_app_meta_data = raw_app_meta_data || ${tx.json({ household: progress })}
      where lower(email) = ${keeper}`;
  });

const Unused = z.object({ unused: z.boolean() });

/** Begun and not whole, or not begun while the demo client has nothing yet: what somebody made there is theirs. */
export async function isDue(sql: Database): Promise<boolean> {
  const progress = await progressOf(sql);
  if (progress) return !progress.whole;
  const { unused } = await sql.as(
    system,
    (tx) =>
      one(Unused, tx)`
      select count(*) = 1 as unused from auth.users u
      where lower(u.email) = ${client}
        and not exists (select from app.matters m where m.client_id = u.id)
        and not exists (select from app.bookings b where b.client_id = u.id)`,
  );
  return unused;
}
