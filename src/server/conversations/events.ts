/** What conversations tell others, and ask them, without knowing them. */
import type { ConversationFacts } from '#domain/conversations/summary.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { event } from '#server/platform/events.ts';

export interface KeptTalk {
  /** What was really said on both sides, the newest last. */
  said: { isUser: boolean; text: string }[];
  /** What the house knows of it beside the words. */
  facts: Partial<ConversationFacts>;
}

/** A client asks for a person out of a conversation that is kept: whoever keeps it says what was said. */
export const personAsked = event<
  { acting: ConversationAct; clientId: string; assistantId: string },
  KeptTalk | undefined
>('person_asked');
