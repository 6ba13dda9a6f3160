import type { chat as english } from '#web/chat/text.en.ts';

export const chat: typeof english = {};
