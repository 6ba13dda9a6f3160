import { z } from 'zod';
import type { LiveTopic } from '#contract/live.ts';
import { ofRoom } from '#server/conversations/store.ts';
import { mandateForRoom } from '#server/delegates/actions.ts';
import type { Presence, RoomMessage } from '#server/platform/live.ts';
import type { Bearer, KnownCaller, LiveGuard } from '#server/platform/live-guard.ts';
import { type Database, one, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What a channel may do in its room. Reading is not among them: without it there is no channel. */
export interface Rights {
  mayWrite: boolean;
  presence: PresenceRights | undefined;
  /** Whoever listens for a client does so only as long as this mandate lasts. */
  mandate?: string;
  /** Acts for a client whose money they may not see. */
  withoutMoney?: boolean;
}

export const mayHear = (
  { withoutMoney = false }: Rights,
  { money = false }: RoomMessage,
): boolean => !(money && withoutMoney);

interface PresenceRights {
  /** How the house shows them; without it a channel says itself who it is. */
  as?: Pick<Presence, 'key' | 'side' | 'meta'>;
  /** Who of the house looks at a matter is the house's affair. */
  sees: 'everybody' | 'clients';
}

type Clocked = Pick<Services, 'sql' | 'now'>;

const anyone: Rights = { mayWrite: true, presence: { sees: 'everybody' } };

/** Rooms of the house are spoken into by the house alone, through `tellRoom`. */
const hearing: Rights = { mayWrite: false, presence: undefined };

/** Nothing: whoever asks may not even listen. */
export async function rightsOf(
  { services, door }: { services: Clocked; door: LiveGuard },
  { name, isPrivate, bearer }: { name: string; isPrivate: boolean; bearer: Bearer },
): Promise<Rights | undefined> {
  if (!isPrivate) return anyone;
  // The house's secret key opens every door, as everywhere else.
  if (bearer.role === 'service_role') return anyone;
  const room = conversationRoom(name);
  if (room) return rightsInConversation(services.sql, door, room, bearer);
  const topic = houseTopic(name);
  if (!topic || bearer.role !== 'authenticated') return undefined;
  const known = await door.whoIs(bearer);
  return known && rightsIn(services, topic, known);
}

const uuid = z.guid();

interface HouseRoom {
  kind: 'client' | 'matter' | 'desk';
  id: string;
}

/** The rooms of the contract; there are no other private ones. */
function houseTopic(name: string): HouseRoom | undefined {
  const desk: LiveTopic = 'desk';
  if (name === desk) return { kind: 'desk', id: '' };
  const [kind, id = '', ...more] = name.split(':');
  if ((kind !== 'client' && kind !== 'matter') || more.length > 0) return undefined;
  // One room, one spelling: whatever PostgreSQL would also read as this id is another name.
  return uuid.safeParse(id).success && id === id.toLowerCase() ? { kind, id } : undefined;
}

async function rightsIn(
  services: Clocked,
  { kind, id }: HouseRoom,
  known: KnownCaller,
): Promise<Rights | undefined> {
  const { caller } = known;
  const isStaff = caller.kind === 'staff';
  if (kind === 'client' && caller.id === id) return hearing;
  if (kind === 'client') return inMandate(services, { kind, id }, known, hearing);
  if (kind === 'desk') return isStaff ? lookingIn(known, 'everybody') : undefined;
  const { sees } = await services.sql.as(
    caller,
    (tx) => one(z.object({ sees: z.boolean() }), tx)`select app.sees_matter(${id}) as sees`,
  );
  const looking = lookingIn(known, isStaff ? 'everybody' : 'clients');
  return sees ? looking : inMandate(services, { kind, id }, known, looking);
}

/** What somebody may hear who acts for another; nothing without a mandate. */
async function inMandate(
  { sql, now }: Clocked,
  room: { kind: 'client' | 'matter'; id: string },
  { caller }: KnownCaller,
  rights: Rights,
): Promise<Rights | undefined> {
  if (caller.kind !== 'client') return undefined;
  const mandate = await mandateForRoom(sql, room, { delegateId: caller.id, now: now() });
  return mandate && { ...rights, mandate: mandate.id, withoutMoney: !mandate.mayPay };
}

/** An id, or the hash of a visitor's secret. */
const conversationRoom = (name: string) =>
  /^conversation:([0-9a-f-]{36}|[\w-]{43})$/.exec(name)?.[1];

/**
 * Both sides see each other there: who waits wants to know that somebody has come. A visitor has no
 * token of their own; that they know the name of the room is the right to it, as with a link.
 */
async function rightsInConversation(
  sql: Database,
  door: LiveGuard,
  room: string,
  bearer: Bearer,
): Promise<Rights | undefined> {
  const found = await sql.as(system, (tx) => ofRoom(tx, room));
  if (!found) return undefined;
  const known = bearer.role === 'authenticated' ? await door.whoIs(bearer) : undefined;
  if (known?.caller.kind === 'staff') return lookingIn(known, 'everybody');
  const { clientId, name } = found;
  if (clientId !== null)
    return known?.caller.id === clientId ? lookingIn(known, 'everybody') : undefined;
  const meta = { side: 'client', name: name.slice(0, mostOfName) };
  return {
    mayWrite: false,
    presence: { as: { key: room, side: 'client', meta }, sees: 'everybody' },
  };
}

const mostOfName = 80;

function lookingIn({ caller, name }: KnownCaller, sees: PresenceRights['sees']): Rights {
  const side = caller.kind === 'staff' ? 'house' : 'client';
  const meta = { side, name: name.slice(0, mostOfName) };
  return { mayWrite: false, presence: { as: { key: caller.id, side, meta }, sees } };
}
