/** Acting for another, decided in one place: for every request, and for every room that is joined. */
import { actingHeader, type MandateRightName } from '#contract/endpoint.ts';
import { Id, type Instant } from '#contract/primitives.ts';
import { mandateState, mayUse } from '#domain/delegates/mandates.ts';
import { Failure } from '#domain/failure.ts';
import * as store from '#server/delegates/store.ts';
import { type Database, type Delegate, type Sql, system } from '#server/platform/sql.ts';

/** A request, as far as it says for whom it acts. */
interface Asking {
  headers: Record<string, string | string[] | undefined>;
}

/** For whom a request acts; nobody where somebody acts for themselves. */
export function actsFor({ headers }: Asking, own: string): string | undefined {
  const said = headers[actingHeader];
  if (said === undefined || said === '' || said === own) return undefined;
  const id = Id.safeParse(said);
  if (id.success) return id.data;
  throw new Failure('bad_request', `${actingHeader} must be the id of one client.`);
}

interface Standing {
  delegate: { id: string; name: string };
  clientId: string;
  /** What the endpoint asks for; nothing where it is not for delegates. */
  needed: MandateRightName | undefined;
  now: Instant;
}

/** Whether somebody may act for anybody at all now. In the system's name. */
export async function mayAct(tx: Sql, delegateId: string, now: Instant): Promise<boolean> {
  const received = await store.listReceived(tx, delegateId);
  return received.some((mandate) => mandateState(mandate, now) === 'active');
}

interface StandIn {
  client: store.KnownPerson;
  delegate: Delegate;
}

/**
 * Whom a request acts for, and as whom it is written down. A mandate is looked up for each request, so
 * that what is revoked is refused from the next one on.
 */
export function standIn(sql: Database, standing: Standing): Promise<StandIn> {
  const { delegate, clientId, needed, now } = standing;
  return sql.as(system, async (tx) => {
    const mandate = await liveMandate(tx, { delegateId: delegate.id, clientId }, now);
    const client = mandate && (await store.findPerson(tx, clientId, now));
    if (!client) throw new Failure('mandate_over', 'You do not act for this client any more.');
    if (!mayUse(mandate.rights, needed))
      throw new Failure('mandate_refused', 'Your mandate does not include this.', {
        params: { right: needed ?? 'none' },
      });
    await store.markUsed(tx, mandate.id, now);
    return { client, delegate };
  });
}

/** Whether somebody may do this for a client now. In the system's name. */
export async function holdsMandate(
  tx: Sql,
  pair: store.Pair,
  { needed, now }: { needed: MandateRightName; now: Instant },
): Promise<boolean> {
  const mandate = await liveMandate(tx, pair, now);
  return mandate !== undefined && mayUse(mandate.rights, needed);
}

/** Whoever speaks for themselves may do everything with their money; whoever acts for them, with that right. */
export async function mayPayFor(
  { sql, now }: { sql: Database; now: () => Instant },
  { id: clientId, delegate }: { id: string; delegate?: Delegate },
): Promise<boolean> {
  if (!delegate) return true;
  const pair = { delegateId: delegate.id, clientId };
  return sql.as(system, (tx) => holdsMandate(tx, pair, { needed: 'pay', now: now() }));
}

const liveMandate = async (tx: Sql, pair: store.Pair, now: Instant) =>
  alive(await store.findBetween(tx, pair), now);

const alive = (mandate: store.MandateRow | undefined, now: Instant) =>
  mandate && mandateState(mandate, now) === 'active' ? mandate : undefined;

/** The mandate by which somebody may listen in a room that is not their own: what is told there is to be looked at. */
export const mandateForRoom = (
  sql: Database,
  room: { kind: 'client' | 'matter'; id: string },
  { delegateId, now }: { delegateId: string; now: Instant },
): Promise<{ id: string; mayPay: boolean } | undefined> =>
  sql.as(system, async (tx) => {
    const found =
      room.kind === 'client'
        ? await store.findBetween(tx, { delegateId, clientId: room.id })
        : await store.findForMatter(tx, delegateId, room.id);
    const mandate = alive(found, now);
    if (!mandate || !mayUse(mandate.rights, 'view')) return undefined;
    return { id: mandate.id, mayPay: mayUse(mandate.rights, 'pay') };
  });

/** Whom a client has let act for them, or asked to. In the client's own name. */
export const mandatesOf = async (tx: Sql, clientId: string, now: Instant) =>
  (await store.listGiven(tx, clientId))
    .map((row) => ({ ...row, state: mandateState(row, now) }))
    .filter(({ state }) => state === 'active' || state === 'invited');
