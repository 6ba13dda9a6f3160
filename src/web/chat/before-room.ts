/** What is asked on the chat page before its room is there; the room goes on with it. */
interface BeforeRoom {
  /** The field was being written in when the room took its place. */
  isFocused: boolean;
  question: string | undefined;
}

export const beforeRoom: BeforeRoom = { isFocused: false, question: undefined };
