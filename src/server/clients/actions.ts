/** What other features ask about clients, inside their own transaction. */
import * as store from '#server/clients/store.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** Whoever is still without an account manager gets one. */
export function lookAfter(tx: Sql, by: Caller, clientId: string): Promise<void> {
  return inNameOf(tx, [system, by], () => store.giveManager(tx, clientId));
}

/** The account manager's name, which a client may know although they read no account of the house. */
export function accountManager(tx: Sql, by: Caller, clientId: string) {
  return inNameOf(tx, [system, by], () => store.managerOf(tx, clientId));
}
