/** Who hears of a conversation. */

import type { ConversationSide } from '#contract/conversations/conversations.ts';
import { clientTopic, conversationTopic, deskTopic } from '#contract/live.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { type ConversationRow, conversationsInLine } from '#server/conversations/store.ts';
import { hintRoom, tellRoom } from '#server/platform/live.ts';
import { inNameOf, system } from '#server/platform/sql.ts';

export async function tellAll({ tx }: ConversationAct, row: ConversationRow): Promise<void> {
  const { id, room, clientId } = row;
  await tellRoom(tx, conversationTopic(room), 'conversation', { id });
  if (clientId) await tellRoom(tx, clientTopic(clientId), 'conversation', { id });
  await tellRoom(tx, deskTopic, 'conversation', { id });
}

/** Whoever still waits has moved up. */
export async function tellLine({ tx, by }: ConversationAct): Promise<void> {
  const waiting = await inNameOf(tx, [system, by], () => conversationsInLine(tx));
  for (const { id, room } of waiting)
    await tellRoom(tx, conversationTopic(room), 'conversation', { id });
}

export const tellTyping = ({ tx }: ConversationAct, row: ConversationRow, side: ConversationSide) =>
  hintRoom(tx, conversationTopic(row.room), 'typing', { id: row.id, side });
