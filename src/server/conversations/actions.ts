/** What other features ask about live conversations, inside their own transaction. */
import * as store from '#server/conversations/store.ts';
import type { Sql } from '#server/platform/sql.ts';

/** While a person has a conversation, or is about to, the assistant says nothing in it. */
export function isWithPerson(tx: Sql, assistantId: string): Promise<boolean> {
  return store.hasPerson(tx, assistantId);
}
