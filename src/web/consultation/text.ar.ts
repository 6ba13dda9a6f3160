import type { consultation as english } from '#web/consultation/text.en.ts';

export const consultation: typeof english = {};
