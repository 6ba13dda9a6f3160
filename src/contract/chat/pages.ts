/** What the pages of chat are made from. Plain types: the browser's first chunk imports this file. */
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { Picture } from '#contract/pages/parts.ts';

export interface ChatContent {
  begin: string;
  expert: string;
  /** The first of them answers where nobody was chosen. */
  personas: AssistantPersona[];
  picture: Picture;
}

export type ChatPage = { name: 'chat'; content: ChatContent };
