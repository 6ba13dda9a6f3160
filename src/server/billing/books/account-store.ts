import { z } from 'zod';
import { transferReference } from '#domain/billing/reference.ts';
import { spokenLetters } from '#server/platform/references.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const Account = z.object({
  clientId: z.guid(),
  reference: z.string(),
  customers: z.record(z.string(), z.string()),
});
type Account = z.infer<typeof Account>;

const find = (sql: Sql, clientId: string) =>
  maybe(Account, sql)`
    select client_id, reference, customers from app.billing_accounts
    where client_id = ${clientId}`;

/** Opened when it is first asked for; by the house, whoever asks. */
export async function billingAccountOf(sql: Sql, clientId: string): Promise<Account> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const known = await find(sql, clientId);
    if (known) return known;
    const row = { clientId, reference: transferReference(spokenLetters(8)) };
    await sql`insert into app.billing_accounts ${sql(row)} on conflict do nothing`;
  }
  throw new Error('Five references of transfers in a row were taken.');
}

export async function noteCustomer(
  sql: Sql,
  clientId: string,
  [processor, customer]: [processor: string, customer: string],
): Promise<void> {
  const noted = sql.json({ [processor]: customer });
  await sql`
    update app.billing_accounts set customers = customers || ${noted} where client_id = ${clientId}`;
}

const Person = z.object({
  email: z.string().nullable(),
  name: z.string().nullable(),
  language: z.string().nullable(),
  plan: z.string().nullable(),
  chosen: z.string().nullable(),
});

/** Who pays: as the account knows them, with their plan and what they chose as they signed up. */
export const payerAccount = (sql: Sql, clientId: string) =>
  maybe(Person, sql)`
    select u.email, nullif(u.raw_user_meta_data ->> 'full_name', '') as name,
      u.raw_user_meta_data ->> 'language' as language, c.plan,
      u.raw_user_meta_data ->> 'plan' as chosen
    from auth.users u left join app.clients c on c.id = u.id where u.id = ${clientId}`;

const Wanted = z.object({ programme: z.string(), choice: z.string() });

/** The membership they asked people for last. */
export const wantedMembership = (sql: Sql, clientId: string) =>
  maybe(Wanted, sql)`
    select form ->> 'programme' as programme, form ->> 'choice' as choice from app.matters
    where client_id = ${clientId} and kind = 'membership'
      and state not in ('closed', 'withdrawn', 'declined', 'lapsed')
    order by created_at desc limit 1`;
