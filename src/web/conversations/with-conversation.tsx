import type { ReactNode } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { HandingAssistant } from '#web/conversations/mutations.ts';
import { type LiveConversation, useConversation } from '#web/conversations/use-conversation.ts';

interface WithConversationProps {
  assistant: HandingAssistant;
  persona: AssistantPersona;
  children: (live: LiveConversation) => ReactNode;
}

/** Draws a room with what the live conversation with a person knows and can. */
export const WithConversation = ({ assistant, persona, children }: WithConversationProps) =>
  children(useConversation(assistant, persona));
