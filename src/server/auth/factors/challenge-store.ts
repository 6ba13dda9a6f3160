import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { Ceremony } from '#server/auth/passkeys/webauthn-shapes.ts';
import { newId } from '#server/platform/ids.ts';
import { anyRow, maybe, one, type Sql } from '#server/platform/sql.ts';

/** A question put to the owner of a factor, answered once. */
export const Challenge = z.object({
  id: z.string(),
  otpHash: z.string().nullable(),
  webAuthnSession: Ceremony.nullable(),
  attempts: z.number(),
  verifiedAt: Instant.nullable(),
  createdAt: Instant,
});
export type Challenge = z.infer<typeof Challenge>;

const columns = (sql: Sql) =>
  sql`id, otp_hash, web_authn_session, attempts, verified_at, created_at`;

interface NewChallenge {
  /** Given by who asks where a message names it before it is kept. */
  id?: string;
  factorId: string;
  ip: string | null;
  otpHash?: string;
  webAuthnSession?: Ceremony;
  createdAt: Instant;
}

export async function insertChallenge(sql: Sql, challenge: NewChallenge): Promise<Challenge> {
  const { webAuthnSession, ...plain } = challenge;
  const row = {
    id: newId(),
    ...plain,
    ...(webAuthnSession && { webAuthnSession: sql.json(webAuthnSession) }),
  };
  await sql`
    delete from auth.mfa_challenges
    where factor_id = ${challenge.factorId} and created_at < now() - interval '1 hour'`;
  return one(Challenge, sql)`insert into auth.mfa_challenges ${sql(row)} returning ${columns(sql)}`;
}

const Attempt = Challenge.extend({ isSamePlace: z.boolean() });

/** Counts an attempt before it is looked at, so that many at once count too. */
export const countAttempt = (
  sql: Sql,
  { id, factorId, ip }: { id: string; factorId: string; ip: string | null },
) =>
  maybe(Attempt, sql)`
    update auth.mfa_challenges set attempts = attempts + 1
    where id = ${id} and factor_id = ${factorId}
    returning ${columns(sql)}, ip is not distinct from ${ip}::inet as is_same_place`;

/** Says whether it was still open. */
export const closeChallenge = (sql: Sql, id: string) => anyRow(sql)`
    update auth.mfa_challenges set verified_at = clock_timestamp()
    where id = ${id} and verified_at is null`;
