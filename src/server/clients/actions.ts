/** What other features ask about clients, inside their own transaction. */
import type { KnownClient } from '#contract/clients.ts';
import type { DeskClient } from '#contract/matters/desk.ts';
import { Failure } from '#domain/failure.ts';
import * as store from '#server/clients/store.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** Whoever is still without an account manager gets one. */
export const lookAfter = (tx: Sql, by: Caller, clientId: string): Promise<void> =>
  inNameOf(tx, [system, by], () => store.giveManager(tx, clientId));

/** Nobody, or somebody who works here and still may. */
export async function appointManager(
  tx: Sql,
  clientId: string,
  manager: string | null,
): Promise<void> {
  if (manager) await checkColleague(tx, manager);
  await store.setManager(tx, clientId, manager);
}

async function checkColleague(tx: Sql, id: string): Promise<void> {
  if (await store.isColleague(tx, id)) return;
  const sentence = 'Nobody of the house has this name';
  throw new Failure('validation_failed', `Please check manager: ${sentence}.`, {
    fields: { manager: sentence },
  });
}

/** The account manager's name, which a client may know although they read no account of the house. */
export const accountManager = (tx: Sql, by: Caller, clientId: string) =>
  inNameOf(tx, [system, by], () => store.managerOf(tx, clientId));

/** Clients by name, address, telephone or reference, as the desk shows them beside their things. */
export const searchClients = async (tx: Sql, words: string): Promise<DeskClient[]> =>
  (await store.clientsMatching(tx, words)).map(asDeskClient);

/** Those with these ids; whose account is gone is missing. */
export async function deskClientsOf(tx: Sql, ids: string[]): Promise<Map<string, DeskClient>> {
  const known = await store.findAllKnown(tx, ids);
  return new Map(known.map((client) => [client.id, asDeskClient(client)]));
}

/** The same with who looks after them. */
export async function knownClientsOf(tx: Sql, ids: string[]): Promise<Map<string, KnownClient>> {
  const known = await store.findAllKnown(tx, ids);
  return new Map(known.map((client) => [client.id, client]));
}

const asDeskClient = ({ id, name, email, language, plan }: KnownClient): DeskClient => ({
  id,
  name,
  email,
  language: language ?? 'en',
  plan,
});

/** The plan that was paid for; taken away again only where nobody gave another one since. */
export async function givePlan(
  tx: Sql,
  clientId: string,
  plan: string | null,
  only?: string,
): Promise<void> {
  await store.setPlan(tx, clientId, { plan, ...(only !== undefined && { only }) });
}
