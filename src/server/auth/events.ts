/** What the sign-in service tells others. */
import { event } from '#server/platform/events.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Somebody's account was made or changed by hand; `before` is the role they had, `by` whoever did it. */
export const accountChanged = event<{
  acting: { tx: Sql };
  id: string;
  before: unknown;
  by: string | null;
}>('account_changed');
