/** What the pages of chat are made from. Plain types: the browser's first chunk imports this file. */
import type { Picture } from '#contract/pages/parts.ts';

/** An assistant as the widgets and the chat page show it. */
export interface AssistantPersona {
  slug: string;
  /** The pages it stands on, with everything below them. */
  pages: string[];
  service: string;
  name: string;
  role: string;
  /** The token of its colour: `--persona-school`. */
  color: string;
  position: 'left' | 'right';
  icon: string;
  systemPrompt: string;
  welcome: string;
  questions: string[];
}

export interface ChatContent {
  begin: string;
  expert: string;
  /** The first of them answers where nobody was chosen. */
  personas: AssistantPersona[];
  picture: Picture;
}

export type ChatPage = { name: 'chat'; content: ChatContent };
