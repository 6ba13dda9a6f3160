import type { ChatPage } from '#contract/chat/pages.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('chat');

export const chatScreens: Screens<ChatPage> = {
  chat: page(() => import('#web/chat/chat-page.tsx').then((file) => file.chatScreen)),
};
