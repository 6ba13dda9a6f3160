/** What other features know of a client's family, inside their own transaction. */
import type { FamilyMember } from '#contract/family.ts';
import type { Day } from '#contract/primitives.ts';
import { yearsBetween } from '#domain/time.ts';
import { type MemberRow, membersFor } from '#server/family/store.ts';
import type { Sql } from '#server/platform/sql.ts';

export const membersOf = async (tx: Sql, clientId: string, today: Day): Promise<FamilyMember[]> =>
  (await membersFor(tx, clientId)).map((row) => memberOn(row, today));

export const memberOn = (row: MemberRow, today: Day): FamilyMember => ({
  ...row,
  age: row.born === null ? null : yearsBetween(row.born, today),
});
