import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import type { Client } from '#server/auth/requests.ts';
import { AmrEntry } from '#server/auth/sessions/tokens.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const Session = z.object({
  id: z.string(),
  userId: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(AmrEntry),
  factorId: z.string().nullable(),
  isRecovery: z.boolean(),
  /** When its owner last showed the password, or a mailed code, within it. */
  provenAt: Instant.nullable(),
  createdAt: Instant,
  refreshedAt: Instant.nullable(),
});
export type Session = z.infer<typeof Session>;

const columns = (sql: Sql) =>
  sql`sessions.id, sessions.user_id, sessions.aal, sessions.amr, sessions.factor_id, sessions.is_recovery, sessions.proven_at, sessions.created_at, sessions.refreshed_at`;

export const findSession = (sql: Sql, id: string) =>
  maybe(Session, sql)`select ${columns(sql)} from auth.sessions where sessions.id = ${id}`;

/** With where it was used from last. */
export const PlacedSession = Session.extend({
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type PlacedSession = z.infer<typeof PlacedSession>;

export const listSessions = (sql: Sql, userId: string) =>
  many(PlacedSession, sql)`
    select ${columns(sql)}, host(sessions.ip) as ip, sessions.user_agent from auth.sessions
    where sessions.user_id = ${userId}
    order by coalesce(sessions.refreshed_at, sessions.created_at) desc, sessions.id`;

/** Says whether the account had it. */
export const deleteOwnSession = (sql: Sql, id: string, userId: string) => anyRow(sql)`
    delete from auth.sessions where id = ${id} and user_id = ${userId}`;

export const lockSession = (sql: Sql, id: string) =>
  maybe(Session, sql)`
    select ${columns(sql)} from auth.sessions where sessions.id = ${id} for update`;

/** The session a refresh token belongs to, locked: refreshes of one session happen in turn. */
export const lockSessionOfToken = (sql: Sql, tokenHash: Uint8Array) =>
  maybe(Session, sql)`
    select ${columns(sql)} from auth.sessions
    join auth.refresh_tokens t on t.session_id = sessions.id
    where t.token_hash = ${tokenHash} for update of sessions`;

type NewSession = Pick<Session, 'id' | 'userId' | 'aal' | 'amr' | 'isRecovery' | 'createdAt'> &
  Client;

export function insertSession(sql: Sql, { amr, ...session }: NewSession) {
  const row = { ...session, amr: sql.json(amr.map((entry) => ({ ...entry }))) };
  return one(Session, sql)`insert into auth.sessions ${sql(row)} returning ${columns(sql)}`;
}

export function raiseSession(sql: Sql, session: Session, factorId: string | null) {
  const amr = sql.json(session.amr.map((entry) => ({ ...entry })));
  return one(Session, sql)`
    update auth.sessions set aal = ${session.aal}, amr = ${amr}, factor_id = ${factorId}
    where sessions.id = ${session.id} returning ${columns(sql)}`;
}

export async function markRefreshed(sql: Sql, id: string, { ip, userAgent }: Client, now: Instant) {
  await sql`
    update auth.sessions
    set refreshed_at = ${now}, ip = ${ip}, user_agent = ${userAgent}
    where id = ${id}`;
}

export async function deleteSession(sql: Sql, id: string) {
  await sql`delete from auth.sessions where id = ${id}`;
}

export async function deleteSessionsOf(sql: Sql, userId: string, except: string | null = null) {
  await sql`
    delete from auth.sessions
    where user_id = ${userId} and id is distinct from ${except}::uuid`;
}

/** After a second factor was shown, sessions that never showed one end; a passkey showed two at once. */
export async function deleteLowSessions(sql: Sql, userId: string, except: string) {
  await sql`
    delete from auth.sessions
    where user_id = ${userId} and aal = 'aal1' and id <> ${except}
      and not amr @> '[{"method": "passkey"}]'`;
}

export async function markProven(sql: Sql, id: string, now: Instant) {
  await sql`update auth.sessions set proven_at = ${now} where id = ${id}`;
}

/** The password that was forgotten is another by now. */
export async function endRecovery(sql: Sql, id: string) {
  await sql`update auth.sessions set is_recovery = false where id = ${id}`;
}

/** What a factor proved is void once it is gone; what remains is the sign-in itself. */
export async function lowerSessions(sql: Sql, factorId: string) {
  await sql`
    update auth.sessions
    set aal = 'aal1', factor_id = null, amr = coalesce((
      select jsonb_agg(entry order by position)
      from jsonb_array_elements(amr) with ordinality as entries (entry, position)
      where entry ->> 'method' <> 'totp' and entry ->> 'method' not like 'mfa/%'), '[]')
    where factor_id = ${factorId}`;
}

export async function hasNewerSession(sql: Sql, { userId, id, createdAt }: Session) {
  const [newer] = await sql`
    select 1 from auth.sessions
    where user_id = ${userId} and id <> ${id} and created_at > ${createdAt} limit 1`;
  return newer !== undefined;
}
