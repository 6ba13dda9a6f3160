/** What is told live, and to whom. Live is a hint: whoever hears it asks the database again. */
import type { Id } from '#contract/primitives.ts';

/** A room: one client's own, those who look at one matter, or everybody at the desk. */
export type LiveTopic = `client:${Id}` | `matter:${Id}` | 'desk';

/** What may be heard there; only ids travel. */
export interface LiveEvents {
  /** A matter has changed: its state, a message, a quote, a step. */
  matter: { id: Id };
  notification: { id: Id };
  booking: { id: Id };
  /** Something was invoiced, paid or sent back; the id is the client's. */
  billing: { id: Id };
  /** A conversation of the chat has changed. */
  conversation: { id: Id };
}
export type LiveEvent = keyof LiveEvents;

export const clientTopic = (id: Id): LiveTopic => `client:${id}`;
export const matterTopic = (id: Id): LiveTopic => `matter:${id}`;
export const deskTopic: LiveTopic = 'desk';
