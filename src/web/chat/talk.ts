/** A conversation with the assistant as this tab keeps it: through a reload, not through signing out. */
import type { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Thumb } from '#contract/assistant/history.ts';
import { ownPrefix, thisVisit } from '#web/platform/browser/storage.ts';

/** Section 3 of the specification: id, text, isUser, timestamp; and what an answer brings along. */
export interface TalkMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  answer?:
    | (Pick<AssistantAnswer, 'citations' | 'cards' | 'actions' | 'offersPerson'> &
        Partial<Pick<AssistantAnswer, 'acts'>>)
    | undefined;
  /** The kept answer at the house, for feedback. */
  keptId?: string | undefined;
  feedback?: Thumb | null | undefined;
  /** No answer came; it may be asked for again. */
  failed?: boolean | undefined;
}

export interface Talk {
  conversationId: string | null;
  /** By which the house remembers a visitor's conversation. */
  memoryToken: string | null;
  messages: TalkMessage[];
  suggestions: string[];
  /** The live conversation that was asked for out of this one, and after how many messages. */
  handed: { id: string; after: number } | null;
}

export const emptyTalk: Talk = {
  conversationId: null,
  memoryToken: null,
  messages: [],
  suggestions: [],
  handed: null,
};

const keyOf = (persona: string) => `${ownPrefix}chat-${persona}`;

/** More is not shown again after a reload; the house keeps what is a client's. */
const mostKept = 60;

export function keepTalk(persona: string, talk: Talk): void {
  const messages = talk.messages.slice(-mostKept);
  const dropped = talk.messages.length - messages.length;
  const handed = talk.handed && { ...talk.handed, after: Math.max(0, talk.handed.after - dropped) };
  thisVisit.keep(keyOf(persona), JSON.stringify({ ...talk, messages, handed }));
}

export function readTalk(persona: string): Talk {
  try {
    const kept = thisVisit.read(keyOf(persona));
    // Only `keepTalk` writes under this key.
    return kept ? { ...emptyTalk, ...(JSON.parse(kept) as Talk) } : emptyTalk;
  } catch {
    return emptyTalk; // somebody else's value: the same as none
  }
}
