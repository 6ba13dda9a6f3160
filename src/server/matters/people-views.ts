import type { DeskClient } from '#contract/matters/desk.ts';
import { findClient } from '#server/matters/people-store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Nothing once the account is gone; the matter stays. */
export async function deskClient(
  tx: Sql,
  { clientId, language: written }: Pick<MatterRow, 'clientId' | 'language'>,
): Promise<DeskClient | null> {
  const found = clientId && (await findClient(tx, clientId));
  if (!found) return null;
  const { id, name, email, language, plan } = found;
  return { id, name, email, language: language ?? written, plan };
}
