import type { ChatPage } from '#contract/chat/pages.ts';
import type { Screens } from '#web/screen.ts';

export const chatScreens: Screens<ChatPage> = {
  chat: {
    load: async () => (await import('#web/chat/chat-page.tsx')).chatScreen,
    words: ['chat'],
  },
};
