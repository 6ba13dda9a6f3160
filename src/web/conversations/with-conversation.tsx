import type { ReactNode } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { HandingAssistant } from '#web/conversations/mutations.ts';
import { type Expert, useExpert } from '#web/conversations/use-conversation.ts';

interface WithExpertProps {
  assistant: HandingAssistant;
  persona: AssistantPersona;
  children: (expert: Expert) => ReactNode;
}

/** Draws a room with what the live conversation with a person knows and can. */
export const WithExpert = ({ assistant, persona, children }: WithExpertProps) =>
  children(useExpert(assistant, persona));
