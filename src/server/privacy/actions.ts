/** What other features ask about consents and leaving, inside their own transaction. */

import type { Instant } from '#contract/primitives.ts';
import type { ConsentKind } from '#contract/privacy.ts';
import { agreedNow } from '#domain/consents.ts';
import type { Sql } from '#server/platform/sql.ts';
import { wordsOf } from '#server/privacy/consent-store.ts';
import { runningDeparture } from '#server/privacy/departure-store.ts';

/** When an account closes; null for everybody who stays. */
export const leavesAt = async (tx: Sql, accountId: string): Promise<Instant | null> =>
  (await runningDeparture(tx, accountId))?.dueAt ?? null;

/** Whether somebody agrees to it, or has not said otherwise. */
export const agreesTo = async (tx: Sql, accountId: string, kind: ConsentKind): Promise<boolean> =>
  agreedNow(kind, await wordsOf(tx, accountId, kind));
