import { loadAccount } from '#server/auth/account.ts';
import { lineFrom, revokeActive } from '#server/auth/sessions/refresh-store.ts';
import { addChild, hashToken } from '#server/auth/sessions/refresh-tokens.ts';
import * as store from '#server/auth/sessions/store.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';

/**
 * The statements of one refresh and nothing else: no HTTP, no rules, no signature. What a refresh over
 * the wire is held against.
 */
export async function bareRefresh(
  sql: Database,
  tokens: string[],
): Promise<(lane: number) => Promise<void>> {
  const held = [...tokens];
  return async (lane) => {
    held[lane] = await sql.as(system, (tx) => exchange(tx, held[lane] ?? ''));
  };
}

async function exchange(tx: Sql, token: string): Promise<string> {
  const hash = hashToken(token);
  const [, session] = await Promise.all([
    tx`set local lock_timeout = '5s'`,
    store.lockSessionOfToken(tx, hash),
  ]);
  if (!session) throw new Error('The session has gone.');
  const [, [shown]] = await Promise.all([loadAccount(tx, session.userId), lineFrom(tx, hash)]);
  if (!shown) throw new Error('The token has gone.');
  const [, child] = await Promise.all([
    revokeActive(tx, session.id, clock()),
    addChild(tx, shown, token),
    store.markRefreshed(tx, session.id, { ip: '127.0.0.1', userAgent: 'bench' }, clock()),
  ]);
  return child;
}
