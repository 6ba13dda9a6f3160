import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { Metadata } from '#server/auth/metadata.ts';
import { newId } from '#server/platform/ids.ts';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

const words = z.string().nullable();

/** A sign-in that left the browser: to a mailbox or to a provider. */
export const FlowState = z.object({
  id: z.string(),
  userId: words,
  /** Its hash: beside a plain challenge the code itself would be a session for whoever has a backup. */
  authCodeHash: words,
  authCodeIssuedAt: Instant.nullable(),
  codeChallenge: words,
  codeChallengeMethod: z.enum(['s256', 'plain']).nullable(),
  provider: z.string(),
  authenticationMethod: z.string(),
  providerAccessToken: words,
  providerRefreshToken: words,
  referrer: words,
  linkingUserId: words,
  providerChecks: Metadata,
  usedAt: Instant.nullable(),
  createdAt: Instant,
});
export type FlowState = z.infer<typeof FlowState>;

type NewFlow = Pick<FlowState, 'provider' | 'authenticationMethod'> &
  Partial<Omit<FlowState, 'createdAt'>>;

export function insertFlow(sql: Sql, flow: NewFlow, createdAt: Instant) {
  const providerChecks = sql.json(flow.providerChecks ?? {});
  const row = { id: newId(), ...flow, providerChecks, createdAt };
  return one(FlowState, sql)`insert into auth.flow_states ${sql(row)} returning *`;
}

export const findFlow = (sql: Sql, id: string) =>
  maybe(FlowState, sql)`select * from auth.flow_states where id = ${id}`;

export const lockFlow = (sql: Sql, id: string) =>
  maybe(FlowState, sql)`select * from auth.flow_states where id = ${id} for update`;

export const lockByCode = (sql: Sql, hash: string) =>
  maybe(FlowState, sql)`select * from auth.flow_states where auth_code_hash = ${hash} for update`;

export const updateFlow = (
  sql: Sql,
  id: string,
  changes: Partial<Omit<FlowState, 'id' | 'providerChecks'>>,
) => one(FlowState, sql)`update auth.flow_states set ${sql(changes)} where id = ${id} returning *`;

export async function deleteFlow(sql: Sql, id: string) {
  await sql`delete from auth.flow_states where id = ${id}`;
}
