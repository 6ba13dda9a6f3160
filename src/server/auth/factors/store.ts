import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { Credential } from '#server/auth/passkeys/webauthn-shapes.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const FactorType = z.enum(['totp', 'phone', 'webauthn']);
export type FactorType = z.infer<typeof FactorType>;

/** A second factor without its secret. */
export const Factor = z.object({
  id: z.string(),
  userId: z.string(),
  friendlyName: z.string().nullable(),
  factorType: FactorType,
  status: z.enum(['unverified', 'verified']),
  phone: z.string().nullable(),
  lastChallengedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Factor = z.infer<typeof Factor>;

/** With what a proof is checked against. */
export const KeptFactor = Factor.extend({
  /** Sealed. */
  secret: z.string().nullable(),
  webAuthnCredential: Credential.nullable(),
});
export type KeptFactor = z.infer<typeof KeptFactor>;

const factorColumns = (sql: Sql) => sql`
  id, user_id, friendly_name, factor_type, status, phone, last_challenged_at, created_at, updated_at`;

export const listFactorsOfAll = (sql: Sql, userIds: string[]) =>
  many(Factor, sql)`
    select ${factorColumns(sql)} from auth.mfa_factors
    where user_id = any(${userIds}) order by created_at, id`;

export const listFactors = (sql: Sql, userId: string) =>
  many(Factor, sql)`
    select ${factorColumns(sql)} from auth.mfa_factors
    where user_id = ${userId} order by created_at, id`;

/** Locks the row: two proofs of one factor are looked at in turn. */
export const lockFactor = (sql: Sql, id: string, userId: string) =>
  maybe(KeptFactor, sql)`
    select ${factorColumns(sql)}, secret, web_authn_credential from auth.mfa_factors
    where id = ${id} and user_id = ${userId} for update`;

/** The devices that are in use already, so that none is enrolled twice. */
export async function listCredentials(sql: Sql, userId: string): Promise<Credential[]> {
  const rows = await many(z.object({ webAuthnCredential: Credential }), sql)`
    select web_authn_credential from auth.mfa_factors
    where user_id = ${userId} and web_authn_credential is not null`;
  return rows.map(({ webAuthnCredential }) => webAuthnCredential);
}

type NewFactor = Pick<
  KeptFactor,
  'id' | 'userId' | 'friendlyName' | 'factorType' | 'phone' | 'secret' | 'lastChallengedAt'
>;

export const insertFactor = (sql: Sql, factor: NewFactor) =>
  one(Factor, sql)`insert into auth.mfa_factors ${sql(factor)} returning ${factorColumns(sql)}`;

export async function markChallenged(sql: Sql, id: string, now: Instant) {
  await sql`update auth.mfa_factors set last_challenged_at = ${now} where id = ${id}`;
}

export async function markVerified(sql: Sql, id: string) {
  await sql`
    update auth.mfa_factors set status = 'verified', updated_at = clock_timestamp()
    where id = ${id} and status = 'unverified'`;
}

export async function keepCredential(sql: Sql, id: string, credential: Credential) {
  await sql`
    update auth.mfa_factors set web_authn_credential = ${sql.json(credential)} where id = ${id}`;
}

/** Says whether the code of this step was still unused; an older one does not come back either. */
export const takeStep = (sql: Sql, id: string, step: number) => anyRow(sql)`
    update auth.mfa_factors set last_used_step = ${step}
    where id = ${id} and (last_used_step is null or last_used_step < ${step})`;

export async function deleteFactor(sql: Sql, id: string) {
  await sql`delete from auth.mfa_factors where id = ${id}`;
}

/**
 * One enrolment was finished; the attempts beside it are of no use any more. Those of every type: they
 * were begun by whoever had the password alone, and what they began must not stand beside what guards it.
 */
export async function deleteUnverified(sql: Sql, userId: string) {
  await sql`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`;
}

/** An enrolment nobody went on with must not keep its name for ever. */
export async function deleteAbandoned(sql: Sql, userId: string, seconds: number) {
  await sql`
    delete from auth.mfa_factors
    where user_id = ${userId} and status = 'unverified' and last_challenged_at is null
      and created_at < clock_timestamp() - make_interval(secs => ${seconds})`;
}
