/** What other features ask about the letters of the price list, inside their own transaction, as system. */
import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { addressHash } from '#server/leads/store.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const Given = z.object({
  consent: z.string(),
  createdAt: Instant,
  unsubscribedAt: Instant.nullable(),
});
export type GivenForLetters = z.infer<typeof Given>;

/** What was agreed to when the prices were opened with this address. */
export const givenForLetters = (sql: Sql, email: string) =>
  maybe(Given, sql)`
    select consent, created_at, unsubscribed_at from app.leads
    where address_hash = ${addressHash(email)}`;

/** The reader's own word, given behind their sign-in, outranks what the address said before. */
export async function wantLetters(
  sql: Sql,
  email: string,
  { wanted, now }: { wanted: boolean; now: Instant },
): Promise<void> {
  const hash = addressHash(email);
  if (wanted)
    await sql`
      update app.leads set email = ${email}, unsubscribed_at = null where address_hash = ${hash}`;
  else
    await sql`
      update app.leads set unsubscribed_at = ${now}
      where address_hash = ${hash} and unsubscribed_at is null`;
}
