/** What other features ask about live conversations, inside their own transaction. */
import { isLive } from '#domain/conversations.ts';
import * as store from '#server/conversations/store.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

interface AskedOf {
  /** The kept conversation with the assistant, where there is one. */
  conversationId: string | null;
  /** The assistant's slug: a conversation that is not kept is known by whom it is with. */
  persona: string;
  /** What a visitor proves with that a conversation is theirs; a client may have begun as one. */
  token: string | undefined;
}

/** While a person has a conversation, or is about to, the assistant says nothing in it. */
export async function isWithPerson(tx: Sql, by: Caller, asked: AskedOf): Promise<boolean> {
  const { token, persona } = asked;
  if (by.kind === 'client' && (await store.hasPerson(tx, by.id, asked))) return true;
  if (token === undefined) return false;
  const held = await inNameOf(tx, [system, by], () => store.findByHash(tx, linkHash(token)));
  return held !== undefined && isLive(held.state) && (held.persona ?? persona) === persona;
}
