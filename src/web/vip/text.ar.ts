import type { vip as english } from '#web/vip/text.en.ts';

export const vip: typeof english = {};
