/** What is written or asked on the chat page before its room is there; the room goes on with it. */
import type { Draft } from '#web/chat/message-form.tsx';

interface BeforeRoom extends Draft {
  /** The field was being written in when the room took its place. */
  isFocused: boolean;
  question: string | undefined;
}

export const beforeRoom: BeforeRoom = { text: '', isFocused: false, question: undefined };
