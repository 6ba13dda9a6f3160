import type { Instant } from '#contract/primitives.ts';
import { ConsentKind, ConsentWord } from '#contract/privacy.ts';
import { newId } from '#server/platform/ids.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const KindOfWord = ConsentWord.extend({ kind: ConsentKind });

/** All that was said, newest first. */
export const allWords = (sql: Sql, accountId: string) =>
  many(KindOfWord, sql)`
    select kind, given, version, place, at from app.consents
    where account_id = ${accountId} order by at desc, id desc`;

/** What was said of one kind, newest first. */
export const wordsOf = (sql: Sql, accountId: string, kind: ConsentKind) =>
  many(ConsentWord, sql)`
    select given, version, place, at from app.consents
    where account_id = ${accountId} and kind = ${kind} order by at desc, id desc`;

interface NewWord {
  accountId: string;
  kind: ConsentKind;
  given: boolean;
  version: string;
  place: ConsentWord['place'];
  at: Instant;
}

export async function addWord(sql: Sql, word: NewWord): Promise<void> {
  await sql`insert into app.consents ${sql({ id: newId(), ...word })}`;
}
