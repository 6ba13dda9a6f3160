import type { eventFile as english } from '#server/vip/text.en.ts';

export const eventFile: typeof english = {
  dressCode: (code) => `قواعد اللباس: ${code}`,
  more: (url) => `للتأكيد والتفاصيل: ${url}`,
};
