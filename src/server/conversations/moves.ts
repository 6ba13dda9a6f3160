/** What happens in a conversation once it runs: words, moves, and how it ends. */
import type {
  ConversationMessage,
  ConversationSide,
} from '#contract/conversations/conversations.ts';
import {
  type ConversationActor,
  type ConversationMove,
  conversationAfter,
  isLive,
} from '#domain/conversations/life.ts';
import { Failure } from '#domain/failure.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { transcript } from '#server/conversations/letters.ts';
import { tellAll, tellLine } from '#server/conversations/notices.ts';
import * as store from '#server/conversations/store.ts';
import { newId } from '#server/platform/ids.ts';

interface Writer {
  side: ConversationSide;
  id: string | null;
  name: string;
}

/** Nobody writes so many; whoever does is no person. */
const mostMessages = 1000;

export async function writeInConversation(
  acting: ConversationAct,
  row: store.ConversationRow,
  { side, id: writerId, name, text }: Writer & { text: string },
): Promise<ConversationMessage> {
  const { tx, now } = acting;
  if (!isLive(row.state)) throw new Failure('conflict', 'This conversation has ended.');
  const number = row.messages + 1;
  if (number > mostMessages)
    throw new Failure('too_many_requests', 'This conversation is full. Please begin another.');
  const message = { id: newId(), number, side, name, text, createdAt: now };
  await store.addMessage(tx, { ...message, conversationId: row.id, writerId });
  const next = { ...row, messages: number, lastAt: now, lastSide: side };
  await store.saveConversation(tx, next);
  await tellAll(acting, next);
  return message;
}

interface Move {
  move: ConversationMove;
  actor: ConversationActor;
  changed?: Partial<store.ConversationRow>;
}

/** One step of its life; whoever waited behind it moves up. */
export async function makeMove(
  acting: ConversationAct,
  row: store.ConversationRow,
  { move, actor, changed = {} }: Move,
): Promise<store.ConversationRow> {
  const { tx, now } = acting;
  const state = conversationAfter(row.state, move, actor);
  const endedAt = isLive(state) ? null : now;
  const next = { ...row, handBackOffered: false, ...changed, state, endedAt };
  await store.saveConversation(tx, next);
  await tellAll(acting, next);
  if (row.state === 'queued') await tellLine(acting);
  return next;
}

/** Over, and what was said goes to the client's mailbox where a person had said something. */
export async function endConversation(
  acting: ConversationAct,
  row: store.ConversationRow,
  actor: ConversationActor,
): Promise<store.ConversationRow> {
  const ended = await makeMove(acting, row, { move: 'end', actor });
  return row.takenAt && row.messages > 0 ? mailTranscript(acting, ended) : ended;
}

/** The same length is mailed once, however often it is asked for. */
export async function mailTranscript(
  acting: ConversationAct,
  row: store.ConversationRow,
): Promise<store.ConversationRow> {
  const { tx, now, services } = acting;
  const messages = await store.messagesOf(tx, row.id);
  if (messages.length === 0)
    throw new Failure('conflict', 'Nothing has been said yet, so there is nothing to send.');
  await services.messages.queue(tx, transcript(row, messages, services.publicUrl));
  const mailed = { ...row, mailedAt: now };
  await store.saveConversation(tx, mailed);
  await tellAll(acting, mailed);
  return mailed;
}
