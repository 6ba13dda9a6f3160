/** What the pages of chat are made from. Plain types: the browser's first chunk imports this file. */
import type { Picture } from '#contract/pages.ts';

export interface ChatContent {
  begin: string;
  expert: string;
  /** Who answers when a conversation is begun. */
  manager: { name: string; role: string; welcome: string };
  /** Questions the answer book knows. */
  questions: string[];
  picture: Picture;
}

export type ChatPage = { name: 'chat'; content: ChatContent };
