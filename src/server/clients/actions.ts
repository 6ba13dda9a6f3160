/** What other features ask about clients, inside their own transaction. */
import type { KnownClient } from '#contract/clients.ts';
import type { DeskClient } from '#contract/matters/desk.ts';
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

/** Clients by name, address, telephone or reference, as the desk shows them beside their things. */
export async function searchClients(tx: Sql, words: string): Promise<DeskClient[]> {
  return (await store.search(tx, words)).map(asDeskClient);
}

/** Those with these ids; whose account is gone is missing. */
export async function deskClientsOf(tx: Sql, ids: string[]): Promise<Map<string, DeskClient>> {
  const known = await store.findAllKnown(tx, ids);
  return new Map(known.map((client) => [client.id, asDeskClient(client)]));
}

function asDeskClient({ id, name, email, language, plan }: KnownClient): DeskClient {
  return { id, name, email, language: language ?? 'en', plan };
}

/** The plan that was paid for; taken away again only where nobody gave another one since. */
export async function givePlan(
  tx: Sql,
  clientId: string,
  plan: string | null,
  only?: string,
): Promise<void> {
  await store.setPlan(tx, clientId, { plan, ...(only !== undefined && { only }) });
}
