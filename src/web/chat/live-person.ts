import type { Conversation } from '#contract/conversations/conversations.ts';

/** A person of the house in the chat: what was said with them, and how one writes to them. */
export interface LivePerson {
  conversation: Conversation | undefined;
  /** What was said with them, in its place among what was said to the assistant. */
  spoken: Conversation | undefined;
  ask: () => void;
  isSending: boolean;
  /** Whether the message was taken. */
  write: (text: string) => boolean;
  type: () => void;
  isHouseTyping: boolean;
}
