import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

/** A request we sent to an identity provider; its answer brings the id back. */
export const RelayState = z.object({
  id: z.string(),
  ssoProviderId: z.string(),
  requestId: z.string(),
  redirectTo: z.string().nullable(),
  flowStateId: z.string().nullable(),
  createdAt: Instant,
});
export type RelayState = z.infer<typeof RelayState>;

export async function insertRelayState(sql: Sql, state: RelayState) {
  await sql`insert into auth.saml_relay_states ${sql(state)}`;
}

/** Whoever comes with it a second time finds nothing. */
export const takeRelayState = (sql: Sql, id: string) =>
  maybe(RelayState, sql)`delete from auth.saml_relay_states where id = ${id} returning *`;

interface Assertion {
  ssoProviderId: string;
  assertionId: string;
  expiresAt: string;
}

/** Says whether it was new. Those that have run out are refused by their time and need no remembering. */
export async function recordAssertion(sql: Sql, assertion: Assertion): Promise<boolean> {
  await sql`delete from auth.saml_assertions where expires_at < now() - interval '1 day'`;
  const rows = await sql`
    insert into auth.saml_assertions ${sql(assertion)} on conflict do nothing
    returning assertion_id`;
  return rows.length === 1;
}
