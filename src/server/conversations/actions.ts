/** What other features ask about live conversations, inside their own transaction. */
import {
  type Raised,
  type RaisedRow,
  raiseFollowUp,
} from '#server/conversations/follow-ups/follow-ups.ts';
import * as store from '#server/conversations/store.ts';
import { actUnasked } from '#server/platform/act.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface AskedOf {
  /** The kept conversation with the assistant, where there is one. */
  conversationId: string | null;
  /** The assistant's slug: a conversation that is not kept is known by whom it is with. */
  persona: string;
  /** What a visitor proves with that a conversation is theirs; a client may have begun as one. */
  token: string | undefined;
}

/** While a person has a conversation the assistant says nothing in it; whoever waits for one is still helped. */
export async function isWithPerson(tx: Sql, by: Caller, asked: AskedOf): Promise<boolean> {
  const { token, persona } = asked;
  if (by.kind === 'client' && (await store.hasPerson(tx, by.id, asked))) return true;
  if (token === undefined) return false;
  const held = await inNameOf(tx, [system, by], () => store.findByHash(tx, linkHash(token)));
  return held?.state === 'human' && (held.persona ?? persona) === persona;
}

/**
 * A complaint or an emergency of the chat becomes a row at the desk, in a transaction of its own. Whatever
 * goes wrong is written down and never takes the answer from whoever asked.
 */
export async function followUp(
  services: Services,
  caller: Caller,
  raised: Raised,
): Promise<RaisedRow | undefined> {
  try {
    return await actUnasked(services, (acting) => raiseFollowUp(acting, caller, raised));
  } catch (error) {
    services.log.error({ err: error, kind: raised.kind }, 'the desk could not be told');
    return undefined;
  }
}

/** Somebody is in danger: whoever sits at the desk looks at once. */
export const alarmDesk = (
  services: Services,
  caller: Caller,
  raised: Omit<Raised, 'kind'>,
): Promise<RaisedRow | undefined> => followUp(services, caller, { ...raised, kind: 'emergency' });
