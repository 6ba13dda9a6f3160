/** What is told live, and to whom. Live is a hint: whoever hears it asks the database again. */
import type { Id } from '#contract/primitives.ts';

/** A room: one client's own, those who look at one matter, the two sides of a conversation, or the desk. */
export type LiveTopic = `client:${Id}` | `matter:${Id}` | `conversation:${string}` | 'desk';

/** What may be heard there; only ids travel. */
export interface LiveEvents {
  /** A matter has changed: its state, a message, a quote, a step. */
  matter: { id: Id };
  notification: { id: Id };
  booking: { id: Id };
  /** A paper of the vault has changed, or who may see it. */
  document: { id: Id };
  /** Something was invoiced, paid or sent back; the id is the client's. */
  billing: { id: Id };
  /** A conversation of the chat has changed. */
  conversation: { id: Id };
  /** Something said in the chat must be seen to, or somebody sees to it. */
  follow_up: { id: Id };
  /** Somebody is writing in it; a moment later it is no longer true. */
  typing: { id: Id; side: 'client' | 'house' };
}
export type LiveEvent = keyof LiveEvents;

export const clientTopic = (id: Id): LiveTopic => `client:${id}`;
export const matterTopic = (id: Id): LiveTopic => `matter:${id}`;
/** By the name of its room: of a visitor's conversation nobody can guess it. */
export const conversationTopic = (room: string): LiveTopic => `conversation:${room}`;
export const deskTopic: LiveTopic = 'desk';
