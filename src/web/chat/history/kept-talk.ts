import { Temporal } from 'temporal-polyfill/full';
import type { KeptMessage } from '#contract/assistant/history.ts';
import { emptyTalk, type Talk } from '#web/chat/talk.ts';

/** A conversation the house has kept, as the screen shows it. */
export function talkOf(conversationId: string, messages: KeptMessage[]): Talk {
  return {
    ...emptyTalk,
    conversationId,
    messages: messages.map(({ id, text, isUser, sentAt, answer, feedback }) => ({
      ...{ id, text, isUser, feedback, keptId: isUser ? undefined : id },
      timestamp: Temporal.Instant.from(sentAt).epochMilliseconds,
      answer: answer ? { ...answer, offersPerson: false } : undefined,
    })),
  };
}
