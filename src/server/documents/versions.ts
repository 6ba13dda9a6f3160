import { clientTopic } from '#contract/live.ts';
import { tell } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Every screen of its owner reads it anew. */
export const toldOwner = (tx: Sql, ownerId: string, id: string) =>
  tell(tx, clientTopic(ownerId), 'document', { id });
