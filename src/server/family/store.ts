import { z } from 'zod';
import { FamilyMember, type FamilyMemberAsk } from '#contract/family.ts';
import type { Instant } from '#contract/primitives.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const MemberRow = FamilyMember.omit({ age: true });
export type MemberRow = z.infer<typeof MemberRow>;

const columns = (sql: Sql) => sql`
  id, name, relation, born, nationality, school, school_year, needs, version`;

export const membersFor = (sql: Sql, clientId: string) =>
  many(MemberRow, sql)`
    select ${columns(sql)} from app.family_members
    where client_id = ${clientId} order by created_at, id limit 100`;

export async function countFor(sql: Sql, clientId: string): Promise<number> {
  const { count } = await one(z.object({ count: z.int() }), sql)`
    select count(*)::int as count from app.family_members where client_id = ${clientId}`;
  return count;
}

interface NewMember extends FamilyMemberAsk {
  id: string;
  clientId: string;
}

export function insertMember(sql: Sql, member: NewMember, now: Instant) {
  const row = { ...member, createdAt: now, updatedAt: now };
  return one(MemberRow, sql)`insert into app.family_members ${sql(row)} returning ${columns(sql)}`;
}

/** Locks the row, so that of two who save the second is told. */
export const lockMember = (sql: Sql, id: string, clientId: string) =>
  maybe(MemberRow, sql)`
    select ${columns(sql)} from app.family_members
    where id = ${id} and client_id = ${clientId} for update`;

export function saveMember(sql: Sql, { id, ...known }: NewMember, now: Instant) {
  const { clientId, ...asked } = known;
  return one(MemberRow, sql)`
    update app.family_members set ${sql(asked)}, version = version + 1, updated_at = ${now}
    where id = ${id} and client_id = ${clientId} returning ${columns(sql)}`;
}

/** Says whether there was one. */
export const removeMember = (sql: Sql, id: string, clientId: string) => anyRow(sql)`
    delete from app.family_members where id = ${id} and client_id = ${clientId}`;
