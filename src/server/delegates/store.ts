import { z } from 'zod';
import { MandateRight } from '#contract/delegates.ts';
import { Day, Id, Instant } from '#contract/primitives.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const MandateRow = z.object({
  id: Id,
  clientId: Id,
  delegateId: Id.nullable(),
  email: z.string(),
  name: z.string(),
  rights: z.array(MandateRight),
  upTo: z.int().nullable(),
  upToDay: z.int().nullable(),
  upToMonth: z.int().nullable(),
  until: Day.nullable(),
  tokenExpiresAt: Instant,
  invitedAt: Instant,
  acceptedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
  lastUsedAt: Instant.nullable(),
  version: z.int(),
});
export type MandateRow = z.infer<typeof MandateRow>;

const columns = (sql: Sql) => sql`
  mandates.id, mandates.client_id, delegate_id, mandates.email, mandates.name, rights, up_to, up_to_day,
  up_to_month, until, token_expires_at, mandates.invited_at, accepted_at, revoked_at, last_used_at, mandates.version`;

/** The living first, then what is over. */
export const listGiven = (sql: Sql, clientId: string) =>
  many(MandateRow, sql)`
    select ${columns(sql)} from app.mandates where mandates.client_id = ${clientId}
    order by (revoked_at is not null), invited_at desc, mandates.id desc limit 100`;

interface NewMandate
  extends Pick<
    MandateRow,
    | 'id'
    | 'clientId'
    | 'email'
    | 'name'
    | 'rights'
    | 'upTo'
    | 'upToDay'
    | 'upToMonth'
    | 'until'
    | 'tokenExpiresAt'
    | 'invitedAt'
  > {
  tokenHash: string;
}

/** Nothing where this address has been invited already, or acts already. */
export const insertMandate = (sql: Sql, mandate: NewMandate) =>
  maybe(MandateRow, sql)`
    insert into app.mandates ${sql({ ...mandate })}
    on conflict (client_id, email) where revoked_at is null do nothing
    returning ${columns(sql)}`;

/** Locked, so that of two who change it the second is told. */
export const lockGiven = (sql: Sql, id: string, clientId: string) =>
  maybe(MandateRow, sql)`
    select ${columns(sql)} from app.mandates
    where mandates.id = ${id} and mandates.client_id = ${clientId} for update`;

type Changes = Partial<
  Pick<
    MandateRow,
    | 'name'
    | 'rights'
    | 'upTo'
    | 'upToDay'
    | 'upToMonth'
    | 'until'
    | 'delegateId'
    | 'acceptedAt'
    | 'revokedAt'
    | 'tokenExpiresAt'
    | 'invitedAt'
  > & { tokenHash: string }
>;

export const changeMandate = (sql: Sql, id: string, changes: Changes) =>
  one(MandateRow, sql)`
    update app.mandates set ${sql({ ...changes })}, version = mandates.version + 1
    where mandates.id = ${id} returning ${columns(sql)}`;

/** By what the link carries; for the system alone, since its reader is nobody yet. */
export const lockByToken = (sql: Sql, tokenHash: string) =>
  maybe(MandateRow, sql)`
    select ${columns(sql)} from app.mandates where token_hash = ${tokenHash} for update`;

const Person = z.object({
  id: z.guid(),
  email: z.string(),
  name: z.string(),
  metadata: z.record(z.string(), z.json()),
});
export type KnownPerson = z.infer<typeof Person>;

/** A client who may be acted for: whoever left or was shut out is not represented either. */
export const findPerson = (sql: Sql, id: string, now: Instant) =>
  maybe(Person, sql)`
    select id, coalesce(email, '') as email, raw_user_meta_data as metadata,
      ${nameFrom(sql)} as name
    from auth.users
    where id = ${id} and deleted_at is null and (banned_until is null or banned_until < ${now})`;

const Received = MandateRow.extend({ clientName: z.string() });

/** Accepted and not revoked; whether its last day has passed the reader decides. */
export const listReceived = (sql: Sql, delegateId: string) =>
  many(Received, sql)`
    select ${columns(sql)},
      ${nameFrom(sql, 'u')} as client_name
    from app.mandates join auth.users u on u.id = mandates.client_id and u.deleted_at is null
    where delegate_id = ${delegateId} and revoked_at is null
    order by client_name, mandates.id limit 100`;

export interface Pair {
  delegateId: string;
  clientId: string;
}

export const findBetween = (sql: Sql, { delegateId, clientId }: Pair) =>
  maybe(MandateRow, sql)`
    select ${columns(sql)} from app.mandates
    where delegate_id = ${delegateId} and mandates.client_id = ${clientId} and revoked_at is null`;

/** The same, locked: of two who spend at once the second counts what the first has spent. */
export const lockMandateBetween = (sql: Sql, { delegateId, clientId }: Pair) =>
  maybe(MandateRow, sql)`
    select ${columns(sql)} from app.mandates
    where delegate_id = ${delegateId} and mandates.client_id = ${clientId} and revoked_at is null
    for update`;

/** The mandate under which somebody sees a matter that is not their own. */
export const findForMatter = (sql: Sql, delegateId: string, matterId: string) =>
  maybe(MandateRow, sql)`
    select ${columns(sql)} from app.mandates join app.matters x on x.client_id = mandates.client_id
    where delegate_id = ${delegateId} and x.id = ${matterId} and revoked_at is null`;

/** Written down every few minutes at most, so that reading stays cheap. */
export async function markUsed(sql: Sql, id: string, now: Instant): Promise<void> {
  await sql`
    update app.mandates set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '5 minutes')`;
}

/** A year after the end nobody asks who might once; invitations nobody took go sooner. */
export async function forgetOver(sql: Sql): Promise<void> {
  await sql`
    delete from app.mandates
    where revoked_at < now() - interval '1 year' or until < now() - interval '1 year'
      or (accepted_at is null and token_expires_at < now() - interval '90 days')`;
}
